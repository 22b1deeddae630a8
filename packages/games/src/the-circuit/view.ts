/** What a viewer sees of a match, field by field, by the table of who knows what. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import { combatCard } from './content/packs.ts';
import { STATS, type StatId } from './content/types.ts';
import { engagedBy, finishersUsed, isPinnable, statOf, traitsOf } from './fighters.ts';
import {
  type Fighter,
  type FighterRef,
  type FighterView,
  type Frame,
  refOf,
  type State,
  type TeamView,
  type View,
} from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const choosing = choosingOf(state);
  return {
    options: { ...state.options },
    content: state.content,
    viewer,
    order: [...state.order],
    ringRules: state.ringRules,
    radius: state.radius,
    round: state.round,
    turn: state.turn,
    active: state.active,
    activation: structuredClone(state.activation),
    pushHype: state.pushHype,
    reshuffles: state.reshuffles,
    teams: state.teams.map((_, seat) => teamAs(state, seat, viewer)),
    locked: state.teams.map(
      ({ fighters }, seat) => fighters.length > 0 || (choosing?.committed[seat] ?? null) !== null,
    ),
    stack: state.stack.map(frame => frameAs(state, frame, viewer)),
    result: structuredClone(state.result),
  };
}

type ChoosingTeams = Extract<Frame, { name: 'choosingTeams' }>;

const choosingOf = ({ stack }: State): ChoosingTeams | null => (stack[0]?.name === 'choosingTeams' ? stack[0] : null);

/** The hand is its owner's, unless the table plays with open hands. */
export const seesHand = ({ options }: Pick<State, 'options'>, viewer: Viewer, seat: Seat): boolean =>
  viewer === seat || options.openHands;

/** Pin breaks in the deck, and in a hand that is hidden. */
export function pinBreaksUnseen(state: State, seat: Seat, viewer: Viewer): number {
  const { deck, hand } = state.teams[seat]!;
  const unseen = seesHand(state, viewer, seat) ? deck : [...deck, ...hand];
  return unseen.filter(card => combatCard(state.content, card).pinBreak).length;
}

function teamAs(state: State, seat: Seat, viewer: Viewer): TeamView {
  const team = state.teams[seat]!;
  const isOpen = seesHand(state, viewer, seat);
  return {
    fighters: team.fighters.map(fighter => fighterAs(state, refOf(seat, fighter.card), fighter)),
    hazard: team.hazard,
    hazardZone: team.hazardZone,
    zone: team.zone,
    hype: team.hype,
    deck: team.deck.length,
    pinBreaks: pinBreaksUnseen(state, seat, viewer),
    discard: [...team.discard],
    handSize: team.hand.length,
    hand: isOpen ? [...team.hand] : null,
    last: team.last,
    vacancies: [...team.vacancies],
    defeats: team.defeats,
    finishers: finishersUsed(team),
    conceded: team.conceded,
  };
}

function fighterAs(state: State, ref: FighterRef, fighter: Fighter): FighterView {
  const { card, at, damage, stun, states, lasting, finished, spent, crowd } = fighter;
  return {
    card,
    at,
    damage,
    stun,
    states: [...states],
    lasting: [...lasting],
    finished,
    spent: [...spent],
    crowd,
    stats: Object.fromEntries(STATS.map(stat => [stat, statOf(state, ref, stat)])) as { [S in StatId]: number },
    traits: [...traitsOf(state, ref)],
    engages: engagedBy(state, ref),
    pinnable: isPinnable(state, ref),
  };
}

/** Frames are public, but for teams that others are choosing in secret. */
function frameAs({ options }: State, frame: Frame, viewer: Viewer): Frame {
  const copy = structuredClone(frame);
  if (copy.name !== 'choosingTeams' || options.uniqueFighters) return copy;
  copy.drafts = copy.drafts.map((draft, seat) => (seat === viewer ? draft : []));
  copy.committed = copy.committed.map((team, seat) => (seat === viewer ? team : null));
  return copy;
}
