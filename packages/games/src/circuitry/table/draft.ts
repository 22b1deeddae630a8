/** What has been chosen so far of a play, what is still open, and which play it comes to. */

import type { MoveColour } from '../content/face.ts';
import { isMoveColour, type Mini } from '../content/face.ts';
import type { PlayerView } from '../state.ts';
import type { Kind, Play } from './plays.ts';

/** Fields that are chosen one after the other, on the board or by name. */
export type Field = 'target' | 'card' | 'other' | 'cell' | 'place' | 'mini';
/** Fields that have a good value of their own until somebody wants another. */
export type Detail = 'face' | 'rot' | 'amount' | 'pay' | 'payPortal' | 'axis' | 'jumps';

export interface Draft {
  readonly kind: Kind | null;
  readonly chosen: Partial<Pick<Play, Field | Detail>>;
  /** A node further away than one step: the nodes on the way to it. */
  readonly walk: string | null;
}

export const NOTHING: Draft = { kind: null, chosen: {}, walk: null };

/** In the order in which they are asked for. */
const FIELDS: { readonly [K in Kind]: readonly Field[] } = {
  step: ['place'],
  gain: ['card'],
  deliver: [],
  lay: ['card', 'cell'],
  rotate: ['card'],
  swap: ['card', 'other'],
  flip: ['card'],
  slide: ['card', 'cell'],
  force: ['target', 'place'],
  portal: ['place'],
  inhibit: ['target'],
  free: ['target'],
  take: ['target'],
  giveCharge: ['target'],
  spendCharge: [],
  give: ['target', 'mini'],
  ask: ['target', 'mini'],
  discard: ['mini'],
  axis: [],
};

const DETAILS: readonly Detail[] = ['jumps', 'face', 'rot', 'amount', 'axis', 'pay', 'payPortal'];

export interface Resolved {
  /** What has to be chosen next; null once the play is complete. */
  readonly open: Field | null;
  /** The plays that are still possible. */
  readonly plays: readonly Play[];
  /** What would be sent; null until it is complete. */
  readonly play: Play | null;
  /** What each detail could be, where there is a choice. */
  readonly choices: { readonly [D in Detail]?: readonly Play[D][] };
}

/** The card that is turned, moved or laid, as soon as it is certain. */
export const cardIn = ({ open, plays }: Resolved): number | undefined => (open === 'card' ? undefined : plays[0]?.card);

const valuesOf = <K extends keyof Play>(plays: readonly Play[], key: K): Play[K][] => [
  ...new Set(plays.map(play => play[key])),
];

/** Two cards that swap are two cards in any order. */
function eitherWay(plays: readonly Play[], first: number | undefined): readonly Play[] {
  if (first === undefined) return plays.flatMap(play => [play, mirrored(play)]);
  return plays.flatMap(play => (play.card === first ? [play] : play.other === first ? [mirrored(play)] : []));
}

const mirrored = (play: Play): Play => ({ ...play, card: play.other!, other: play.card! });

/** What the choices come to. `spends` puts movement cards in the order in which they are best spent. */
export function resolve(all: readonly Play[], { kind, chosen }: Draft, spends: readonly MoveColour[]): Resolved {
  if (kind === null) return { open: null, plays: [], play: null, choices: {} };
  let plays: readonly Play[] = all.filter(play => play.kind === kind);
  if (kind === 'swap') plays = eitherWay(plays, chosen.card);
  for (const field of FIELDS[kind]) {
    const values = valuesOf(plays, field);
    const value = values.includes(chosen[field]) ? chosen[field] : values.length === 1 ? values[0] : undefined;
    if (value === undefined) return { open: field, plays, play: null, choices: {} };
    plays = plays.filter(play => play[field] === value);
  }
  const choices: { [D in Detail]?: readonly Play[D][] } = {};
  for (const detail of DETAILS) {
    const values = valuesOf(plays, detail).filter(value => value !== undefined);
    if (values.length > 1) Object.assign(choices, { [detail]: values });
    const wanted = values.find(value => value === chosen[detail]) ?? bestOf(detail, values, spends);
    plays = plays.filter(play => play[detail] === wanted);
  }
  return { open: null, plays, play: plays[0] ?? null, choices };
}

/** A step before a jump, the front before the back, as much as can be, the card that is missed least. */
function bestOf<D extends Detail>(
  detail: D,
  values: readonly Play[D][],
  spends: readonly MoveColour[],
): Play[D] | undefined {
  if (detail === 'amount') return [...values].sort((a, b) => Number(b) - Number(a))[0];
  if (detail === 'pay' || detail === 'payPortal') {
    return (spends.find(colour => (values as readonly unknown[]).includes(colour)) as Play[D] | undefined) ?? values[0];
  }
  return values[0];
}

/** Movement colours in hand, the one that is held most first; one's own and black, which do more, last. */
export function spendOrder({ minis, colour }: Pick<PlayerView, 'minis' | 'colour'>): MoveColour[] {
  const count = (wanted: Mini): number => (minis ?? []).filter(mini => mini === wanted).length;
  const worth = (one: MoveColour): number => (one === 'K' ? 2 : one === colour ? 1 : 0);
  const held = [...new Set((minis ?? []).filter(isMoveColour))];
  return held.sort((a, b) => worth(a) - worth(b) || count(b) - count(a));
}

/** The cards that pay for so many steps, cheapest first; null if there are not enough. */
export function paymentFor(player: Pick<PlayerView, 'minis' | 'colour'>, steps: number): MoveColour[] | null {
  const left = [...(player.minis ?? [])].filter(isMoveColour);
  const pays: MoveColour[] = [];
  for (let i = 0; i < steps; i++) {
    const next = spendOrder({ ...player, minis: left })[0];
    if (next === undefined) return null;
    left.splice(left.indexOf(next), 1);
    pays.push(next);
  }
  return pays;
}
