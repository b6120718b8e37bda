// Writes the service worker: the list of what the build made, and the code that
// keeps it for offline use.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function serviceWorker(): Plugin {
  return {
    name: 'molino-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      // Of the fonts those that the three languages need.
      const isForeign = /-(cyrillic|greek|vietnamese|ext)\b/;
      const files = Object.keys(bundle).filter((file) => !isForeign.test(file));
      const folder = new URL('../public/', import.meta.url);
      const plain = readdirSync(folder);
      const kept = ['/', ...[...plain, ...files].map((file) => `/${file}`)];
      const content = Object.values(bundle).map((file) =>
        file.type === 'chunk' ? file.code : file.source,
      );
      const build = createHash('sha256');
      for (const part of content) build.update(part);
      for (const file of plain) build.update(readFileSync(new URL(file, folder)));
      const code = readFileSync(new URL('../src/service-worker.js', import.meta.url), 'utf8');
      const head = `const BUILD = ${JSON.stringify(build.digest('hex').slice(0, 16))};
const FILES = ${JSON.stringify(kept.filter((file) => file !== '/index.html'))};
`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: head + code });
    },
  };
}
