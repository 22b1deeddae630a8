/** What English messages call to name minis, nodes and places. */

import { list, number } from '../../../formats.en.ts';
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

const withArticle = (text: string): string => `${/^[aeio]/i.test(text) ? 'an' : 'a'} ${text}`;

export const colour = (one: MoveColour): string => parts.colours[one];

/** "an orange card". */
export const pays = (colour: MoveColour): string => `${withArticle(parts.colours[colour])} card`;

/** "an orange movement card", "Rotate". */
export const mini = (one: Mini): string =>
  isMoveColour(one) ? withArticle(`${colour(one)} movement card`) : parts.actions[one];

/** As a label: "orange movement card", "Rotate". */
export const label = (one: Mini): string => (isMoveColour(one) ? `${colour(one)} movement card` : parts.actions[one]);

/** "2 orange cards and a black card". */
export const payment = (colours: readonly MoveColour[]): string =>
  list(counted(colours).map(({ of, n }) => parts.alike(n, pays(of), colour(of))));

/** In an answer to somebody who asks: "the orange card", "Rotate". */
export const asked = (one: Mini): string => (isMoveColour(one) ? `the ${colour(one)} card` : parts.actions[one]);

/** "card 12". */
export const card = (no: number, word = 'card'): string => `${word} ${cardName(no)}`;

/** "the red portal of card 12". */
export function node(ref: NodeRef): string {
  const { colour, portal } = nodeAt(ref);
  return `the ${parts.colours[colour]} ${portal ? 'portal' : 'node'} of ${card(ref.card)}`;
}

const ROWS = ['top', 'upper', 'middle', 'lower', 'bottom'];
const COLUMNS: { readonly [column: string]: string } = { a: 'left', b: 'centre', c: 'right' };

/** "upper left": where on a card, as it lies. */
export const spot = (site: Site): string => `${ROWS[Number(site.charAt(1)) - 1]} ${COLUMNS[site.charAt(0)]}`;

const EDGES: { readonly [edge: string]: string } = { T: 'top', B: 'bottom', L: 'left', R: 'right' };

/** "the left port of the top edge", "the middle port of the right edge". */
export function port(one: Port): string {
  const edge = one.charAt(0);
  const places = 'TB'.includes(edge) ? ['left', 'right'] : ['upper', 'middle', 'lower'];
  return `the ${places[Number(one.charAt(1))]} port of the ${EDGES[edge]} edge`;
}

/** "1 right and 2 above card 1", "1 left of card 1"; card 1 never moves, so it names all places. */
export function place(x: number, y: number): string {
  const across = `${number(Math.abs(x))} ${x > 0 ? 'right' : 'left'}`;
  const down = `${number(Math.abs(y))} ${y > 0 ? 'below' : 'above'} card 1`;
  if (y === 0) return `${across} of card 1`;
  return x === 0 ? down : `${across} and ${down}`;
}

/** "front up, turned round". */
export const lie = (face: Side, rot: Rotation): string =>
  `${face === 'F' ? 'front' : 'back'} up${rot === 180 ? ', turned round' : ''}`;

export const about = (axis: Axis): string => (axis === 'long' ? 'sideways' : 'head over heels');
