/** What goes through the endpoints of competitions, as it may look. */

import { completeOptions, fastChance } from '@roundhouse/kernel';
import { COMPETITIONS } from './kinds.ts';
import type { Competition, CompetitionKind, CompetitionLook } from './protocol.ts';

/** Any will do: the first that there is, with its usual number and options. */
const [game, kinds] = [...COMPETITIONS][0]!;
const kind = kinds[0]!;
const size = kind.entrants[0]!;
const begun: unknown = kind.start({ entrants: size, seed: '5e'.repeat(32) });

export const EXAMPLE_KIND: CompetitionKind = {
  game,
  kind: kind.id,
  entrants: [...kind.entrants],
  options: kind.options,
  decides: [...kind.decides],
};

/** What a bot would decide first. */
export const EXAMPLE_ACT = kind.botAct(begun, 0, fastChance(1)) as { type: string };

export const EXAMPLE_COMPETITION: Competition = {
  id: 'q0m8Rk2vTzX1aBcd',
  game,
  kind: kind.id,
  size,
  options: completeOptions(kind.options),
  match: {},
  entrants: [{ name: 'Ann' }, { name: 'Bot', bot: 'greedy' }],
  listed: true,
  clock: { kind: 'move', seconds: 259_200, out: 'bot' },
  level: 'greedy',
  status: 'open',
  commitment: '3c5ae530a81d23ef71567a32b94487d3794a49310b1553bd8f3f2f534d2364e2',
  created: 1_794_760_418_503,
};

export const EXAMPLE_LOOK: CompetitionLook = {
  competition: EXAMPLE_COMPETITION,
  revision: 0,
  entrant: 0,
  invite: 'c7AyymW2rut_InGIC2VzAjzfG5rZL28Y',
  view: null,
  owes: null,
  leftMs: null,
  waiting: [],
  matches: [],
  stages: [],
  standings: [],
  outcome: null,
  seed: null,
};
