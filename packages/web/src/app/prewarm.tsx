/**
 * Rehearsals: while a player thinks, some of the possible moves are tried out on a position that looks the same, and the table
 * is drawn and laid out with what comes of them, where nobody sees it. So the first real move of its kind runs on code, letters
 * and drawings that are ready.
 */

import { TableWords } from '@roundhouse/games/table-words.ts';
import type { TableProps } from '@roundhouse/games/tables.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { type AnyGame, heardBy, play, type Seat } from '@roundhouse/kernel';
import { Backstage } from '@roundhouse/kit';
import { type ComponentType, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { findGame } from '../play/games.ts';
import type { GameEvent, Move } from '../play/source.ts';
import { imaginedFrom } from '../play/undo.ts';

export type Shown = TableProps<Move, unknown, GameEvent>;

export interface Stage {
  readonly game: string;
  /** The table alone: prewarming says nothing. */
  readonly Bare: ComponentType<Shown>;
  readonly words: AnyWords | null;
}

/** As often as it takes for a browser to see that something is worth getting ready. */
const TIMES = 8;

/** By the first thing that can be done: what was rehearsed since the page was opened. */
const rehearsed = new Set<string>();

/** Rehearses each kind of question once, as soon as there is nothing else to do. */
export function usePrewarm({ game, Bare, words }: Stage, shown: Shown): void {
  useEffect(() => {
    const { moves, seat } = shown;
    const [rules, kind] = [findGame(game), `${game} ${moves[0]?.type}`];
    if (!rules || !words || seat === null || moves.length === 0 || rehearsed.has(kind)) return;
    const box = backstage();
    const draw = (props: Shown | null): void => {
      // In the page for as long as it is laid out, and gone before the next frame.
      document.body.append(box);
      render(
        props && (
          <Backstage.Provider value={true}>
            <TableWords.Provider value={words}>
              <Bare {...props} send={() => {}} />
            </TableWords.Provider>
          </Backstage.Provider>
        ),
        box,
      );
      box.getBoundingClientRect();
      box.remove();
    };
    let at = -1;
    const next = (): void => {
      if (at > TIMES) return;
      // Something is being pressed: the click must not wait for prewarming.
      if (document.documentElement.matches(':active')) {
        idle(next);
        return;
      }
      if (at === TIMES) rehearsed.add(kind);
      else idle(next);
      draw(at < 0 ? shown : at < TIMES ? after(rules, shown, seat, moves[((at * moves.length) / TIMES) | 0]!) : null);
      at++;
    };
    idle(next);
    return () => {
      // Another question came first: this one is rehearsed when it comes again.
      if (at <= TIMES) draw(null);
      at = TIMES + 1;
    };
  }, [shown.moves]);
}

const idle = (then: () => void): unknown => (globalThis.requestIdleCallback ?? setTimeout)(then);

/** A place as large as the table's own, for nobody to see, to hear or to come to. */
function backstage(): HTMLElement {
  const box = document.createElement('div');
  const { width, height } = document.querySelector('.match-main')!.getBoundingClientRect();
  box.className = 'match-main';
  box.inert = true;
  box.style.cssText = `position:fixed;contain:strict;visibility:hidden;width:${width}px;height:${height}px`;
  return box;
}

/** What the seat would be shown after a move. */
function after(rules: AnyGame, shown: Shown, seat: Seat, move: Move): Shown {
  const match = imaginedFrom(rules, shown.view, seat, shown.names.length);
  const events = play(rules, match, seat, move, 0).flatMap(entry => heardBy(entry, seat)) as GameEvent[];
  return {
    ...shown,
    view: rules.view(match.state, seat),
    moves: rules.legalMoves(match.state, seat),
    events,
    history: [...shown.history, ...events],
  };
}
