// Sheets to print: the second WebAssembly module, loaded by those who print.

import init, { sheet } from '../wasm/sheets.js';
import wasm from '../wasm/sheets_bg.wasm?url';
import type { Language } from '../words/words.svelte';

export const SHEETS = [
  'board',
  'tiled-board',
  'pieces',
  'rules',
  'school',
  'dice',
  'tournament',
] as const;
export type SheetName = (typeof SHEETS)[number];

export interface Order {
  sheet: SheetName;
  rules: string;
  paper: 'a4' | 'letter';
  style: 'full' | 'ink-saving';
  side?: number;
  square?: number;
  diameter?: number;
  players?: number;
}

export interface Sheets {
  readonly title: string;
  readonly size: [number, number];
  /** The pages, each an SVG file. */
  readonly pages: string[];
}

/** A measure that does not fit. */
export interface Unfit {
  readonly asked: number;
  readonly least: number;
  readonly most: number;
}

let loaded: Promise<unknown> | undefined;

/** The pages of a sheet, or the measure that does not fit. */
export async function draw(order: Order, language: Language): Promise<Sheets | Unfit> {
  loaded ??= init({ module_or_path: wasm });
  await loaded;
  try {
    return JSON.parse(sheet(JSON.stringify(order), language)) as Sheets;
  } catch (error) {
    if (typeof error === 'string' && error.startsWith('{')) return JSON.parse(error) as Unfit;
    throw error;
  }
}

/** Where the server makes a PDF of it. */
export function pdf(order: Order, language: Language): string {
  const query = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(order)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `/api/sheet.pdf?${query.toString()}`;
}
