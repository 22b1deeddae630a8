/** Circuit faces as pictures: one SVG a face, and a sheet of many. Plain text, for printing and for looking them over. */

import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type Colour,
  type End,
  type FaceData,
  type FaceNode,
  type Point,
  pointOf,
  SITES,
  type Site,
} from './face.ts';

const INK: Readonly<Record<Colour, string>> = {
  O: '#e67e1f',
  L: '#7cc8ea',
  D: '#2a4b9b',
  G: '#3d9a4c',
  P: '#8a4bb0',
  R: '#c93636',
};
/** Letters are dark on the light colours. */
const LETTER: Readonly<Record<Colour, string>> = { O: '#221', L: '#123', D: '#fff', G: '#fff', P: '#fff', R: '#fff' };
const NODE_RADIUS = 1.15;
const GAP = 3;

/** A face with the name that stands below it. */
export interface SheetFace {
  readonly name: string;
  readonly face: FaceData;
}

const circle = ({ x, y }: Point, radius: number, style: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${style}/>`;

const line = (from: End, to: End, style: string): string => {
  const [a, b] = [pointOf(from), pointOf(to)];
  return `<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" ${style}/>`;
};

/** Every colour also carries its letter, so that nobody needs to tell colours apart. */
const letter = ({ x, y }: Point, text: string, ink: string): string =>
  `<text x="${x}" y="${y + 0.5}" font-size="1.4" text-anchor="middle" fill="${ink}">${text}</text>`;

function drawNode(site: Site, { colour, portal }: FaceNode): string {
  const at = pointOf(site);
  const ring = portal
    ? circle(at, NODE_RADIUS + 0.4, 'fill="none" stroke="#111" stroke-width=".18" stroke-dasharray=".5 .3"')
    : '';
  const disc = circle(at, NODE_RADIUS, `fill="${INK[colour]}" stroke="#222" stroke-width=".15"`);
  return disc + ring + letter(at, colour, LETTER[colour]);
}

function drawSpecial({ charge, master }: FaceData): string {
  const parts: string[] = [];
  if (charge) {
    const { x, y } = pointOf(charge.at);
    const corners = `${x - 1.3},${y} ${x},${y - 1.3} ${x + 1.3},${y} ${x},${y + 1.3}`;
    parts.push(`<polygon points="${corners}" fill="${INK[charge.colour]}" stroke="#222" stroke-width=".25"/>`);
    parts.push(letter(pointOf(charge.at), '+', LETTER[charge.colour]));
  }
  if (master) parts.push(circle(pointOf(master), 1.5, 'fill="#16161a"'), letter(pointOf(master), 'M', '#fff'));
  return parts.join('');
}

/** The inside of one face's picture, in card units. */
function drawFaceParts(face: FaceData): string {
  const links = face.links.map(([from, to]) => line(from, to, 'stroke="#46505a" stroke-width=".45"'));
  const passing = face.passing.map(site => circle(pointOf(site), 0.38, 'fill="#46505a"'));
  const nodes = SITES.flatMap(site => (face.nodes[site] ? [drawNode(site, face.nodes[site])] : []));
  return [
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="1" fill="#f4efe2" stroke="#222" stroke-width=".2"/>`,
    ...links,
    ...passing,
    drawSpecial(face),
    ...nodes,
  ].join('');
}

/** All faces in rows, each with its name. */
export function drawSheet(faces: readonly SheetFace[], inARow = 10): string {
  const [wide, high] = [CARD_WIDTH + GAP, CARD_HEIGHT + GAP];
  const cells = faces.map(({ name, face }, i) => {
    const [x, y] = [GAP + (i % inARow) * wide, GAP + Math.floor(i / inARow) * high];
    const label = `<text x="7" y="${CARD_HEIGHT + 1.9}" font-size="1.7" text-anchor="middle">${name}</text>`;
    return `<g transform="translate(${x} ${y})">${drawFaceParts(face)}${label}</g>`;
  });
  const width = GAP + Math.min(inARow, faces.length) * wide;
  const height = GAP + Math.ceil(faces.length / inARow) * high;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`;
  return `${open}<rect width="${width}" height="${height}" fill="#fff"/>${cells.join('\n')}</svg>\n`;
}
