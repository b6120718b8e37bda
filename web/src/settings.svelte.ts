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

/** What was kept, as far as it is still known. */
function kept(): Likings {
  const all: Likings = { ...PLAIN, ...(recall(KEPT) as Partial<Likings>) };
  if (!THEMES.includes(all.theme)) all.theme = PLAIN.theme;
  if (!MODES.includes(all.mode)) all.mode = PLAIN.mode;
  return all;
}

export const settings = $state<Likings>(kept());

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
