/** The rule sets that follow written sources; the others are the wider family. */
export const SOURCED: readonly string[] = [
  'ludoteka',
  'alquerque',
  'tradicional',
  'alfonso',
  'abierto',
];
