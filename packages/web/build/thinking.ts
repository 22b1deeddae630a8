/** Workers think and draw nothing: what a game's manifest offers beyond rules and bot is left out of their bundles. */

import type { Plugin } from 'vite';

const MANIFEST = /\/games\/src\/[^/]+\/index\.ts$/;
/** What the first page says of a game is part of every manifest, and small. */
const UNTHOUGHT =
  /^\.\/(table\/|words\/(?!languages\.ftl\.ts)|tutorial\.ts|advice\.ts|laws\.ts|metrics\.ts|content\/|measuring\/)/;
/** How a game comes by its words: all but the box is loaded from here. */
const LANGUAGES = /\/games\/src\/[^/]+\/words\/languages\.ftl\.ts$/;
const NOTHING = '\0nothing';

/** A worker's bundle is its own: without this it would hold every table and every word a second time. */
export function thinking(): Plugin {
  return {
    name: 'roundhouse-thinking',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isUnthought = LANGUAGES.test(importer) ? !source.endsWith('/shelf.ftl.ts') : UNTHOUGHT.test(source);
      return isUnthought && (LANGUAGES.test(importer) || MANIFEST.test(importer)) ? NOTHING : null;
    },
    load: id => (id === NOTHING ? 'export {};' : null),
  };
}
