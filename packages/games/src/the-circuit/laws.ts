/** The CIRCUIT's books, to which the laws hold every random match, and what is secret in it. */

import type { GameInvariants, Viewer } from '@roundhouse/kernel';
import { FINISHERS_TO_WIN } from './combat.ts';
import { contentOf } from './content/packs.ts';
import { finishersUsed, inRing } from './fighters.ts';
import type { CardId, Event, State } from './state.ts';
import { seesHand } from './view.ts';

/** Thirty rounds of three teams, step by step. */
const STEP_LIMIT = 20_000;

export const laws: GameInvariants<State, Event> = { invariant, stepInvariant, secretsOf, stepLimit: STEP_LIMIT };

/** ARENA-26: of each team. */
const CARDS = 52;
const MOST_IN_RING = 3;

/** ARENA-26, ARENA-R18, ARENA-44, ARENA-R79: nothing is lost or made, and no place in the ring is filled twice. */
function invariant(state: State): string | null {
  for (const [seat, team] of state.teams.entries()) {
    if (team.fighters.length === 0) continue;
    const cards = new Set([...team.deck, ...team.discard, ...team.hand]);
    const count = team.deck.length + team.discard.length + team.hand.length;
    if (cards.size !== CARDS || count !== CARDS) return `ARENA-26: team ${seat} has ${count} cards`;
    const inside = inRing(state, seat).length;
    if (inside + team.vacancies.length > MOST_IN_RING)
      return `ARENA-R18: ${inside} fighters of team ${seat} in the ring`;
    if (finishersUsed(team) >= FINISHERS_TO_WIN && state.result === null && !isBeingUsed(state))
      return `ARENA-44: team ${seat} has won`;
    const crowd = team.fighters.reduce((sum, fighter) => sum + fighter.crowd, 0);
    if (crowd < 0 || team.hype < 0) return `ARENA-R65: team ${seat} has ${team.hype} Hype`;
  }
  return state.round <= state.options.bellRounds ? null : `ARENA-R70: round ${state.round}`;
}

/** ARENA-R69: the third Finishing Move is still being carried out. */
const isBeingUsed = ({ stack }: State): boolean =>
  stack.some(frame => frame.name === 'afterUse' && frame.stage === 'win');

/** What is told adds up to what has changed, counted another way than the rules do. */
function stepInvariant(before: State, events: readonly Event[], after: State): string | null {
  return problemWithHype(before, events, after) ?? problemWithHands(before, events, after) ?? lostCrowd(before, after);
}

/** ARENA-32: a purse changes only by what is told. */
function problemWithHype(before: State, events: readonly Event[], after: State): string | null {
  const purses = before.teams.map(({ hype }) => hype);
  for (const event of events) if (event.type === 'hypeChanged') purses[event.seat]! += event.by;
  for (const [seat, told] of purses.entries()) {
    const { hype } = after.teams[seat]!;
    if (hype !== told) return `ARENA-32: ${told} Hype of team ${seat} were told, and ${hype} are there`;
  }
  return null;
}

/** ARENA-28, ARENA-29: a hand grows and shrinks only by what is told. */
function problemWithHands(before: State, events: readonly Event[], after: State): string | null {
  const sizes = before.teams.map(({ hand }) => hand.length);
  for (const event of events) {
    if (event.type === 'drawn') sizes[event.seat]! += event.count;
    if (event.type === 'handDiscarded') sizes[event.seat]! -= event.cards.length;
    if (event.type === 'abilityUsed' || event.type === 'traitUsed') {
      sizes[Number(event.fighter[0])]! -= event.cards.length;
    }
  }
  for (const [seat, size] of sizes.entries()) {
    const { length } = after.teams[seat]!.hand;
    if (length !== size) return `ARENA-28: ${size} cards in hand ${seat} were told, and ${length} are there`;
  }
  return null;
}

/** ARENA-R79: what a fighter has drawn of the crowd is never lost. */
function lostCrowd(before: State, after: State): string | null {
  for (const [seat, { fighters }] of before.teams.entries()) {
    for (const [slot, { crowd }] of fighters.entries()) {
      if (after.teams[seat]!.fighters[slot]!.crowd < crowd)
        return `ARENA-R79: a fighter of team ${seat} has lost crowd`;
    }
  }
  return null;
}

/** Cards of which no copy lies open to this viewer. Every team has the same cards, so that they can be told apart by no other. */
function secretsOf(state: State, viewer: Viewer): string[] {
  // A card may be played and shuffled into the deck in one step, and what was open may be told.
  if (state.reshuffles > 0) return [];
  const seen = new Set<CardId>();
  for (const [seat, { discard, hand }] of state.teams.entries()) {
    for (const card of discard) seen.add(card);
    if (seesHand(state, viewer, seat)) for (const card of hand) seen.add(card);
  }
  return contentOf(state.content)
    .deck.filter(({ id }) => !seen.has(id))
    .map(({ id }) => `"${id}"`);
}
