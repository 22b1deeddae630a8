/** The numbered list a person chooses a move from; typing narrows it. */

/** More than this is not printed at once. */
const MOST_SHOWN = 20;

export interface Menu {
  /** What each move says, in the rules' own order; the number of a move is its place here, from 1. */
  readonly texts: readonly string[];
  /** Places still in question. */
  readonly left: readonly number[];
}

export const openMenu = (texts: readonly string[]): Menu => ({ texts, left: texts.map((_, at) => at) });

/** Lines for the places still in question. */
export function menuLines({ texts, left }: Menu): string[] {
  const shown = left.length > MOST_SHOWN + 4 ? left.slice(0, MOST_SHOWN) : left;
  const width = String(texts.length).length;
  const lines = shown.map(at => `  ${String(at + 1).padStart(width)}  ${texts[at]}`);
  const hidden = left.length - shown.length;
  if (hidden > 0)
    lines.push(`  … and ${hidden} more: type part of a move, such as a word or a number of it, to narrow them.`);
  return lines;
}

export type Picked =
  | { readonly kind: 'move'; readonly at: number }
  | { readonly kind: 'narrowed'; readonly menu: Menu }
  | { readonly kind: 'nothing'; readonly reason: string };

/**
 * What typing this means: a move's number or its whole text picks it, part of a text narrows the list, and nothing at
 * all takes the only move left or opens the list again.
 */
export function pick(menu: Menu, typed: string): Picked {
  if (typed === '') {
    if (menu.left.length === 1) return { kind: 'move', at: menu.left[0]! };
    return { kind: 'narrowed', menu: openMenu(menu.texts) };
  }
  if (/^\d+$/.test(typed)) {
    const at = Number(typed) - 1;
    if (at >= 0 && at < menu.texts.length) return { kind: 'move', at };
    return { kind: 'nothing', reason: `There are moves 1 to ${menu.texts.length}.` };
  }
  const words = typed.replace(/^\//, '').toLowerCase().split(/\s+/);
  const whole = menu.texts.findIndex(text => text.toLowerCase() === words.join(' '));
  if (whole >= 0) return { kind: 'move', at: whole };
  const left = menu.left.filter(at => words.every(word => menu.texts[at]!.toLowerCase().includes(word)));
  if (left.length > 0) return { kind: 'narrowed', menu: { texts: menu.texts, left } };
  return { kind: 'nothing', reason: `No move says '${typed}'. 'help' says what you can type.` };
}
