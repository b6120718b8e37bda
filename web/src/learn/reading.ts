// What there is to read beside the lessons. The texts stand in the catalogues.

import type { Language } from '../words/words.svelte';

/** How well a claim of the game's history is founded. */
export type Sureness = 'certain' | 'likely' | 'doubtful';

/** Claims of the game's history, from the oldest, and of its names. */
export const HISTORY: readonly { readonly id: string; readonly how: Sureness }[] = [
  { id: 'kurna', how: 'doubtful' },
  { id: 'ovid', how: 'likely' },
  { id: 'rome', how: 'doubtful' },
  { id: 'gokstad', how: 'certain' },
  { id: 'alfonso', how: 'certain' },
  { id: 'cloisters', how: 'likely' },
  { id: 'shakespeare', how: 'certain' },
  { id: 'gasser', how: 'certain' },
  { id: 'morris', how: 'likely' },
  { id: 'alquerque', how: 'doubtful' },
  { id: 'names', how: 'certain' },
];

/** The words of the game, in the order in which they are met. */
export const TERMS = [
  'point',
  'man',
  'mill',
  'take',
  'place',
  'step',
  'fly',
  'open-mill',
  'shuttle',
  'shut-in',
  'ply',
  'dice-right',
  'perfect',
] as const;

/** The lessons about what sets a rule set apart. */
export const APART: Readonly<Record<string, readonly string[]>> = {
  tradicional: ['walled'],
  alfonso: ['dice', 'walled'],
  abierto: ['optional', 'double', 'reform'],
};

const WIKIPEDIA: Record<Language, string> = {
  es: 'https://es.wikipedia.org/wiki/Juego_del_molino',
  en: 'https://en.wikipedia.org/wiki/Nine_men%27s_morris',
  fr: 'https://fr.wikipedia.org/wiki/Jeu_du_moulin',
};

/** Pages of others. */
export function links(language: Language): { id: string; address: string }[] {
  return [
    { id: 'wikipedia', address: WIKIPEDIA[language] },
    { id: 'ludoteka', address: 'https://www.ludoteka.com/' },
    { id: 'alfonso', address: `https://${language}.wikipedia.org/wiki/Libro_de_los_juegos` },
    { id: 'gasser', address: 'https://library.slmath.org/books/Book29/files/gasser.pdf' },
    { id: 'gevay', address: 'https://arxiv.org/abs/1408.0032' },
  ];
}
