/**
 * What a circuit card is: colours, sites, ports, the drawing on one face, and the compact notation faces are written in.
 * The words of the mini cards stand here too, since faces and minis share the colours.
 */

/** The six pawn colours in the order of their cycle (BOARD-R1). */
export const COLOURS = ['O', 'L', 'D', 'G', 'P', 'R'] as const;
/** Orange, light blue, dark blue, green, purple, red. */
export type Colour = (typeof COLOURS)[number];

/** What a movement card shows: a colour, or black. */
export const MOVE_COLOURS = [...COLOURS, 'K'] as const;
export type MoveColour = (typeof MOVE_COLOURS)[number];

/** Actions of the green deck, in the order of their piles. */
export const GREEN_KINDS = ['Rotate', 'Swap', 'Flip', 'Slide', 'Force', 'Portal'] as const;
export type GreenKind = (typeof GREEN_KINDS)[number];

/** Actions of the gold deck. */
export const GOLD_ACTIONS = ['Inhibit', 'Free', 'Exchange'] as const;
export type GoldAction = (typeof GOLD_ACTIONS)[number];

/** A mini card: a movement card goes by its colour, an action by its name. Equal minis are interchangeable. */
export const MINIS = [...MOVE_COLOURS, ...GREEN_KINDS, ...GOLD_ACTIONS] as const;
export type Mini = (typeof MINIS)[number];

export const isMoveColour = (mini: Mini): mini is MoveColour => (MOVE_COLOURS as readonly string[]).includes(mini);
export const isGreenKind = (mini: Mini): mini is GreenKind => (GREEN_KINDS as readonly string[]).includes(mini);

/** Where a node, passing point, charge point or master node may be drawn: column a–c, row 1–5 from the top. */
export const SITES = [
  'a1',
  'b1',
  'c1',
  'a2',
  'b2',
  'c2',
  'a3',
  'b3',
  'c3',
  'a4',
  'b4',
  'c4',
  'a5',
  'b5',
  'c5',
] as const;
export type Site = (typeof SITES)[number];

/** Where pathways leave a face: top and bottom left to right, left and right top to bottom (BOARD-4). */
export const PORTS = ['T0', 'T1', 'B0', 'B1', 'L0', 'L1', 'L2', 'R0', 'R1', 'R2'] as const;
export type Port = (typeof PORTS)[number];

/** One end of a link. */
export type End = Site | Port;
export type Link = readonly [End, End];

/** Front (the number side) or back. */
export const SIDES = ['F', 'B'] as const;
export type Side = (typeof SIDES)[number];
export type Rotation = 0 | 180;
/** About which axis #1 turns: long keeps its rotation, short adds 180° (BOARD-43). */
export type Axis = 'long' | 'short';

export interface FaceNode {
  readonly colour: Colour;
  readonly portal: boolean;
}

/** The drawing on one face, as it is seen at rotation 0. */
export interface FaceData {
  readonly nodes: { readonly [S in Site]?: FaceNode };
  readonly passing: readonly Site[];
  readonly charge: { readonly at: Site; readonly colour: Colour } | null;
  readonly master: Site | null;
  readonly links: readonly Link[];
}

export interface CircuitCard {
  readonly no: number;
  readonly F: FaceData;
  readonly B: FaceData;
}

/** A node of a card, named as on its face at rotation 0; front and back nodes with one site name are different nodes. */
export interface NodeRef {
  card: number;
  face: Side;
  site: Site;
}

/** A card on the board; x grows rightwards, y downwards, #1 lies at (0,0). */
export interface Laid {
  card: number;
  face: Side;
  rot: Rotation;
  x: number;
  y: number;
}

/** The size of a card in drawing units (BOARD-R2). */
export const CARD_WIDTH = 14;
export const CARD_HEIGHT = 24;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const PORT_POINTS: { readonly [P in Port]: Point } = {
  T0: { x: 4, y: 0 },
  T1: { x: 10, y: 0 },
  B0: { x: 4, y: 24 },
  B1: { x: 10, y: 24 },
  L0: { x: 0, y: 4 },
  L1: { x: 0, y: 12 },
  L2: { x: 0, y: 20 },
  R0: { x: 14, y: 4 },
  R1: { x: 14, y: 12 },
  R2: { x: 14, y: 20 },
};

