/** Knows what every page has loaded before anything else. */

import type { Plugin, Rollup } from 'vite';

let made: Rollup.OutputBundle = {};

/** Sees what has been made, so that `notFirst` knows. */
export function firstFiles(): Plugin {
  return {
    name: 'roundhouse:first',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        made = bundle;
      },
    },
  };
}

/** Of what a part needs, what a page that asks for it does not have yet: the rest would only be names that make scripts longer. */
export function notFirst(needed: readonly string[], hostType: 'html' | 'js'): string[] {
  const first = new Set<string>();
  const add = (file: string): void => {
    const chunk = made[file];
    if (first.has(file) || chunk?.type !== 'chunk') return;
    first.add(file);
    for (const more of chunk.imports) add(more);
  };
  if (hostType === 'js') add(Object.keys(made).find(file => /^assets\/index-[^/]*\.js$/.test(file)) ?? '');
  return needed.filter(file => !first.has(file));
}
