/** What the rules have against a reaction, in the order in which a person hears it. */

import type { Forbids, Seat } from '@roundhouse/kernel';
import { againstPower } from './division.ts';
import { afterReaction } from './fight.ts';
import { tacticalOptions } from './reactions.ts';
import type { Fighter, Frame, ReactMove, State } from './state.ts';
import { isHighToLow } from './validate-state.ts';

const fighterOf = (state: State, seat: Seat): Fighter => state.fighters[seat as 0 | 1];
const allowed = (state: State, seat: Seat, { use }: ReactMove): number => tacticalOptions(fighterOf(state, seat), use);

/** Whether these dice lie in the pool, named high to low. */
function liesIn(pool: readonly number[], faces: readonly number[]): boolean {
  const count = (list: readonly number[], face: number): number => list.filter(other => other === face).length;
  return isHighToLow(faces) && faces.every(face => count(faces, face) <= count(pool, face));
}

function isFlipCount({ options: { tacticalReach, flipCount } }: State, count: number): boolean {
  return count <= tacticalReach && count >= (flipCount === 'upTo2' ? 1 : tacticalReach);
}

function flipsOthers(state: State, seat: Seat, { move, flip }: ReactMove): boolean {
  if (!flip) return false;
  const pools = afterReaction(fighterOf(state, seat), move, null);
  return !liesIn(pools.off, flip.off) || !liesIn(pools.def, flip.def);
}

/** FITE-R4: only a die of the pool that the place helps, and only where the bonus goes to one die. */
function namesOther(state: State, seat: Seat, { move, flip, bonus }: ReactMove): boolean {
  if (bonus === undefined) return false;
  const fighter = fighterOf(state, seat);
  const { loc } = fighter;
  if (state.options.locationBonus === 'each' || loc === null || loc === 'tac') return true;
  return !afterReaction(fighter, move, flip)[loc].includes(bonus);
}

export const AGAINST_REACTIONS: readonly Forbids<State, ReactMove, Extract<Frame, { name: 'reacting' }>>[] = [
  {
    rule: 'FITE-R21',
    key: 'declaredWithDivision',
    if: ({ options }, _, { use }) => use && options.powerTiming === 'withSplit',
  },
  ...againstPower<ReactMove>(),
  {
    rule: 'FITE-20',
    key: 'moveOrFlip',
    if: (state, seat, move) => move.move !== null && move.flip !== null && allowed(state, seat, move) < 2,
  },
  {
    rule: 'FITE-17',
    key: 'onlyTactical',
    if: (state, seat, move) => (move.move !== null || move.flip !== null) && allowed(state, seat, move) === 0,
  },
  {
    rule: 'FITE-21',
    key: 'moveCount',
    if: ({ options }, _, { move }) =>
      move !== null &&
      (!['off', 'def'].includes(move.from) || move.faces.length < 1 || move.faces.length > options.tacticalReach),
    values: ({ options }) => ({ reach: options.tacticalReach }),
  },
  {
    rule: 'FITE-R14',
    key: 'keepsADie',
    if: (state, seat, { move }) =>
      move !== null && !state.options.emptyPools && move.faces.length >= fighterOf(state, seat)[move.from].length,
  },
  {
    rule: 'FITE-R14',
    key: 'movedElsewhere',
    if: (state, seat, { move }) => move !== null && !liesIn(fighterOf(state, seat)[move.from], move.faces),
  },
  {
    rule: 'FITE-22',
    key: 'flipCount',
    if: (state, _, { flip }) => flip !== null && !isFlipCount(state, flip.off.length + flip.def.length),
    values: ({ options }) => ({ reach: options.tacticalReach, exactly: options.flipCount === 'exactly2' }),
  },
  { rule: 'FITE-R15', key: 'flippedElsewhere', if: flipsOthers },
  { rule: 'FITE-R4', key: 'bonusElsewhere', if: namesOther },
];
