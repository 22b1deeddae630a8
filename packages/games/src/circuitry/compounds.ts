/** What people may send instead of the listed moves: several in a row as one, or one spelt as the page of rules has it. */

import type { Seat } from '@roundhouse/kernel';
import { isStoppable } from './plays.ts';
import { COMPOUNDS, MOVES } from './shapes.ts';
import { respelt } from './spellings.ts';
import type { Compound, Frame, Move, State } from './state.ts';

/** The next listed move of what was sent; null when all of it is played, or it is none. */
export function unfold(state: State, seat: Seat, sent: unknown, played: number): Move | null {
  const spelt = respelt(state, sent);
  if (COMPOUNDS.problem(spelt, 'move') === null) return nextOf(state, seat, spelt as Compound, played);
  return played === 0 && MOVES.problem(spelt, 'move') === null ? (spelt as Move) : null;
}

/** The next move of a compound. */
function nextOf(state: State, seat: Seat, compound: Compound, played: number): Move | null {
  const parts = partsOf(compound);
  const last = parts[played - 1];
  if (last && !goesOn(state, seat, compound, last)) return null;
  return parts[played] ?? null;
}

/**
 * A walk ends with a step that could be stopped, whether or not anybody was asked: going on would tell that nobody was.
 * A second mini is taken only if nothing has to be discarded before.
 */
function goesOn(state: State, seat: Seat, { type }: Compound, last: Move): boolean {
  const asked = state.stack.at(-1)?.name;
  if (type === 'walk') return asked === 'menu' && last.type === 'step' && !isStoppable(state, seat, last);
  return asked === SECOND[type];
}

/** The question that the second part of a compound answers. */
const SECOND = {
  lay: 'laying',
  swap: 'swapping',
  force: 'forcing',
  forcePortal: 'forcing',
  drawTwoGold: 'drawing',
} as const satisfies { [Type in Exclude<Compound['type'], 'walk'>]: Frame['name'] };

function partsOf(compound: Compound): Move[] {
  switch (compound.type) {
    case 'lay': {
      const { card, x, y, face, rot } = compound;
      return [
        { type: 'layCard', card },
        { type: 'layAt', x, y, face, rot },
      ];
    }
    case 'swap':
      return [
        { type: 'swapCard', card: compound.a },
        { type: 'swapWith', card: compound.b },
      ];
    case 'force': {
      const { target, pay, to, exit } = compound;
      return [
        { type: 'force', target },
        { type: 'forceStep', pay, to, exit },
      ];
    }
    case 'forcePortal': {
      const { target, payPawn, payPortal, to } = compound;
      return [
        { type: 'force', target },
        { type: 'jump', payPawn, payPortal, to },
      ];
    }
    case 'walk':
      return compound.steps.map(({ pay, to }) => ({ type: 'step', pay, to, exit: null, axis: null }));
    case 'drawTwoGold':
      return [
        { type: 'draw', from: 'gold' },
        { type: 'draw', from: 'gold' },
      ];
  }
}
