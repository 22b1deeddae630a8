/** The page to look through the pictures. */

import type { Scene } from './scenes.ts';

export function indexPage(
  scenes: readonly Scene[],
  sizes: readonly { readonly width: number; readonly height: number }[],
  themes: readonly string[],
): string {
  const rows = scenes.map(({ name, path }) => {
    const shots = themes.flatMap(theme => sizes.map(({ width, height }) => figure(name, width, height, theme)));
    return `<section id="${name}"><h2>${name} <code>${path}</code></h2><div>${shots.join('')}</div></section>`;
  });
  const links = scenes.map(({ name }) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html>
<meta charset="utf-8">
<title>Roundhouse: every page</title>
<style>
  body { font: 15px/1.4 sans-serif; margin: 1rem; background: #ddd; }
  nav { columns: 12rem; } nav a { display: block; }
  section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
  figure { margin: 0; flex: none; } img { display: block; max-height: 30rem; border: 1px solid #888; }
  figcaption { font-size: 12px; }
</style>
<h1>Every page</h1>
<nav>${links.join('')}</nav>
${rows.join('\n')}
`;
}

function figure(name: string, width: number, height: number, theme: string): string {
  const file = `${name}-${width}-${theme}.png`;
  return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${width} × ${height}, ${theme}</figcaption></figure>`;
}
