/** A line of the log shows its thing on the board: while it is pointed at or focused, and for longer when it is pressed. */

import { useLayoutEffect } from 'preact/hooks';

/** Fields of events that name a thing, and what kind of thing. A table marks it: `data-thing="seat:0"`, `"slot:3 card:x"`. */
const KINDS: { readonly [field: string]: string } = {
  seat: 'seat',
  attacker: 'seat',
  winner: 'seat',
  target: 'seat',
  owner: 'seat',
  from: 'seat',
  to: 'seat',
  by: 'seat',
  slot: 'slot',
  slots: 'slot',
  card: 'card',
  cards: 'card',
  loc: 'loc',
  locs: 'loc',
  permanent: 'permanent',
  spell: 'spell',
  fighter: 'fighter',
  pinned: 'fighter',
  other: 'fighter',
  zone: 'zone',
  hazard: 'hazard',
};

/** Where something comes from or goes to is a seat if it has a number, and a slot if it has a name. */
const WAYS: ReadonlySet<string> = new Set(['from', 'to']);

/** The things on the board that an event is about; spaces in their names are written as dashes. */
export function thingsOf(event: object): string[] {
  return Object.entries(event).flatMap(([field, value]) => {
    const kind = KINDS[field];
    if (kind === undefined) return [];
    const named: readonly unknown[] = Array.isArray(value) ? value : [value];
    return named.flatMap(one => {
      if (typeof one === 'number') return [`${kind}:${one}`];
      if (typeof one === 'string') return [`${WAYS.has(field) ? 'slot' : kind}:${one.replaceAll(' ', '-')}`];
      return typeof one === 'object' && one !== null ? thingsOf(one) : [];
    });
  });
}

/** What is shown rather than what: this very card, then a card of that name or a slot, then the seat they belong to. */
const BY_RANK = [/^permanent:/, /^(?!seat:)/, /^seat:/];

/** The things themselves, as far as they can be seen, and of these the most special. */
export function elementsOf(things: readonly string[]): HTMLElement[] {
  const found = (kind: RegExp): HTMLElement[] =>
    things
      .filter(thing => kind.test(thing))
      .flatMap(thing => [
        ...document.querySelectorAll<HTMLElement>(`.match-main [data-thing~="${CSS.escape(thing)}"]`),
      ]);
  return BY_RANK.map(found).find(({ length }) => length > 0) ?? [];
}

/** Lights things up; none are lit afterwards but these. */
export function light(things: readonly string[]): readonly HTMLElement[] {
  for (const lit of document.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset.lit;
  const elements = elementsOf(things);
  for (const element of elements) element.dataset.lit = '';
  return elements;
}

/** Lights things up until something else is done, and brings them into sight. */
export function pointOut(things: readonly string[]): void {
  light(things)[0]?.scrollIntoView({ block: 'nearest' });
  const put = (): void => {
    light([]);
    removeEventListener('pointerdown', put);
    removeEventListener('keydown', put);
  };
  addEventListener('pointerdown', put);
  addEventListener('keydown', put);
}

/** Marks things for as long as something is said of them, also those that are drawn later; gives what ends it. */
export function markOut(things: readonly string[]): () => void {
  let marked: readonly HTMLElement[] = [];
  const mark = (): void => {
    marked = elementsOf(things);
    for (const element of marked) element.dataset.hinted = '';
  };
  mark();
  marked.find(element => !element.closest('.table-ask'))?.scrollIntoView({ block: 'nearest' });
  const drawn = new MutationObserver(mark);
  const table = document.querySelector('.match-main');
  if (table) drawn.observe(table, { childList: true, subtree: true });
  return () => {
    drawn.disconnect();
    for (const element of document.querySelectorAll<HTMLElement>('[data-hinted]')) delete element.dataset.hinted;
  };
}

/**
 * Watches a box with a log in it. `things` has what each line is about, line by line; `onPress` is told when a line that is
 * about something was pressed.
 */
export function usePointing(
  box: { readonly current: HTMLElement | null },
  things: readonly (readonly string[])[],
  onPress: (things: readonly string[]) => void,
): void {
  // Before it is painted: what can be seen can be pressed.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const aboutOf = (event: Event): readonly string[] => {
      const line = event.target instanceof Element ? event.target.closest('.log > li') : null;
      return line ? (things[[...(line.parentElement?.children ?? [])].indexOf(line)] ?? []) : [];
    };
    const point = (event: Event): void => void light(aboutOf(event));
    const leave = (): void => void light([]);
    const press = (event: Event): void => {
      const about = aboutOf(event);
      const onButton = event.target instanceof Element && event.target.closest('button');
      if (about.length > 0 && !onButton) onPress(about);
    };
    const listeners = { pointerover: point, focusin: point, pointerleave: leave, focusout: leave, click: press };
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
    };
  });
}
