/** What answers have in common, and the two that stand in most questions: `showHand` and `stop`. */

import type { Answer, Forbids, Seat } from '@roundhouse/kernel';
import type { EffectStep } from './content/language.ts';
import { answered, askedFor, isDuty } from './effects.ts';
import { seesHand, startsToSee } from './known-cards.ts';
import type { Event, Frame, Move, SpellName, State } from './state.ts';

export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
export type FrameOf<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
/** An answer of this kind, whatever question it stands in. */
export type AnswerOf<Type extends Move['type'], F extends Frame = Frame> = Answer<State, F, MoveOf<Type>, Event>;
export type Reason<M, F extends Frame = Frame> = Forbids<State, M, F>;

// Moves are never changed, so lists may share them.

const NONE: readonly never[] = [];

/** The names of a hand, each once. */
export const distinct = (names: readonly SpellName[]): SpellName[] => names.filter((name, i) => name !== names[i - 1]);

export const NOT_IN_HAND: Reason<{ readonly spell: string }> = {
  rule: 'ELEM-32',
  key: 'notInHand',
  if: ({ players }, seat, { spell }) => !players[seat]!.hand.includes(spell),
};

/** In one's own turn between actions only, in another's at any time. */
const mayShow = ({ active }: State, seat: Seat, { name }: Frame): boolean =>
  seat !== active || name === 'open' || name === 'main';

/** ELEM-R51. */
export const showHand: AnswerOf<'showHand'> = {
  offers(state, seat, frame) {
    if (state.options.showHand === 'off' || !state.players[seat]!.alive || !mayShow(state, seat, frame)) return NONE;
    const moves: MoveOf<'showHand'>[] = [];
    for (let to = 0; to < state.players.length; to++) {
      if (!seesHand(state, to, seat)) moves.push({ type: 'showHand', to });
    }
    return moves;
  },
  exact: true,
  forbids: [
    { rule: 'ELEM-R51', key: 'showOff', if: ({ options }) => options.showHand === 'off' },
    { rule: 'ELEM-77', key: 'out', if: ({ players }, seat) => !players[seat]!.alive },
    { rule: 'ELEM-R51', key: 'showTo', if: ({ players }, seat, { to }) => players[to] === undefined || to === seat },
    { rule: 'ELEM-R51', key: 'showSeen', if: (state, seat, { to }) => seesHand(state, to, seat) },
    { rule: 'ELEM-R51', key: 'showLater', if: (state, seat, _move, frame) => !mayShow(state, seat, frame) },
  ],
  does(state, seat, { to }, step) {
    const player = state.players[seat]!;
    startsToSee(state, to, seat);
    player.showsTo = [...player.showsTo, to].sort((a, b) => a - b);
    if (!step.emitSecret) return;
    const told = { type: 'handShown', seat, to } as const;
    step.emitSecret([seat, to], { ...told, spells: [...player.hand] }, { ...told, spells: null });
  },
};

const STOPS: readonly MoveOf<'stop'>[] = [{ type: 'stop' }];

/** ELEM-57: forgoes the rest of a step, unless it is a duty. */
export const stop: AnswerOf<'stop'> = {
  offers: state => (isDuty(state) ? NONE : STOPS),
  exact: true,
  otherwise: { rule: 'ELEM-R28', key: 'noStop' },
  does(state, seat, _move, step) {
    step.emit?.({ type: 'stepPassed', seat, op: askedFor(state).op as EffectStep['op'], why: 'stopped' });
    answered(state);
  },
};
