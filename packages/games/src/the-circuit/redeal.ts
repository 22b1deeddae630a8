/** A whole match that looks like a view to its seat: what the seat cannot know is dealt at random. */

import { type Chance, copyPlain, type Seat } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import { legalHazards } from './content/teams.ts';
import type { Ability, FighterId } from './content/types.ts';
import { candidates } from './drafts.ts';
import { printed } from './fighters.ts';
import { inDeckOrder } from './hype.ts';
import { canPay, type Means, paymentsFor } from './pay.ts';
import {
  type CardId,
  type Fighter,
  type FighterView,
  type Frame,
  type State,
  TEAM_SIZE,
  type Team,
  type TeamChoice,
  type TeamView,
  type View,
} from './state.ts';

export function determinize(seen: View, _seat: Seat, chance: Chance): State {
  const state: State = {
    options: { ...seen.options },
    content: seen.content,
    order: [...seen.order],
    ringRules: seen.ringRules,
    radius: seen.radius,
    round: seen.round,
    turn: seen.turn,
    active: seen.active,
    activation: copyPlain(seen.activation),
    pushHype: seen.pushHype,
    reshuffles: seen.reshuffles,
    teams: seen.teams.map(teamOf),
    result: copyPlain(seen.result),
    stack: copyPlain(seen.stack),
  };
  for (const [at, team] of seen.teams.entries()) if (team.fighters.length > 0) dealCards(state, seen, at, chance);
  chooseForOthers(state, seen, chance);
  return state;
}

const teamOf = (team: TeamView): Team => ({
  fighters: team.fighters.map(fighterOf),
  hazard: team.hazard,
  hazardZone: team.hazardZone,
  zone: team.zone,
  hype: team.hype,
  deck: [],
  discard: [...team.discard],
  hand: team.hand ? [...team.hand] : [],
  last: team.last,
  vacancies: [...team.vacancies],
  defeats: team.defeats,
  conceded: team.conceded,
});

const fighterOf = (fighter: FighterView): Fighter => ({
  card: fighter.card,
  at: fighter.at,
  damage: fighter.damage,
  stun: fighter.stun,
  states: [...fighter.states],
  lasting: [...fighter.lasting],
  finished: fighter.finished,
  spent: [...fighter.spent],
  crowd: fighter.crowd,
});

// ---- Cards

/** All that is neither discarded nor in a hand that is seen is in the deck or in the hidden hand. */
function dealCards(state: State, seen: View, seat: Seat, chance: Chance): void {
  const team = state.teams[seat]!;
  const { handSize, hand } = seen.teams[seat]!;
  const known = new Set([...team.discard, ...team.hand]);
  const unseen = contentOf(state.content)
    .deck.map(({ id }) => id)
    .filter(id => !known.has(id));
  if (hand === null && handSize > 0) team.hand = dealHand(state, seat, unseen, handSize, chance);
  team.deck = inDeckOrder(state.content, unseen);
}

/** A hand is redealt so often until it pays for what has been declared; then such cards are put into it. */
const MOST_DEALS = 6;

function dealHand(state: State, seat: Seat, unseen: CardId[], size: number, chance: Chance): CardId[] {
  const declared = seat === state.active ? declaredAbility(state) : null;
  const means = (hand: readonly CardId[]): Means => ({
    content: state.content,
    hand,
    hype: state.teams[seat]!.hype,
    generic: state.options.genericPayment,
  });
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const hand = Array.from({ length: size }, () => chance.draw(unseen));
    if (!declared || canPay(declared.cost, means(hand))) return inDeckOrder(state.content, hand);
    unseen.push(...hand);
  }
  const all = inDeckOrder(state.content, [...unseen]);
  const payments = paymentsFor(declared!.cost, means(all)).filter(({ cards }) => cards.length <= size);
  const hand = [...chance.draw(payments).cards];
  for (const card of hand) unseen.splice(unseen.indexOf(card), 1);
  while (hand.length < size) hand.push(chance.draw(unseen));
  return inDeckOrder(state.content, hand);
}

/** What the active fighter has said it will use and not yet paid for. */
function declaredAbility(state: State): Ability | null {
  const frame = state.stack[state.stack.length - 1];
  const isDeclared = frame?.name === 'aiming' || frame?.name === 'choosingAlly' || frame?.name === 'paying';
  if (!isDeclared || frame.ability === null || !state.activation) return null;
  const { abilities } = printed(state, state.activation.fighter);
  return abilities.find(({ id }) => id === frame.ability) ?? null;
}

// ---- Teams

/** Those who have chosen in secret get a legal team; those still choosing may have begun anywhere. */
function chooseForOthers(state: State, seen: View, chance: Chance): void {
  const [frame] = state.stack;
  if (frame?.name !== 'choosingTeams') return;
  for (const [seat, isLocked] of seen.locked.entries()) {
    if (isLocked && frame.committed[seat] === null) frame.committed[seat] = randomTeam(state, seat, frame, chance);
  }
}

/** Any legal team, fighter by fighter. */
function randomTeam(
  state: State,
  seat: Seat,
  frame: Extract<Frame, { name: 'choosingTeams' }>,
  chance: Chance,
): TeamChoice {
  const fighters: FighterId[] = [];
  while (fighters.length < TEAM_SIZE) {
    const drafts = frame.drafts.with(seat, fighters);
    fighters.push(chance.draw([...candidates(state, seat, { ...frame, drafts })]));
  }
  return { fighters, hazard: chance.draw([...legalHazards(contentOf(state.content), fighters)]) };
}
