/** Made from moves.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import * as functions from './functions.ts';

export const moves = {
  power: (of: { readonly power: string | null; readonly does: string }): string => of.power === null ? 'Ohne Superkraft antreten' : `${of.power} nehmen: ${of.does}, einmal`,
  place: (of: { readonly place: string; readonly bonus: string }): string => `Auf ${of.place} stehen: ${of.bonus}`,
  swift: (of: { readonly place: string | null }): string => of.place === null ? 'Stehen bleiben' : `Flink einsetzen und auf ${of.place} gehen`,
  split: (of: { readonly off: number; readonly rest: number | null; readonly power: string | null }): string => `${formats.number(of.off)} in den Angriff, ${of.rest === null ? 'der Rest' : formats.number(of.rest)} in die Abwehr${of.power === null ? '' : `, ${of.power} im Einsatz`}`,
  leaveDice: (): string => 'Die Würfel liegen lassen',
  concede: (): string => 'Den Kampf aufgeben',
  use: (of: { readonly form: string; readonly power: string | null }): string => `${of.form === 'order' ? 'setze' : 'setzt'} ${of.power === null ? 'die Superkraft' : of.power} ein`,
  face: (of: { readonly face: number }): string => `die ${formats.number(of.face)}`,
  move: (of: { readonly form: string; readonly faces: readonly (string | number)[]; readonly from: 'def' | 'off' }): string => `${of.form === 'order' ? 'verschiebe' : of.form === 'you' ? 'verschiebst' : 'verschiebt'} ${formats.list(of.faces)} ${of.from === 'off' ? 'vom Angriff in die Abwehr' : 'von der Abwehr in den Angriff'}`,
  flip: (of: { readonly form: string; readonly pools: readonly (string | number)[] }): string => `${of.form === 'order' ? 'wende' : of.form === 'you' ? 'wendest' : 'wendet'} ${formats.list(of.pools)}`,
  flippedIn: (of: { readonly faces: readonly (string | number)[]; readonly pool: 'def' | 'off' }): string => `${formats.list(of.faces)} ${of.pool === 'off' ? 'im Angriff' : 'in der Abwehr'}`,
  bonus: (of: { readonly form: string; readonly face: number }): string => `${of.form === 'order' ? 'gib' : of.form === 'you' ? 'gibst' : 'gibt'} einer ${formats.number(of.face)} den Bonus des Ortes`,
  inOrder: (of: { readonly parts: Parameters<typeof functions.inTurn>[0] }): string => functions.inTurn(of.parts),
};
