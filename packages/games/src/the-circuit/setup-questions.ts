/** The questions of the set-up: teams, hazards, deployment zones, and where fighters come into the ring. */

import { owingTogether, pop, type Seat } from '@roundhouse/kernel';
import {
  type AnswerTo,
  AT_THE_BOTTOM,
  askedUnlessForced,
  below,
  type Chapter,
  type Named,
  type Problem,
  unless,
} from './asking.ts';
import { contentOf } from './content/packs.ts';
import { legalHazards, sharedIdentities, teamProblems } from './content/teams.ts';
import type { FighterId, ZoneId } from './content/types.ts';
import { ZONE } from './content/zones.ts';
import { deploy } from './displacement.ts';
import { candidates, canJoinInOrder, hazardsFor, readyTeams, teamRules } from './drafts.ts';
import { fighterOf, isFree, isRing } from './fighters.ts';
import { type Hex, zoneOf } from './hex.ts';
import {
  addToDraft,
  bench,
  deploymentSpaces,
  lockTeam,
  placeHazard,
  placementsFor,
  placeZone,
  playing,
  runDeploying,
  runSettingUp,
} from './setup.ts';
import { type FighterRef, refOf, type State, seatOf, TEAM_SIZE } from './state.ts';

// ---- Teams: D1

const PICK_TEAM: AnswerTo<'choosingTeams', 'pickTeam'> = {
  offers: (state, seat, frame) =>
    readyTeams(state, seat, frame).map(fighters => ({ type: 'pickTeam', fighters: [...fighters] })),
  exact: true,
  forbids: [{ rule: 'ARENA-2', key: 'draftBegun', if: (_state, seat, _move, { drafts }) => drafts[seat]!.length > 0 }],
  otherwise: { rule: 'ARENA-6', key: 'notReadyMade' },
  does: (state, seat, { fighters }, step, frame) => addToDraft(state, seat, fighters, step, frame),
};

const nameOf = (state: State, fighter: FighterId): string => contentOf(state.content).fighters[fighter].name;

/** Whether it shares an identity with all of the draft, or with each, as the option says. */
function sharesNothing(state: State, draft: readonly FighterId[], fighter: FighterId): boolean {
  const content = contentOf(state.content);
  const shares = (fighters: readonly FighterId[]): boolean => sharedIdentities(content, fighters).length > 0;
  if (state.options.sharedIdentity === 'common') return !shares([...draft, fighter]);
  return draft.some(other => !shares([other, fighter]));
}

const PICK_FIGHTER: AnswerTo<'choosingTeams', 'pickFighter'> = {
  offers: (state, seat, frame) => candidates(state, seat, frame).map(fighter => ({ type: 'pickFighter', fighter })),
  exact: true,
  forbids: [
    { rule: 'ARENA-2', key: 'teamFull', if: (_state, seat, _move, { drafts }) => drafts[seat]!.length >= TEAM_SIZE },
    {
      rule: 'ARENA-R3',
      key: 'fighterTaken',
      if: (state, _seat, { fighter }, frame) => teamRules(state, frame).taken?.includes(fighter) ?? false,
      values: (_state, _seat, { fighter }) => ({ fighter }),
    },
    {
      rule: 'ARENA-7',
      key: 'sameName',
      if: (state, seat, { fighter }, { drafts }) =>
        drafts[seat]!.some(other => nameOf(state, other) === nameOf(state, fighter)),
      values: (_state, _seat, { fighter }) => ({ fighter }),
    },
    {
      rule: 'ARENA-6',
      key: 'nothingShared',
      if: (state, seat, { fighter }, { drafts }) => sharesNothing(state, drafts[seat]!, fighter),
      values: (_state, _seat, { fighter }) => ({ fighter }),
    },
  ],
  otherwise: { rule: 'ARENA-2', key: 'noTeamLeft', values: (_state, _seat, { fighter }) => ({ fighter }) },
  does: (state, seat, { fighter }, step, frame) => addToDraft(state, seat, [fighter], step, frame),
};

