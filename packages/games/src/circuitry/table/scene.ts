/** All that the parts of the table share: the view, what can be done, what has been chosen, and what comes of it. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { Board } from '../board.ts';
import { isMoveColour, type MoveColour, type NodeRef } from '../content/face.ts';
import type { Compound, Event, Move, PlayerView, View } from '../state.ts';
import {
  type Detail,
  type Draft,
  type Field,
  NOTHING,
  paymentFor,
  type Resolved,
  resolve,
  spendOrder,
} from './draft.ts';
import { boardAfter } from './foresight.ts';
import { nodeKey } from './plan.ts';
import { isLastOnStart, isTaken, type Kind, type Play, playsOf } from './plays.ts';
import type { Preview } from './preview.ts';
import { neighboursInside, neighboursOn, type Reached, reachOf } from './reach.ts';
import { type Ways, waysOf } from './routes.ts';

export interface Scene {
  readonly view: View;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  /** The viewer's own seat; null for whoever only watches. */
  readonly me: PlayerView | null;
  readonly moves: readonly Move[];
  readonly plays: readonly Play[];
  readonly draft: Draft;
  readonly resolved: Resolved;
  /** A walk of several steps that is chosen. */
  readonly walk: Reached | null;
  /** Nodes within the viewer's movement cards, by `nodeKey`; empty unless the viewer may step. */
  readonly reach: ReadonlyMap<string, Reached>;
  readonly ways: Ways;
  /** The board as it is shown: what is chosen lies on it already. */
  readonly shown: Board;
  /** What the board that is shown connects and cuts; null while it is the board itself. */
  readonly preview: Preview | null;
  /** The pawn that would move: as chosen, or as somebody has declared. */
  readonly intent: Intent | null;
  /** What was sent and is not answered yet: others may be stopping it. */
  readonly pending: Move | Compound | null;
  readonly change: (draft: Draft) => void;
  readonly send: (move: Move | Compound) => void;
}

/** A pawn on its way to a node, with the nodes it goes by, or through the air. */
export interface Intent {
  readonly mover: Seat;
  readonly path: readonly NodeRef[];
  readonly jumps: boolean;
}

/** What only depends on the position: kept while somebody chooses. */
export interface Ground {
  readonly plays: readonly Play[];
  readonly ways: Ways;
  readonly reach: ReadonlyMap<string, Reached>;
  readonly spends: readonly MoveColour[];
}

export function groundOf(view: View, moves: readonly Move[]): Ground {
  const plays = playsOf(view, moves);
  const ways = waysOf(view.board, view.options.gapRule);
  const me = view.viewer === null ? null : (view.players[view.viewer] ?? null);
  const reach = me && plays.some(({ kind }) => kind === 'step') ? ownReach(view, me, plays) : new Map();
  return { plays, ways, reach, spends: me ? spendOrder(me) : [] };
}

const NOWHERE: Ground['reach'] = new Map();

/** The same position while nothing can be pressed. */
export const resting = (ground: Ground): Ground => ({ ...ground, plays: [], reach: NOWHERE });

/** As far as the cards in hand go. The first step is a legal move; where #1 would turn, or colours matter, one step is all. */
function ownReach(view: View, me: PlayerView, plays: readonly Play[]): Map<string, Reached> {
  const first = new Map<string, Reached>();
  for (const { kind, to, exit } of plays) {
    if (kind === 'step' && to && exit === null) first.set(nodeKey(to), { node: to, steps: 1, path: [to] });
  }
  if (!me.pawn || me.inhibited !== null) return first;
  const left = view.options.restricted === 'on' ? 6 - view.turn.played : Number.POSITIVE_INFINITY;
  const cards = Math.min(left, (me.minis ?? []).filter(isMoveColour).length);
  const isOpen = (node: NodeRef): boolean => !isTaken(view, node);
  // The last pawn on #1 turns it by leaving, and then the ways are others.
  const isInside = isLastOnStart(view, me.pawn);
  const neighbours = isInside ? neighboursInside : neighboursOn(view.board, view.options.gapRule);
  for (const reached of reachOf(neighbours, me.pawn, cards, isOpen)) {
    if (reached.steps > 1) first.set(nodeKey(reached.node), reached);
  }
  return first;
}

