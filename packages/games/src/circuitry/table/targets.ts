/** What can be pressed on the board: nodes, cards, empty cells, pawns, charge points. Each is what some play names. */

import { laidCard } from '../board.ts';
import { START_CARD } from '../content/cards.ts';
import { CARD_HEIGHT, CARD_WIDTH, type NodeRef, type Point, turnSite } from '../content/face.ts';
import { nodeAt } from '../nodes.ts';
import type { CircuitryWords } from '../words/catalogue.ts';
import { cornerOf, faceOf, nodeKey, nodePlace, placeOf, portPlace } from './plan.ts';
import type { Kind, Play } from './plays.ts';
import { begin, choose, type Scene, walkTo } from './scene.ts';

export type Says = CircuitryWords['says'];

export interface Target {
  readonly id: string;
  readonly shape: 'node' | 'card' | 'cell' | 'pawn' | 'spot';
  /** Its middle, in drawing units. */
  readonly at: Point;
  readonly label: string;
  /** `far`: more than one step away. */
  readonly mark: 'can' | 'far' | 'chosen';
  /** How many steps away it is, where that is more than one. */
  readonly steps: number;
  readonly press: () => void;
}

export function nodeSaid({ view }: Pick<Scene, 'view'>, node: NodeRef, says: Says): string {
  const { colour, portal } = nodeAt(node);
  const rot = laidCard(view.board, node.card)?.rot ?? 0;
  const said = portal ? says.portalNode : says.node;
  return said(colour, node.card, turnSite(node.site, rot));
}

/** All targets of the moment, nearest things first. */
export function targetsOf(scene: Scene, says: Says): Target[] {
  const { draft } = scene;
  if (scene.plays.length === 0) return [];
  if (draft.kind === null || draft.kind === 'step' || draft.kind === 'gain' || draft.kind === 'deliver') {
    return [...spotTargets(scene, says), ...placeTargets(scene, 'step', says), ...farTargets(scene, says)];
  }
  return kindTargets(scene, draft.kind, says);
}

function kindTargets(scene: Scene, kind: Kind, says: Says): Target[] {
  switch (kind) {
    case 'rotate':
    case 'flip':
    case 'swap':
      return cardTargets(scene, kind, says);
    case 'slide':
      return [...cellTargets(scene, kind, says), ...cardTargets(scene, kind, says)];
    case 'lay':
      return cellTargets(scene, kind, says);
    case 'portal':
      return placeTargets(scene, kind, says);
    case 'force':
      return scene.resolved.open === 'target' ? pawnTargets(scene, kind, says) : placeTargets(scene, kind, says);
    case 'inhibit':
    case 'free':
    case 'take':
    case 'giveCharge':
      return pawnTargets(scene, kind, says);
    default:
      return [];
  }
}

/** The first play for each value of a field. */
function firsts<K extends keyof Play>(plays: readonly Play[], key: K): Play[] {
  const seen = new Set<Play[K]>();
  return plays.filter(play => play[key] !== undefined && !seen.has(play[key]) && seen.add(play[key]));
}

/** Nodes, and the ports by which the last pawn comes back to #1. */
function placeTargets(scene: Scene, kind: Kind, says: Says): Target[] {
  const { view, draft, resolved } = scene;
  const isMeant = (play: Play): boolean =>
    play.kind === kind && (kind !== 'force' || play.target === targetOf(scene)) && wantsJump(draft.chosen.jumps, play);
  return firsts(scene.plays.filter(isMeant), 'place').flatMap(play => {
    const start = laidCard(view.board, START_CARD)!;
    // While #1 is shown turned, its front is not there to be stepped on.
    const at = play.exit ? portPlace({ laid: start, port: play.exit }) : nodePlace(scene.shown, play.to!);
    if (!at) return [];
    const isChosen = draft.kind === kind && resolved.play?.place === play.place && scene.walk === null;
    const isJump = kind === 'portal' || play.jumps === true;
    const name = play.exit
      ? says.leaveBy(play.exit)
      : (isJump ? says.jumpTo : says.stepTo)(nodeSaid(scene, play.to!, says), 1);
    return target(says, { id: `${kind} ${play.place}`, shape: 'node', at, label: name }, isChosen, () =>
      choose(scene, kind, 'place', play.place),
    );
  });
}

const wantsJump = (wanted: boolean | undefined, { jumps }: Play): boolean =>
  wanted === undefined || jumps === undefined || jumps === wanted;

/** Whom a Force is played on: chosen, or the only one there is. */
const targetOf = ({ resolved }: Scene) => resolved.plays[0]?.target;

function target(
  says: Says,
  what: Pick<Target, 'id' | 'shape' | 'at' | 'label'> & { readonly steps?: number },
  isChosen: boolean,
  press: () => void,
): Target {
  const { steps = 1 } = what;
  const label = isChosen ? `${what.label}, ${says.chosen}: ${says.pressAgain}` : what.label;
  return { ...what, steps, label, mark: isChosen ? 'chosen' : steps > 1 ? 'far' : 'can', press };
}

