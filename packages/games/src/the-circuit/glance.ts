/**
 * A view that is read where it stands: for imagined positions, of which a bot looks at thousands a decision. It shows
 * what `view` shows, but copies nothing and works out a number only when somebody asks for it, so it is good until the
 * next move is made.
 */

import type { Seat, Viewer } from '@roundhouse/kernel';
import { STATS, type StateId, type StatId, type TraitId } from './content/types.ts';
import { engagedBy, finishersUsed, isPinnable, statOf, traitsOf } from './fighters.ts';
import {
  type Fighter,
  type FighterRef,
  type FighterView,
  refOf,
  type State,
  type TeamView,
  type View,
} from './state.ts';
import { pinBreaksUnseen, seesHand, view } from './view.ts';

export function glance(state: State, viewer: Viewer): View {
  // Teams are chosen in secret, which only a real view keeps; and they are chosen once a match.
  if (state.stack[0]?.name === 'choosingTeams') return view(state, viewer);
  return {
    options: state.options,
    content: state.content,
    viewer,
    order: state.order,
    ringRules: state.ringRules,
    radius: state.radius,
    round: state.round,
    turn: state.turn,
    active: state.active,
    activation: state.activation,
    pushHype: state.pushHype,
    reshuffles: state.reshuffles,
    teams: state.teams.map((_, seat) => new GlancedTeam(state, seat, viewer)),
    locked: LOCKED[state.teams.length]!,
    stack: state.stack,
    result: state.result,
  };
}

const LOCKED: boolean[][] = [[], [true], [true, true], [true, true, true]];

class GlancedTeam implements TeamView {
  readonly fighters: FighterView[];
  readonly hype: number;
  readonly hand: TeamView['hand'];
  private readonly state: State;
  private readonly seat: Seat;
  private readonly viewer: Viewer;

  constructor(state: State, seat: Seat, viewer: Viewer) {
    const team = state.teams[seat]!;
    this.state = state;
    this.seat = seat;
    this.viewer = viewer;
    this.hype = team.hype;
    this.hand = seesHand(state, viewer, seat) ? team.hand : null;
    this.fighters = team.fighters.map(fighter => new GlancedFighter(state, refOf(seat, fighter.card), fighter));
  }

  private get team() {
    return this.state.teams[this.seat]!;
  }
  get hazard() {
    return this.team.hazard;
  }
  get hazardZone() {
    return this.team.hazardZone;
  }
  get zone() {
    return this.team.zone;
  }
  get deck() {
    return this.team.deck.length;
  }
  get pinBreaks() {
    return pinBreaksUnseen(this.state, this.seat, this.viewer);
  }
  get discard() {
    return this.team.discard;
  }
  get handSize() {
    return this.team.hand.length;
  }
  get last() {
    return this.team.last;
  }
  get vacancies() {
    return this.team.vacancies;
  }
  get defeats() {
    return this.team.defeats;
  }
  get finishers() {
    return finishersUsed(this.team);
  }
  get conceded() {
    return this.team.conceded;
  }
}

class GlancedFighter implements FighterView {
  readonly card: Fighter['card'];
  readonly at: Fighter['at'];
  readonly damage: number;
  readonly stun: number;
  readonly states: StateId[];
  readonly finished: boolean;
  readonly stats: FighterView['stats'];
  private readonly state: State;
  private readonly ref: FighterRef;
  private readonly fighter: Fighter;

  constructor(state: State, ref: FighterRef, fighter: Fighter) {
    this.card = fighter.card;
    this.at = fighter.at;
    this.damage = fighter.damage;
    this.stun = fighter.stun;
    this.states = fighter.states;
    this.finished = fighter.finished;
    this.stats = new GlancedStats(state, ref);
    this.state = state;
    this.ref = ref;
    this.fighter = fighter;
  }

  get lasting() {
    return this.fighter.lasting;
  }
  get spent() {
    return this.fighter.spent;
  }
  get crowd() {
    return this.fighter.crowd;
  }
  get traits() {
    return traitsOf(this.state, this.ref) as TraitId[];
  }
  get engages() {
    return engagedBy(this.state, this.ref);
  }
  get pinnable() {
    return isPinnable(this.state, this.ref);
  }
}

/** A stat is worked out once: ratings come back to it for every ability and every space. */
class GlancedStats implements Record<StatId, number> {
  private readonly state: State;
  private readonly ref: FighterRef;
  private readonly known: (number | undefined)[] = [undefined, undefined, undefined, undefined];

  constructor(state: State, ref: FighterRef) {
    this.state = state;
    this.ref = ref;
  }

  private read(place: number): number {
    this.known[place] ??= statOf(this.state, this.ref, STATS[place]!);
    return this.known[place];
  }
  get SPD() {
    return this.read(0);
  }
  get STA() {
    return this.read(1);
  }
  get COM() {
    return this.read(2);
  }
  get PIN() {
    return this.read(3);
  }
}
