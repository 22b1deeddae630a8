/** A table for any game: it describes the view, offers the moves as sentences, and sends one. It knows no game. */

import type { Viewer } from '@roundhouse/kernel';
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { describePosition, type Naming } from '../description.ts';
import { TableLanguage, useTableWords } from '../table-words.ts';
import type { TableProps } from '../tables.ts';
import type { AnyWords } from '../words.ts';
import { Moves } from './moves.tsx';
import type { AnyMove, Chosen } from './narrowing.ts';
import { Position } from './position.tsx';
import { genericTableWords } from './words.ts';
import './generic-table.css';

type Props = TableProps<AnyMove, unknown, unknown>;

/** So many of the last events are told again beside the question. */
const LATEST = 4;

export function GenericTable({ view, moves, waiting, send, history, names, seat }: Props) {
  const words = useTableWords<AnyWords>();
  const say = genericTableWords(useContext(TableLanguage));
  const naming: Naming = { hints: words.plain ?? {}, view, names, viewer: seat, say };
  const description = useMemo(
    () => describePosition({ words, view, names, viewer: seat, say }),
    [words, view, names, seat, say],
  );
  const latest = useMemo(() => latestOf(words, history, names, seat), [words, history, names, seat]);
  // Choices belong to one list of moves: another position starts afresh.
  const [draft, setDraft] = useState<{ moves: readonly AnyMove[]; chosen: readonly Chosen[] }>({ moves, chosen: [] });
  const chosen = draft.moves === moves ? draft.chosen : [];
  const ask = useRef<HTMLElement>(null);
  const isAsked = seat !== null && (waiting?.includes(seat) ?? true);
  useFocus(ask, moves, chosen.length, isAsked || chosen.length > 0);
  return (
    <div class="plain">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a wide screen it scrolls by itself, with keys too. */}
      <section class="plain-board" aria-label={say.position} tabIndex={0}>
        <Position description={description} viewer={seat} say={say} />
        {latest.length > 0 && (
          <section class="plain-news" aria-labelledby="plain-news">
            <h2 id="plain-news" class="plain-label">
              {say.justNow}
            </h2>
            <ol>
              {latest.map((text, place) => (
                <li key={place}>{text}</li>
              ))}
            </ol>
          </section>
        )}
      </section>
      <section class="plain-ask table-ask" ref={ask} tabIndex={-1} aria-label={say.yourMoves}>
        <p class="plain-prompt table-prompt">{words.prompt(view, seat, names)}</p>
        {moves.length > 0 && (
          <Moves
            moves={moves}
            send={send}
            sentence={move => words.move(move, view)}
            naming={naming}
            say={say}
            chosen={chosen}
            choose={next => setDraft({ moves, chosen: next })}
          />
        )}
      </section>
    </div>
  );
}

/** The last things that happened, oldest first, in sentences. */
function latestOf(words: AnyWords, history: readonly unknown[], names: readonly string[], viewer: Viewer): string[] {
  const told: string[] = [];
  for (let place = history.length - 1; place >= 0 && told.length < LATEST; place--) {
    const text = words.weight(history[place]) === 'passing' ? null : words.event(history[place], names, viewer);
    if (text !== null) told.unshift(text);
  }
  return told;
}

/**
 * Keeps keyboard players where the next answer is given, unless they are busy elsewhere. On a move it puts them only if
 * one is asked for: a key pressed twice must not act out of turn.
 */
function useFocus(
  ask: { current: HTMLElement | null },
  moves: readonly AnyMove[],
  depth: number,
  toMove: boolean,
): void {
  const before = useRef({ moves, depth });
  useLayoutEffect(() => {
    const isSame = before.current.moves === moves && before.current.depth === depth;
    before.current = { moves, depth };
    if (isSame) return;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || ask.current?.contains(activeElement);
    if (!isFree) return;
    if (ask.current) ask.current.scrollTop = 0;
    const first = toMove ? ask.current?.querySelector<HTMLElement>('.plain-list button') : null;
    (first ?? ask.current)?.focus({ preventScroll: true });
  });
}