const PICK_HAZARD: AnswerTo<'choosingTeams', 'pickHazard'> = {
  offers: (state, seat, frame) => hazardsFor(state, seat, frame).map(hazard => ({ type: 'pickHazard', hazard })),
  exact: true,
  forbids: [
    {
      rule: 'ARENA-2',
      key: 'teamSize',
      if: (_state, seat, _move, { drafts }) => drafts[seat]!.length < TEAM_SIZE,
      values: (_state, seat, _move, { drafts }) => ({ chosen: drafts[seat]!.length, needed: TEAM_SIZE }),
    },
    {
      rule: 'ARENA-8',
      key: 'hazardNotAllowed',
      if: (state, seat, { hazard }, { drafts }) =>
        !legalHazards(contentOf(state.content), drafts[seat]!).includes(hazard),
      values: (_state, _seat, { hazard }) => ({ hazard }),
    },
  ],
  does: (state, seat, { hazard }, step, frame) => lockTeam(state, seat, hazard, step, frame),
};

/** ARENA-R4: everybody chooses at once; with unique fighters whoever comes after those that have chosen. */
const isTheirTurn = ({ options }: State, { committed }: Named<'choosingTeams'>, before: readonly Seat[]): boolean =>
  !options.uniqueFighters || before.every(seat => committed[seat] !== null);

function ofChoosing(state: State, frame: Named<'choosingTeams'>): Problem {
  const { asked, drafts, committed } = frame;
  const seats = state.teams.length;
  if ([asked, drafts, committed].some(({ length }) => length !== seats)) return 'there is one place a seat';
  if (asked.some((is, seat) => is && state.teams[seat]!.conceded)) return 'who has left is not asked';
  const askedNow = playing(state).filter((_, place, seats) => isTheirTurn(state, frame, seats.slice(0, place)));
  if (askedNow.some(seat => !asked[seat]) || askedNow.length !== asked.filter(is => is).length) {
    return `asked must be seats ${askedNow.join(', ')}`;
  }
  if (committed.some((team, seat) => team !== null && !asked[seat])) return 'who has chosen was asked';
  const isLegal = committed.every(
    team => team === null || teamProblems(contentOf(state.content), team, state.options).length === 0,
  );
  if (!isLegal) return 'committed teams must be legal';
  const isFine = drafts.every((draft, seat) => draft.length === 0 || (asked[seat] && committed[seat] === null));
  if (!isFine) return 'only those who are choosing have a draft';
  return unless(
    drafts.every(draft => canJoinInOrder(state, draft, frame)),
    'no team can be made of a draft',
  );
}

// ---- Hazards and zones: D2, D3

const ringRulesOf = (state: State) => contentOf(state.content).ringRules[state.ringRules!];
const isTaken = ({ teams }: State, zone: ZoneId): boolean =>
  teams.some(team => team.hazardZone === zone || team.zone === zone);

/** twin-terrors: every hazard after the first neighbours an earlier one. */
function isUnlinked(state: State, zone: ZoneId): boolean {
  const earlier = state.teams.flatMap(({ hazardZone }) => hazardZone ?? []);
  const isLinked = earlier.length === 0 || earlier.some(other => ZONE[zone].neighbours.includes(other));
  return ringRulesOf(state).hazardLink !== undefined && !isLinked;
}

// ---- Deployment: D4, D5

const ownFighters = ({ teams }: State, seat: Seat): FighterRef[] =>
  teams[seat]!.fighters.map(({ card }) => refOf(seat, card));

const isHome = ({ teams }: State, seat: Seat, space: Hex): boolean => zoneOf(space) === teams[seat]!.zone;
const hasRoom = (state: State, seat: Seat): boolean => isHome(state, seat, deploymentSpaces(state, seat)[0]!);

function ofDeployment(state: State, frame: Named<'choosingSpace'>): Problem {
  const { seat, fighter, why } = frame;
  const deploying = below(state, frame, 'deploying');
  const coming = [fighter, ...deploying.fighters];
  if (deploying.seat !== seat || deploying.why !== why) return 'it is asked for those who are being deployed';
  const isHome = coming.every(ref => seatOf(ref) === seat && fighterOf(state, ref).at === null);
  if (!isHome || new Set(coming).size !== coming.length) return 'it is asked for one’s own fighters on the Bench';
  return unless(state.teams[seat]!.zone !== null, 'the team has no deployment zone');
}

// ---- The questions

export const setupQuestions: Chapter<
  'choosingTeams' | 'settingUp' | 'placingHazard' | 'placingZone' | 'benching' | 'deploying' | 'choosingSpace'
