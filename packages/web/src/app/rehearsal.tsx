/**
 * Rehearsals: while a player thinks, some of the possible moves are tried out on a position that looks the same, and the table
 * is drawn with what comes of them, beside the page and never in it. So the first real move of its kind runs on code and
 * drawings that are ready.
 */

import { TableWords } from '@roundhouse/games/table-words.ts';
import type { TableProps } from '@roundhouse/games/tables.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { type AnyGame, heardBy, play, type Seat } from '@roundhouse/kernel';
import { type ComponentType, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { findGame } from '../play/games.ts';
import type { Move, Told } from '../play/source.ts';
import { imaginedFrom } from '../play/undo.ts';

export type Shown = TableProps<Move, unknown, Told>;

export interface Stage {
  readonly game: string;
  /** The table alone: nobody is to hear a rehearsal. */
  readonly Bare: ComponentType<Shown>;
  readonly words: AnyWords | null;
}

/** As often as it takes for a browser to see that something is worth getting ready. */
const TIMES = 8;

/** Rehearses each kind of move once, as soon as there is nothing else to do. */
export function useRehearsal({ game, Bare, words }: Stage, shown: Shown): void {
  useEffect(() => {
    const [rules, { moves, seat }] = [findGame(game), shown];
    if (!rules || !words || seat === null || !isNew(game, moves)) return;
    const box = document.createElement('div');
    const draw = (props: Shown): void =>
      render(
        <TableWords.Provider value={words}>
          <Bare {...props} send={() => {}} />
        </TableWords.Provider>,
        box,
      );
    const scenes = [() => draw(shown), ...sampled(moves).map(move => () => draw(after(rules, shown, seat, move)))];
    const stop = whenIdle([...scenes, () => render(null, box)]);
    return () => {
      stop();
      render(null, box);
    };
  }, [shown.moves]);
}

const rehearsed = new Set<string>();

/** Whether one of these is of a kind that was not rehearsed yet; from now on all are. */
function isNew(game: string, moves: readonly Move[]): boolean {
  const kinds = new Set(moves.map(({ type }) => `${game} ${type}`));
  const known = rehearsed.size;
  for (const kind of kinds) rehearsed.add(kind);
  return rehearsed.size > known;
}

const sampled = (moves: readonly Move[]): Move[] =>
  Array.from({ length: TIMES }, (_, i) => moves[Math.floor((i * moves.length) / TIMES)]!);

/** What the seat would be shown after a move. */
function after(rules: AnyGame, shown: Shown, seat: Seat, move: Move): Shown {
  const match = imaginedFrom(rules, shown.view, seat, shown.names.length);
  const events = play(rules, match, seat, move, 0).flatMap(entry => heardBy(entry, seat)) as Told[];
  const isOver = rules.payoffs(match.state) !== null;
  return {
    ...shown,
    view: rules.view(match.state, seat),
    moves: isOver ? [] : rules.legalMoves(match.state, seat),
    events,
    history: [...shown.history, ...events],
  };
}

/** Does one thing at a time whenever the browser has nothing better to do; what is given back stops it. */
function whenIdle(things: readonly (() => void)[]): () => void {
  let [at, wanted] = [0, 0];
  const ask = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  const next = (): void => {
    things[at++]!();
    if (at < things.length) wanted = ask(next);
  };
  wanted = ask(next);
  return () => (globalThis.cancelIdleCallback ?? clearTimeout)(wanted);
}
