/** Made from events.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';

export const events = {
  began: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'fängst an', 'fängt an'),
  dealt: (of: { readonly seat: number; readonly hand: readonly (string | number)[] }, say: Voice): string => `${say.does(of.seat, 'hast', 'hat')} ${formats.list(of.hand)} auf der Hand`,
  loaded: (of: { readonly seat: number; readonly weight: number; readonly load: number }, say: Voice): string => `${say.does(of.seat, 'lädst', 'lädt')} die ${formats.number(of.weight)}: Das Floß trägt ${formats.number(of.load)}`,
  drew: (of: { readonly seat: number; readonly weight: number | null }, say: Voice): string => `${say.does(of.seat, 'ziehst', 'zieht')} ${of.weight === null ? 'eine Kiste' : `die ${formats.number(of.weight)}`}`,
  exchanged: (of: { readonly weight: number | null; readonly seat: number }, say: Voice): string => of.weight === null ? say.does(of.seat, 'behältst alle Kisten', 'behält alle Kisten') : `${say.does(of.seat, 'wirfst', 'wirft')} die ${formats.number(of.weight)} über Bord`,
  gaveWay: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'lässt das Floß ziehen', 'lässt das Floß ziehen'),
  sailed: (of: { readonly seat: number; readonly isFull: boolean; readonly points: number }, say: Voice): string => `${say.does(of.seat, 'fährst', 'fährt')} mit ${of.isFull ? 'einem vollen' : 'dem'} Floß ab: ${formats.count(of.points, 'Punkt', 'Punkte')}`,
  won: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'gewinnst', 'gewinnt'),
  wonTogether: (of: { readonly names: readonly (string | number)[] }): string => `den Sieg teilen sich ${formats.list(of.names)}`,
};
