/** What a lobby may vary, and the sets of options worth offering together. */

import type { OptionSpecs, Seat } from '@roundhouse/kernel';

export interface Options {
  /** How many charges must be delivered to win (BOARD-72). */
  charges: number;
  /** `auto`: on when two charges or more are needed (BOARD-R60). */
  altPoints: 'auto' | 'on' | 'off';
  /** Two teams of two or three, or three of two (BOARD-R63). */
  teams: 'off' | '2x2' | '2x3' | '3x2';
  /** `total`: a team delivers the charges together; `each`: every member delivers all of them. */
  teamGoal: 'total' | 'each';
  /** The charge-point card goes to the right-hand neighbour, and a card is laid every turn while one is held. */
  sophisticated: 'off' | 'on';
  /** At most 6 minis played a turn and 8 held. */
  restricted: 'off' | 'on';
  colours: 'random' | 'choose';
  firstPlayer: 'random' | Seat;
  /** Whether a discard pile is turned over or shuffled when it becomes the deck. */
  recycle: 'turnOver' | 'shuffle';
  /** Whether rows and columns join across gaps, or every gapless run is joined to itself. */
  gapRule: 'ring' | 'run';
  exchangeCost: 'none' | 'chargeLike';
  /** Who chooses the axis when the last pawn on #1 is forced out. */
  forcedAxis: 'owner' | 'mover';
  /** Whether charge-point cards may be laid back up. */
  chargeFaceFree: 'off' | 'on';
  /** Whether later seats take minis before the first turn. */
  seatBonus: 'off' | 'staggered';
  roundLimit: number;
}

export const OPTIONS = {
  charges: { kind: 'range', min: 1, max: 5, default: 1 },
  altPoints: { kind: 'choice', values: ['auto', 'on', 'off'] },
  teams: { kind: 'choice', values: ['off', '2x2', '2x3', '3x2'] },
  teamGoal: { kind: 'choice', values: ['total', 'each'] },
  sophisticated: { kind: 'choice', values: ['off', 'on'] },
  restricted: { kind: 'choice', values: ['off', 'on'] },
  colours: { kind: 'choice', values: ['random', 'choose'] },
  firstPlayer: { kind: 'choice', values: ['random', 0, 1, 2, 3, 4, 5] },
  recycle: { kind: 'choice', values: ['turnOver', 'shuffle'] },
  gapRule: { kind: 'choice', values: ['ring', 'run'] },
  exchangeCost: { kind: 'choice', values: ['none', 'chargeLike'] },
  forcedAxis: { kind: 'choice', values: ['owner', 'mover'] },
  chargeFaceFree: { kind: 'choice', values: ['off', 'on'] },
  seatBonus: { kind: 'choice', values: ['off', 'staggered'] },
  roundLimit: { kind: 'range', min: 10, max: 200, default: 40 },
} as const satisfies OptionSpecs<Options>;

export const PRESETS: { readonly [name: string]: Partial<Options> } = {
  basic: {},
  evenStart: { seatBonus: 'staggered' },
  multipleCharge: { charges: 3 },
  sophisticated: { sophisticated: 'on' },
  restricted: { restricted: 'on' },
  pairs: { teams: '2x2', charges: 2 },
  trios: { teams: '2x3', charges: 3 },
};