/** Ports begin with a capital, sites do not. */
export const isPort = (end: End): end is Port => end < 'a';

const SITE_POINTS = Object.fromEntries(
  SITES.map(site => [site, { x: 4 + 3 * 'abc'.indexOf(site.charAt(0)), y: 4 * Number(site.charAt(1)) }]),
) as { readonly [S in Site]: Point };

/** Where an end lies on its face at rotation 0. */
export const pointOf = (end: End): Point => (isPort(end) ? PORT_POINTS[end] : SITE_POINTS[end]);

const OPPOSITE_PORTS: { readonly [P in Port]: Port } = {
  T0: 'B1',
  T1: 'B0',
  B0: 'T1',
  B1: 'T0',
  L0: 'R2',
  L1: 'R1',
  L2: 'R0',
  R0: 'L2',
  R1: 'L1',
  R2: 'L0',
};

/** Where a port of the face appears on the board, or the other way round: turning twice changes nothing (BOARD-5). */
export const turnPort = (port: Port, rot: Rotation): Port => (rot === 0 ? port : OPPOSITE_PORTS[port]);

/** Where a site appears when its face is turned. */
export const turnSite = (site: Site, rot: Rotation): Site =>
  rot === 0 ? site : (`${'cba'['abc'.indexOf(site.charAt(0))]}${6 - Number(site.charAt(1))}` as Site);

/** The colour so many steps on in the cycle. */
export const colourAfter = (colour: Colour, steps: number): Colour =>
  COLOURS[(COLOURS.indexOf(colour) + steps) % COLOURS.length]!;

/** Ten links from ports to the six nodes at the edge, as several faces have them. */
const EDGE = 'T0-a1 L0-a1 T1-c1 R0-c1 L1-a3 R1-c3 L2-a5 B0-a5 R2-c5 B1-c5';

const isSite = (word: string): word is Site => (SITES as readonly string[]).includes(word);
const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

function parseEnd(word: string): End {
  if (isSite(word) || word in PORT_POINTS) return word as End;
  throw new Error(`'${word}' is neither a site nor a port`);
}

function parseLink(word: string): Link {
  const [from, to, ...rest] = word.split('-');
  if (!from || !to || rest.length > 0) throw new Error(`'${word}' is not a link`);
  return [parseEnd(from), parseEnd(to)];
}

/**
 * Reads a face: `site:Colour` a node, `^` after it a portal, `*site` a passing point, `!site:Colour` the charge point,
 * `#site` the master node; then `|` and the links. `EDGE` stands for ten links that many faces share.
 */
export function parseFace(text: string): FaceData {
  const [drawn, linked, ...rest] = text.split('|');
  if (drawn === undefined || linked === undefined || rest.length > 0) throw new Error(`'${text}' needs exactly one |`);
  const nodes: { [S in Site]?: FaceNode } = {};
  const passing: Site[] = [];
  let charge: FaceData['charge'] = null;
  let master: Site | null = null;
  for (const word of drawn.trim().split(/\s+/)) {
    const [, mark, site, colour, portal] = /^([*!#]?)([a-c][1-5])(?::([A-Z]))?(\^?)$/.exec(word) ?? [];
    if (!site || !isSite(site)) throw new Error(`'${word}' is not part of a face`);
    if (mark === '*') passing.push(site);
    else if (mark === '#') master = site;
    else if (!colour || !isColour(colour)) throw new Error(`'${word}' needs a colour`);
    else if (mark === '!') charge = { at: site, colour };
    else nodes[site] = { colour, portal: portal === '^' };
  }
  const links = linked.replace('EDGE', EDGE).trim().split(/\s+/).map(parseLink);
  return { nodes, passing, charge, master, links };
}

/** Writes a face as `parseFace` reads it. */
export function formatFace(face: FaceData): string {
  const words: string[] = [];
  for (const site of SITES) {
    const node = face.nodes[site];
    if (node) words.push(`${site}:${node.colour}${node.portal ? '^' : ''}`);
  }
  for (const site of face.passing) words.push(`*${site}`);
  if (face.charge) words.push(`!${face.charge.at}:${face.charge.colour}`);
  if (face.master) words.push(`#${face.master}`);
  return `${words.join(' ')} | ${face.links.map(([from, to]) => `${from}-${to}`).join(' ')}`;
}
