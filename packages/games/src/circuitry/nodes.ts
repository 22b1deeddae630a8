/**
 * Faces prepared for play: every node with the nodes beside it on its own face and the ports it reaches. Ports are
 * counted in the order of `PORTS`, as they lie on the face at rotation 0.
 */

import { circuitCard } from './content/cards.ts';
import {
  type CircuitCard,
  type Colour,
  type NodeRef,
  PORTS,
  type Port,
  SITES,
  type Side,
  type Site,
} from './content/face.ts';
import { netsOf } from './content/nets.ts';

/** Nodes are counted through all cards, 16 a face. */
export const MOST_NODES = 64 * 32;
/** Which of its face's 16 a node is, by its number. */
export const SITE_OF = 15;

export interface Node {
  readonly id: number;
  /** Shared by all who name this node; never changed. */
  readonly ref: NodeRef;
  readonly colour: Colour;
  readonly portal: boolean;
  /** Adjacent without leaving the face. */
  readonly beside: readonly Node[];
  /** The ports that a step from here leaves by. */
  readonly ports: readonly number[];
  /** The charge point beside it is of this colour. */
  readonly charge: Colour | null;
  /** The master node is beside it. */
  readonly master: boolean;
}

export interface Face {
  readonly nodes: readonly Node[];
  /** By place in `SITES`; undefined where there is no node. */
  readonly bySite: readonly (Node | undefined)[];
  /** For each port, the nodes that a step entering by it may end on. */
  readonly entries: readonly (readonly Node[])[];
  readonly portal: Node | null;
}

/** By card number. */
const prepared: ({ readonly [S in Side]: Face } | undefined)[] = [];

/** A side of a card as it is played on. */
export function faceOf(card: number, side: Side): Face {
  let faces = prepared[card];
  if (!faces) {
    const drawn = circuitCard(card);
    faces = { F: prepare(drawn, 'F'), B: prepare(drawn, 'B') };
    prepared[card] = faces;
  }
  return faces[side];
}

const siteIndex = new Map<string, number>(SITES.map((site, i) => [site, i]));
const portIndex = new Map<Port, number>(PORTS.map((port, i) => [port, i]));

/** The node a name stands for; undefined if the face has none there. */
export const findNode = ({ card, face, site }: Readonly<NodeRef>): Node | undefined =>
  faceOf(card, face).bySite[siteIndex.get(site)!];

export const nodeAt = (ref: Readonly<NodeRef>): Node => findNode(ref)!;

export const sameNode = (one: Readonly<NodeRef>, other: Readonly<NodeRef>): boolean =>
  one.card === other.card && one.site === other.site && one.face === other.face;

function prepare(card: CircuitCard, side: Side): Face {
  const face = card[side];
  const draft = new Map<Site, Node & { beside: Node[]; ports: number[] }>();
  const nets = netsOf(face);
  for (const site of SITES) {
    const node = face.nodes[site];
    if (!node) continue;
    draft.set(site, {
      id: card.no * 32 + (side === 'F' ? 0 : 16) + siteIndex.get(site)!,
      ref: Object.freeze({ card: card.no, face: side, site }),
      colour: node.colour,
      portal: node.portal,
      beside: [],
      ports: [],
      charge: nets.some(net => net.charge && net.nodes.includes(site)) ? face.charge!.colour : null,
      master: nets.some(net => net.master && net.nodes.includes(site)),
    });
  }
  const entries: Node[][] = PORTS.map(() => []);
  for (const { nodes, ports } of nets) {
    const joined = nodes.map(site => draft.get(site)!);
    for (const port of ports) entries[portIndex.get(port)!] = joined;
    for (const node of joined) {
      node.ports.push(...ports.map(port => portIndex.get(port)!));
      for (const other of joined) if (other !== node && !node.beside.includes(other)) node.beside.push(other);
    }
  }
  const nodes = [...draft.values()];
  return {
    nodes,
    bySite: SITES.map(site => draft.get(site)),
    entries,
    portal: nodes.find(node => node.portal) ?? null,
  };
}
