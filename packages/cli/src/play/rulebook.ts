/** A game's rules for players, paragraph by paragraph, from the README in its folder. */

import { readFileSync } from 'node:fs';
import type { AnyGame } from '@roundhouse/kernel';

/** The first word in bold is a rule's id. */
const RULE = /^(?:[-*] )?\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z]?\d+)\*\*/;

/** Every numbered paragraph by its id, without markup. */
export function rulebookOf(game: AnyGame): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  let open: string | null = null;
  for (const line of readme(game).split('\n')) {
    const id: string | undefined = RULE.exec(line)?.[1];
    if (id !== undefined) open = id;
    else if (open === null || line.trim() === '' || /^(?:#|[-*] |\|)/.test(line)) open = null;
    if (open === null) continue;
    const before = rules.get(open);
    const words = plain(line);
    rules.set(open, before === undefined ? words : `${before} ${words}`);
  }
  return rules;
}

const plain = (markdown: string): string =>
  markdown
    .replace(/^[-*] /, '')
    .replaceAll(/\*\*|`/g, '')
    .trim();

function readme(game: AnyGame): string {
  return readFileSync(new URL(import.meta.resolve(`@roundhouse/games/${game.id}/README.md`)), 'utf8');
}

/** The paragraph with that id, or those that hold all the words. */
export function lookUp(rules: ReadonlyMap<string, string>, asked: string): string[] {
  const exact = rules.get(asked.toUpperCase());
  if (exact !== undefined) return [exact];
  const words = asked.toLowerCase().split(/\s+/);
  return [...rules.values()].filter(text => words.every(word => text.toLowerCase().includes(word)));
}
