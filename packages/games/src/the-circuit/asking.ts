/** What the questions of this game have in common: who is asked, and the shapes of answers and reasons. */

import type { Answer, Forbids, Question, Seat } from '@roundhouse/kernel';
import type { Event, Frame, Move, State } from './state.ts';

export type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
export type Asked<Name extends Frame['name']> = Question<State, Named<Name>, Move, Event>;
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
