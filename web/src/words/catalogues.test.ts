import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The variables of each message of the catalogues of the client. */
function messages(language: string): Map<string, string> {
  const read = (part: string) => readFileSync(`../locales/${language}/${part}.ftl`, 'utf8');
  const source = ['client', 'learn'].map(read).join('\n');
  const blocks = source.split(/\n(?=[a-z])/).filter((block) => /^[a-z]/.test(block));
  return new Map(
    blocks.map((block) => {
      const variables = [...block.matchAll(/\$[a-z]+/g)].map(([name]) => name);
      return [block.split(' =')[0] ?? '', [...new Set(variables)].sort().join(' ')];
    }),
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'wasm' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts')
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

test.each(['es', 'fr'])('%s says the same things as English', (language) => {
  expect(messages(language)).toEqual(messages('en'));
});

test('every message is said, and every message that is said is there', () => {
  const code = sources('src').join('\n');
  const said = [...code.matchAll(/['`]((?:client|learn)-[a-z-]+)(\$\{)?/g)];
  const whole = said.filter(([, , open]) => open === undefined).map(([, id = '']) => id);
  const begun = said.filter(([, , open]) => open !== undefined).map(([, id = '']) => id);
  const known = [...messages('en').keys()];
  expect(known.length).toBeGreaterThan(80);
  expect(whole.filter((id) => !known.includes(id))).toEqual([]);
  const isSaid = (id: string) => whole.includes(id) || begun.some((start) => id.startsWith(start));
  expect(known.filter((id) => !isSaid(id))).toEqual([]);
  // A beginning alone would let everything through.
  expect(begun.filter((start) => start.split('-').length < 3)).toEqual([]);
});