> = {
  // D1. ARENA-R4: in secret and all at once, or openly in turn order.
  choosingTeams: {
    asks: (_state, frame) => owingTogether(frame),
    rule: 'ARENA-2',
    answers: { pickTeam: PICK_TEAM, pickFighter: PICK_FIGHTER, pickHazard: PICK_HAZARD },
    over: AT_THE_BOTTOM,
    stands: ofChoosing,
  },

  settingUp: {
    run: runSettingUp,
    over: AT_THE_BOTTOM,
    stands: ({ ringRules, round }) => unless(ringRules !== null && round === 0, 'only in the set-up'),
  },

  // D2, D3
  placingHazard: {
    ...askedUnlessForced,
    rule: 'ARENA-20',
    answers: {
      placeHazard: {
        offers: state => placementsFor(state).map(zone => ({ type: 'placeHazard', zone })),
        exact: true,
        forbids: [
          {
            rule: 'ARENA-R5',
            key: 'zoneBarred',
            if: (state, _seat, { zone }) => !ringRulesOf(state).hazardZones.includes(zone),
          },
          { rule: 'ARENA-20', key: 'zoneTaken', if: (state, _seat, { zone }) => isTaken(state, zone) },
          { rule: 'ARENA-19', key: 'zoneBarred', if: (state, _seat, { zone }) => isUnlinked(state, zone) },
        ],
        otherwise: { rule: 'ARENA-R8', key: 'setUpDeadlock' },
        does: (state, seat, { zone }, step) => placeHazard(state, seat, zone, step),
      },
    },
    over: ['settingUp'],
    askedFromBelow: true,
  },

  placingZone: {
    ...askedUnlessForced,
    rule: 'ARENA-21',
    answers: {
      placeZone: {
        offers: state => placementsFor(state).map(zone => ({ type: 'placeZone', zone })),
        exact: true,
        forbids: [
          { rule: 'ARENA-23', key: 'zoneZero', if: (_state, _seat, { zone }) => zone === 0 },
          {
            rule: 'ARENA-R5',
            key: 'zoneBarred',
            if: (state, _seat, { zone }) => !ringRulesOf(state).deployZones.includes(zone),
          },
          { rule: 'ARENA-21', key: 'zoneTaken', if: (state, _seat, { zone }) => isTaken(state, zone) },
          {
            rule: 'ARENA-22',
            key: 'zoneNeighbours',
            if: ({ teams }, _seat, { zone }) =>
              teams.some(team => team.zone !== null && ZONE[zone].neighbours.includes(team.zone)),
          },
        ],
        otherwise: { rule: 'ARENA-R8', key: 'setUpDeadlock' },
        does: (state, seat, { zone }, step) => placeZone(state, seat, zone, step),
      },
    },
    over: ['settingUp'],
    askedFromBelow: true,
  },

  // D4, D5
  benching: {
    ...askedUnlessForced,
    rule: 'ARENA-24',
    answers: {
      bench: {
        offers: (state, seat) => ownFighters(state, seat).map(fighter => ({ type: 'bench', fighter })),
        exact: true,
        otherwise: { rule: 'ARENA-24', key: 'notYours' },
        does: (state, _seat, { fighter }, step, frame) => bench(state, fighter, step, frame),
      },
    },
    over: ['settingUp'],
    askedFromBelow: true,
  },

  deploying: { run: runDeploying, over: ['settingUp', 'beginning', 'activating'] },

  choosingSpace: {
    ...askedUnlessForced,
    rule: 'ARENA-24',
    answers: {
      deployAt: {
        offers: (state, seat) => deploymentSpaces(state, seat).map(hex => ({ type: 'deployAt', hex })),
        exact: true,
        forbids: [
          { rule: 'ARENA-R19', key: 'outsideRing', if: (state, _seat, { hex }) => !isRing(state, hex) },
          { rule: 'ARENA-R19', key: 'occupied', if: (state, _seat, { hex }) => !isFree(state, hex) },
          {
            rule: 'ARENA-24',
            key: 'outsideZone',
            if: (state, seat, { hex }, { why }) => why === 'setUp' && !deploymentSpaces(state, seat).includes(hex),
          },
          {
            rule: 'ARENA-41',
            key: 'outsideZone',
            if: (state, seat, { hex }) => hasRoom(state, seat) && !isHome(state, seat, hex),
          },
        ],
        otherwise: { rule: 'ARENA-R19', key: 'outsideZone' },
        does(state, _seat, { hex }, step, { fighter, why }) {
          pop(state);
          deploy(state, fighter, hex, why, step);
        },
      },
    },
    over: ['deploying'],
    stands: ofDeployment,
  },
};
