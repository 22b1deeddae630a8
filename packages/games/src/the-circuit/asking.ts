/** What the questions of this game have in common: who is asked, when they can stand, and their types. */

import type { Answer, Forbids, Questions, Seat } from '@roundhouse/kernel';
import { fighterOf } from './fighters.ts';
import type { Activation, Event, Frame, Move, State } from './state.ts';

export type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
/** Some of the frames, by name. */
export type Chapter<Name extends Frame['name']> = Pick<Questions<State, Frame, Move, Event>, Name>;
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
export type AnswerTo<Name extends Frame['name'], Type extends Move['type']> = Answer<
  State,
  Named<Name>,
  MoveOf<Type>,
  Event
>;
export type Reason<Type extends Move['type'], Name extends Frame['name'] = Frame['name']> = Forbids<
  State,
  MoveOf<Type>,
  Named<Name>
>;

const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2]];
const asks = (_state: State, { seat }: { seat: Seat }): readonly Seat[] => SEATS[seat]!;
/** ARENA-R72: who is asked, unless there is only one answer. */
export const askedUnlessForced = { asks, playsForced: true } as const;

// ---- States from outside

export type Problem = string | null;

export const unless = (holds: boolean, problem: string): Problem => (holds ? null : problem);

/** What lies under everything else. */
export const AT_THE_BOTTOM = [null] as const;

/** The frame under this one, of one of the names that its question gives under `over`. */
export const below = <Name extends Frame['name']>({ stack }: State, frame: Frame, ..._names: Name[]): Named<Name> =>
  stack[stack.indexOf(frame) - 1] as Named<Name>;

export const ofActive = (state: State, { seat }: { readonly seat: Seat }): Problem =>
  unless(state.active === seat, 'only the active player is asked');

/** A fighter is active, and so far. */
export const inActivation =
  (...combat: readonly Activation['combat'][]) =>
  ({ activation }: State): Problem => {
    if (activation === null) return 'a fighter must be active';
    return unless(combat.includes(activation.combat), `activation.combat must be '${combat[0]}'`);
  };

export const inCombat = inActivation('on');

/** Nobody who has been defeated is asked what it does. */
export const isThere = (state: State): Problem =>
  unless(fighterOf(state, state.activation!.fighter).at !== null, 'the active fighter is in the ring');
