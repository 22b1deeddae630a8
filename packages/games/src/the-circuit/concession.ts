/** Leaving a match: with two teams the other wins; with three, the others play on (ARENA-R71). */

import { pop, type Seat, type Step, unwindTo } from '@roundhouse/kernel';
import { finish } from './ending.ts';
import { discardHand } from './hype.ts';
import { continueChoosing, playing } from './setup.ts';
import type { Event, State } from './state.ts';
import { endTurn } from './turns.ts';

export function concede(state: State, seat: Seat, step: Step<Event>): void {
  step.emit?.({ type: 'conceded', seat });
  clearAway(state, seat, step);
  const left = playing(state);
  if (left.length === 1) finish(state, 'concession', left, step);
  else playOn(state, seat, step);
}

/** Its fighters leave the ring without being defeated; its hazard stays, its deployment zone does not. */
function clearAway(state: State, seat: Seat, step: Step<Event>): void {
  const team = state.teams[seat]!;
  discardHand(state, seat, step);
  team.conceded = true;
  team.zone = null;
  team.vacancies = [];
  for (const fighter of team.fighters) {
    fighter.at = null;
    fighter.damage = 0;
    fighter.stun = 0;
    fighter.states = [];
    fighter.lasting = [];
  }
}

/** The question was this seat's own: it is dropped, with all that was to come of its turn. */
function playOn(state: State, seat: Seat, step: Step<Event>): void {
  const [first] = state.stack;
  if (first?.name === 'choosingTeams') {
    first.asked = first.asked.map((asked, other) => asked && other !== seat);
    first.drafts[seat] = [];
    first.committed[seat] = null;
    continueChoosing(state, step, first);
  } else if (first?.name === 'settingUp') unwindTo(state, 'settingUp');
  else if (state.active === seat) endTurn(state, step);
  else pop(state);
}

/** At any decision of one's own. */
export const mayConcede = (state: State, seat: Seat, toAct: readonly Seat[]): boolean | 'later' =>
  toAct.includes(seat) || (!state.teams[seat]!.conceded && 'later');
