/**
 * Moves as the page of rules writes them, turned into those that the rules list: pawns by colour, minis as
 * `{k, c}`, a green kind beside its deck, and what does not apply left out.
 */

import { shape } from '@roundhouse/kernel';
import { COLOURS, type Colour, GREEN_KINDS, MOVE_COLOURS } from './content/face.ts';
import type { State } from './state.ts';

type Sent = Readonly<Record<string, unknown>>;
type Respell = (state: State, sent: Sent) => Sent;

const MINI = shape.either(
  shape.object({ k: shape.one('move'), c: shape.one(...MOVE_COLOURS) }),
  shape.object({ k: shape.one(...GREEN_KINDS, 'Inhibit', 'Free', 'Exchange') }),
);

const isColour = (value: unknown): value is Colour => (COLOURS as readonly unknown[]).includes(value);

/** The seat whose pawn has this colour; one that is not there if nobody plays it. Anything else stays as it is. */
function seatOf({ players }: State, named: unknown): unknown {
  if (!isColour(named)) return named;
  const seat = players.findIndex(({ colour }) => colour === named);
  return seat < 0 ? players.length : seat;
}

function miniOf(mini: unknown): unknown {
  if (MINI.problem(mini, 'mini') !== null) return mini;
  const { k, c } = mini as { k: string; c?: string };
  return k === 'move' ? c : k;
}

/** With these fields null where they are left out. */
const withNulls =
  (...fields: readonly string[]) =>
  (sent: Sent): Sent => ({
    ...sent,
    ...Object.fromEntries(fields.filter(field => sent[field] === undefined).map(field => [field, null])),
  });

const draw: Respell = (_state, { kind, ...sent }) =>
  kind === undefined ? sent : { ...sent, from: sent.from === 'green' ? kind : null };

const respond: Respell = (_state, { play, ...sent }) => (play === undefined ? sent : { ...sent, answer: play });

const withSeat =
  (field: 'target' | 'from' | 'to'): Respell =>
  (state, sent) => ({ ...sent, [field]: seatOf(state, sent[field]) });

const withSeatAndMini =
  (field: 'from' | 'to'): Respell =>
  (state, sent) => ({ ...withSeat(field)(state, sent), mini: miniOf(sent.mini) });

/** On the page a Force on the same pawn goes on without a new card. Whoever names a seat opens a new one. */
const force: Respell = (state, sent) => {
  const { target, ...step } = withNulls('to', 'exit')(sent);
  const seat = seatOf(state, target);
  const goesOn = isColour(target) && state.turn.force?.target === seat;
  // Naming only whose pawn it is begins a Force, and then there is no step.
  if (sent.pay === undefined) return { ...sent, target: seat };
  return goesOn ? { ...step, type: 'forceStep' } : { ...step, target: seat };
};

const forcePortal: Respell = (state, sent) => {
  const { target, ...jump } = sent;
  const seat = seatOf(state, target);
  const open = state.turn.force;
  const goesOn = isColour(target) && open !== null && open.target === seat && !open.jumped;
  return goesOn ? { ...jump, type: 'jump' } : { ...jump, target: seat };
};

const SPELLINGS: { readonly [type: string]: Respell } = {
  draw,
  discard: (_state, sent) => ({ ...sent, mini: miniOf(sent.mini) }),
  step: (_state, sent) => withNulls('exit', 'axis')(sent),
  forceStep: (_state, sent) => withNulls('to', 'exit')(sent),
  force,
  forcePortal,
  portal: (_state, sent) => withNulls('axis')(sent),
  inhibit: withSeat('target'),
  free: withSeat('target'),
  respond,
  take: (state, sent) => withSeat('from')(state, withNulls('pay')(sent)),
  giveCharge: withSeat('to'),
  give: withSeatAndMini('to'),
  ask: withSeatAndMini('from'),
};

/** What was sent in our spelling; as it is if that needs no change. */
export function respelt(state: State, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const { type } = sent as Sent;
  if (typeof type !== 'string' || !Object.hasOwn(SPELLINGS, type)) return sent;
  return SPELLINGS[type]!(state, sent as Sent);
}
