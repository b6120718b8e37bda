// What a person likes: theme, light or dark, coordinates, sounds. Kept in this browser.

import { recall, remember } from './storage';

export const THEMES = ['paper', 'wood', 'slate', 'contrast'] as const;
export const MODES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Mode = (typeof MODES)[number];

interface Likings {
  theme: Theme;
  mode: Mode;
  coordinates: boolean;
  flipped: boolean;
  sounds: boolean;
}

const KEPT = 'molino.settings';
const PLAIN: Likings = {
  theme: 'paper',
  mode: 'auto',
  coordinates: true,
  flipped: false,
  sounds: true,
};

export const settings = $state<Likings>({ ...PLAIN, ...(recall(KEPT) as Partial<Likings>) });

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Shows the page as it is liked; to be called when anything changes. */
export function apply(): void {
  const { theme, mode } = settings;
  const isDark = mode === 'dark' || (mode === 'auto' && dark.matches);
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
  remember(KEPT, settings);
}

dark.addEventListener('change', apply);
