/** What German messages call to name minis, nodes and places. */

import { list, number } from '../../../formats.de.ts';
import { cardName } from '../../content/cards.ts';
import {
  type Axis,
  isMoveColour,
  type Mini,
  type MoveColour,
  type NodeRef,
  type Port,
  type Rotation,
  type Side,
  type Site,
} from '../../content/face.ts';
import { counted, nodeAt } from '../telling.ts';
import { parts } from './parts.ftl.ts';

export const colour = (one: MoveColour): string => parts.colours[one];
export const pays = colour;

/** "2× Orange und Schwarz". */
export const payment = (colours: readonly MoveColour[]): string =>
  list(counted(colours).map(({ of, n }) => parts.alike(n, pays(of), colour(of))));

/** "Orange", "Drehung". */
export const mini = (one: Mini): string => (isMoveColour(one) ? parts.colours[one] : parts.actions[one]);
export const label = mini;
export const asked = mini;

/** "Karte 12". */
export const card = (no: number): string => `Karte ${cardName(no)}`;

/** "Rot auf Karte 12", "das Portal Rot auf Karte 12": a node as where one goes. */
export function node(ref: NodeRef): string {
  const { colour, portal } = nodeAt(ref);
  return `${portal ? 'Portal ' : ''}${parts.colours[colour]} auf ${card(ref.card)}`;
}

const ROWS = ['ganz oben', 'oben', 'Mitte', 'unten', 'ganz unten'];
const COLUMNS: { readonly [column: string]: string } = { a: 'links', b: 'mittig', c: 'rechts' };

/** "oben links": where on a card, as it lies. */
export const spot = (site: Site): string => `${ROWS[Number(site.charAt(1)) - 1]} ${COLUMNS[site.charAt(0)]}`;

const EDGES: { readonly [edge: string]: string } = { T: 'oben', B: 'unten', L: 'links', R: 'rechts' };

/** "den Anschluss oben links", "den Anschluss rechts Mitte". */
export function port(one: Port): string {
  const edge = one.charAt(0);
  const places = 'TB'.includes(edge) ? ['links', 'rechts'] : ['oben', 'Mitte', 'unten'];
  return `den Anschluss ${EDGES[edge]} ${places[Number(one.charAt(1))]}`;
}

/** "1 rechts und 2 über Karte 1", "1 links von Karte 1"; card 1 never moves, so it names all places. */
export function place(x: number, y: number): string {
  const across = `${number(Math.abs(x))} ${x > 0 ? 'rechts' : 'links'}`;
  const down = `${number(Math.abs(y))} ${y > 0 ? 'unter' : 'über'} Karte 1`;
  if (y === 0) return `${across} von Karte 1`;
  return x === 0 ? down : `${across} und ${down}`;
}

/** "Vorderseite oben, gedreht". */
export const lie = (face: Side, rot: Rotation): string =>
  `${face === 'F' ? 'Vorderseite' : 'Rückseite'} oben${rot === 180 ? ', auf dem Kopf' : ''}`;

export const about = (axis: Axis): string => (axis === 'long' ? 'seitlich' : 'kopfüber');
