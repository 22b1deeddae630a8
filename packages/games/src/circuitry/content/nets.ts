/** What a face connects: its nets, and how many nodes lie between its ports. */

import {
  type Colour,
  type End,
  type FaceData,
  isPort,
  PORTS,
  type Port,
  SITES,
  type Site,
  turnPort,
  turnSite,
} from './face.ts';

/**
 * Links that are connected through passing points, as what they join. All nodes of one net are adjacent, unless it is
 * joined to others through its ports, which makes them one (BOARD-8).
 */
export interface Net {
  readonly nodes: readonly Site[];
  readonly ports: readonly Port[];
  /** The charge point ends here, so the net's one node is its approach node. */
  readonly charge: boolean;
  readonly master: boolean;
}

/** All nets of a face. Every port is in exactly one. */
export function netsOf(face: FaceData): Net[] {
  const left = new Set(face.links);
  const nets: Net[] = [];
  for (const start of face.links) {
    if (!left.delete(start)) continue;
    const ends = new Set<End>(start);
    // A set that grows while it is walked is walked to its new end.
    for (const end of ends) {
      if (!face.passing.includes(end as Site)) continue;
      for (const link of left) {
        if (!link.includes(end)) continue;
        left.delete(link);
        for (const other of link) ends.add(other);
      }
    }
    const all = [...ends];
    nets.push({
      nodes: all.filter((end): end is Site => !isPort(end) && face.nodes[end] !== undefined),
      ports: all.filter(isPort),
      charge: all.some(end => end === face.charge?.at),
      master: all.some(end => end === face.master),
    });
  }
  return nets;
}

/** How many nodes the shortest trip from port to port inside the face visits, in the order of `PORTS`. */
export function portDistances(face: FaceData): number[][] {
  const nets = netsOf(face);
  const nextTo = new Map<Site, Set<Site>>();
  for (const { nodes } of nets) {
    for (const node of nodes) {
      const near = nextTo.get(node) ?? new Set();
      for (const other of nodes) if (other !== node) near.add(other);
      nextTo.set(node, near);
    }
  }
  const entries = PORTS.map(port => nets.find(net => net.ports.includes(port))?.nodes ?? []);
  return entries.map((from, i) => {
    const visited = new Map<Site, number>(from.map(node => [node, 1]));
    for (const [node, count] of visited) {
      for (const other of nextTo.get(node) ?? []) if (!visited.has(other)) visited.set(other, count + 1);
    }
    const reach = (nodes: readonly Site[]): number =>
      Math.min(...nodes.map(node => visited.get(node) ?? Number.POSITIVE_INFINITY));
    return entries.map((to, j) => (i === j ? 0 : reach(to)));
  });
}

/** The same distances as they are when the face lies turned by 180°. */
export const turnedDistances = (distances: readonly (readonly number[])[]): number[][] =>
  PORTS.map(from => PORTS.map(to => distances[PORTS.indexOf(turnPort(from, 180))]![PORTS.indexOf(turnPort(to, 180))]!));

/** The colour at each site, in the order of `SITES`, as seen under a rotation. */
export const coloursSeen = (face: FaceData, rot: 0 | 180): (Colour | null)[] =>
  SITES.map(site => face.nodes[turnSite(site, rot)]?.colour ?? null);