export function sceneOf(
  ground: Ground,
  declared: Declared | null,
  rest: Pick<Scene, 'view' | 'names' | 'viewer' | 'moves' | 'draft' | 'pending' | 'change' | 'send'>,
): Omit<Scene, 'preview'> {
  const resolved = resolve(ground.plays, rest.draft, ground.spends);
  const walk = rest.draft.walk === null ? null : (ground.reach.get(rest.draft.walk) ?? null);
  const me = rest.viewer === null ? null : (rest.view.players[rest.viewer] ?? null);
  return {
    ...rest,
    me,
    plays: ground.plays,
    ways: ground.ways,
    reach: ground.reach,
    resolved,
    walk,
    shown: boardAfter(rest.view.board, resolved.play),
    intent:
      intentOf(rest.viewer, walk, resolved.play) ??
      (declared && intentDeclared(declared)) ??
      (rest.pending && intentSent(rest.view, rest.pending)),
  };
}

export type Declared = Extract<Event, { type: 'declared' }>;

function intentOf(viewer: Viewer, walk: Reached | null, play: Play | null): Intent | null {
  if (walk && viewer !== null) return { mover: viewer, path: walk.path, jumps: false };
  const mover = play ? moverOf(viewer, play) : null;
  if (!play?.to || mover === null) return null;
  return { mover, path: [play.to], jumps: play.kind === 'portal' || play.jumps === true };
}

function intentSent({ viewer, turn }: View, sent: Move | Compound): Intent | null {
  switch (sent.type) {
    case 'walk':
      return { mover: viewer!, path: sent.steps.map(({ to }) => to), jumps: false };
    case 'step':
    case 'portal':
      return { mover: viewer!, path: [sent.to], jumps: sent.type === 'portal' };
    case 'forcePortal':
      return { mover: sent.target, path: [sent.to], jumps: true };
    case 'jump':
      return turn.force && { mover: turn.force.target, path: [sent.to], jumps: true };
    default:
      return null;
  }
}

function intentDeclared({ seat, play, forced }: Declared): Intent | null {
  if (!('to' in play)) return null;
  return { mover: forced ?? seat, path: [play.to], jumps: play.type !== 'step' };
}

/** What the button that confirms would send; null while something is still open. */
export function answerOf({ resolved, walk, me }: Scene): Move | Compound | null {
  if (walk) {
    const pays = paymentFor(me!, walk.steps);
    return pays && { type: 'walk', steps: walk.path.map((to, i) => ({ pay: pays[i]!, to })) };
  }
  return resolved.play?.send ?? null;
}

/** Begins something, or lets go of it. */
export function begin({ draft, change }: Scene, kind: Kind, chosen: Draft['chosen'] = {}): void {
  const isSame = draft.kind === kind && draft.walk === null && Object.keys(chosen).every(key => key in draft.chosen);
  change(isSame && Object.keys(chosen).length === 0 ? NOTHING : { kind, chosen, walk: null });
}

const ORDER: readonly Field[] = ['target', 'card', 'other', 'cell', 'place', 'mini'];

/** Chooses a value; what was chosen after it is open again. Chosen a second time it is played. */
export function choose(scene: Scene, kind: Kind, field: Field, value: Play[Field]): void {
  const { draft, change, resolved, send } = scene;
  const isSame = draft.kind === kind && draft.walk === null && draft.chosen[field] === value;
  if (isSame && resolved.play) {
    send(resolved.play.send);
    return;
  }
  const kept = draft.kind === kind ? draft.chosen : detailsOf(draft);
  const later = new Set<string>(ORDER.slice(ORDER.indexOf(field)));
  const chosen = Object.fromEntries(Object.entries(kept).filter(([key]) => !later.has(key)));
  change({ kind, walk: null, chosen: { ...chosen, [field]: value } });
}

/** A colour picked to pay with stays picked when something is begun. */
const detailsOf = ({ chosen: { pay } }: Draft): Draft['chosen'] => (pay === undefined ? {} : { pay });

export function adjust({ draft, change }: Scene, detail: Detail, value: Play[Detail]): void {
  change({ ...draft, chosen: { ...draft.chosen, [detail]: value } });
}

/** Several steps at once. Chosen a second time they are walked. */
export function walkTo(scene: Scene, key: string): void {
  const answer = answerOf(scene);
  if (scene.draft.walk === key && answer) scene.send(answer);
  else scene.change({ kind: null, chosen: {}, walk: key });
}

/** Whose pawn a play moves. */
const moverOf = (viewer: Viewer, play: Play): Seat | null =>
  play.kind === 'force' ? play.target! : play.kind === 'step' || play.kind === 'portal' ? viewer : null;