/** Nodes that several movement cards lead to. */
function farTargets(scene: Scene, says: Says): Target[] {
  const { shown, reach, walk } = scene;
  return [...reach.values()].flatMap(({ node, steps }) => {
    const at = nodePlace(shown, node);
    if (steps === 1 || !at) return [];
    const key = nodeKey(node);
    const label = says.stepTo(nodeSaid(scene, node, says), steps);
    const isChosen = walk !== null && nodeKey(walk.node) === key;
    return target(says, { id: `far ${key}`, shape: 'node', at, label, steps }, isChosen, () => walkTo(scene, key));
  });
}

/** Charge points and the master node, where something can be done at them. */
function spotTargets(scene: Scene, says: Says): Target[] {
  const { view, plays, draft, resolved } = scene;
  const gains = firsts(
    plays.filter(({ kind }) => kind === 'gain'),
    'card',
  ).flatMap(({ card }) => {
    const laid = laidCard(view.board, card!)!;
    const { charge } = faceOf(laid);
    if (!charge) return [];
    const what = { id: `gain ${card}`, shape: 'spot', at: placeOf(laid, charge.at) } as const;
    const isChosen = draft.kind === 'gain' && resolved.play?.card === card;
    return target(says, { ...what, label: says.chargePoint(charge.colour) }, isChosen, () =>
      choose(scene, 'gain', 'card', card),
    );
  });
  const start = laidCard(view.board, START_CARD)!;
  const { master } = faceOf(start);
  if (!master || !plays.some(({ kind }) => kind === 'deliver')) return gains;
  const isChosen = draft.kind === 'deliver';
  const what = { id: 'deliver', shape: 'spot', at: placeOf(start, master), label: says.masterNode } as const;
  const press = (): void => (isChosen && resolved.play ? scene.send(resolved.play.send) : begin(scene, 'deliver'));
  return [...gains, target(says, what, isChosen, press)];
}

/** Cards on the board. What is pressed first is the one, and in a swap the next is the other. */
function cardTargets(scene: Scene, kind: Kind, says: Says): Target[] {
  const { shown, draft, resolved, plays } = scene;
  const cards = new Set(plays.flatMap(play => (play.kind === kind ? [play.card!, play.other ?? play.card!] : [])));
  return [...cards].flatMap(card => {
    const laid = laidCard(shown, card);
    if (!laid) return [];
    const [{ x, y }, { chosen }] = [cornerOf(laid), draft];
    const at = { x: x + CARD_WIDTH / 2, y: y + CARD_HEIGHT / 2 };
    const isFirst = (resolved.play ?? chosen).card === card;
    const isChosen = isFirst || resolved.play?.other === card;
    const isOther = kind === 'swap' && resolved.open === 'other' && !isFirst;
    const isPair = kind === 'swap' && resolved.play !== null && isChosen;
    const press = (): void => {
      if (isPair) scene.send(resolved.play!.send);
      else choose(scene, kind, isOther ? 'other' : 'card', card);
    };
    return target(says, { id: `card ${card}`, shape: 'card', at, label: says.card(card, laid.face) }, isChosen, press);
  });
}

function cellTargets(scene: Scene, kind: 'lay' | 'slide', says: Says): Target[] {
  const { resolved, draft } = scene;
  const card = resolved.play?.card ?? draft.chosen.card ?? resolved.plays[0]?.card;
  const isOfCard = (play: Play): boolean => play.kind === kind && play.card === card;
  if (kind === 'slide' && resolved.open === 'card') return [];
  return firsts(scene.plays.filter(isOfCard), 'cell').map(({ cell }) => {
    const [x, y] = cell!.split(',').map(Number) as [number, number];
    const corner = cornerOf({ x, y });
    const at = { x: corner.x + CARD_WIDTH / 2, y: corner.y + CARD_HEIGHT / 2 };
    const isChosen = resolved.play?.cell === cell;
    return target(says, { id: `cell ${cell}`, shape: 'cell', at, label: says.cell(x, y) }, isChosen, () =>
      choose(scene, kind, 'cell', cell),
    );
  });
}

function pawnTargets(scene: Scene, kind: Kind, says: Says): Target[] {
  const { view, names, plays, resolved, viewer } = scene;
  return firsts(
    plays.filter(play => play.kind === kind),
    'target',
  ).flatMap(({ target: seat }) => {
    const pawn = view.players[seat!]!.pawn;
    const at = pawn && nodePlace(scene.shown, pawn);
    if (!at) return [];
    const label = says.pawnOf(seat === viewer ? says.you : names[seat!]!);
    return target(says, { id: `pawn ${seat}`, shape: 'pawn', at, label }, resolved.play?.target === seat, () =>
      choose(scene, kind, 'target', seat),
    );
  });
}
