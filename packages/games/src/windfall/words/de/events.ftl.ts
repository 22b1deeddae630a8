/** Made from events.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const events = {
  began: (of: { readonly seat: number; readonly row: Parameters<typeof functions.fruits>[0] }, say: Voice): string => `${say.does(of.seat, 'fängst an', 'fängt an')}; im Gras liegen ${functions.fruits(of.row)}`,
  dealt: (of: { readonly seat: number; readonly hand: Parameters<typeof functions.fruits>[0] }, say: Voice): string => `${say.does(of.seat, 'hast', 'hat')} ${functions.fruits(of.hand)} auf der Hand`,
  traded: (of: { readonly seat: number; readonly take: Parameters<typeof functions.fruit>[0]; readonly give: Parameters<typeof functions.fruit>[0] }, say: Voice): string => `${say.does(of.seat, 'nimmst', 'nimmt')} ${functions.fruit(of.take)} für ${functions.fruit(of.give)}`,
  pressed: (of: { readonly seat: number; readonly fruits: Parameters<typeof functions.fruits>[0]; readonly points: number }, say: Voice): string => `${say.does(of.seat, 'presst', 'presst')} ${functions.fruits(of.fruits)}: ${formats.count(of.points, 'Punkt', 'Punkte')}`,
  waited: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'wartest', 'wartet'),
  took: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] | null; readonly seat: number }, say: Voice): string => of.fruit === null ? say.does(of.seat, 'nimmst nichts', 'nimmt nichts') : `${say.does(of.seat, 'nimmst', 'nimmt')} ${functions.fruit(of.fruit)} umsonst`,
  picked: (of: { readonly seat: number; readonly fruits: Parameters<typeof functions.fruits>[0] | null; readonly count: number }, say: Voice): string => `${say.does(of.seat, 'pflückst', 'pflückt')} ${of.fruits === null ? formats.plural(of.count, 'eine Frucht', `${formats.number(of.count)} Früchte`) : functions.fruits(of.fruits)}`,
  chose: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'hast', 'hat')} für den Markt gewählt`,
  offered: (of: { readonly offers: readonly (string | number)[] }): string => `auf dem Markt: ${formats.list(of.offers)}`,
  offer: (of: { readonly seat: number; readonly fruit: Parameters<typeof functions.fruit>[0] }, say: Voice): string => `${say.name(of.seat)} mit ${functions.fruit(of.fruit)}`,
  sold: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'verkaufst', 'verkauft')} für 2 Punkte`,
  soldNothing: (): string => 'niemand verkauft etwas',
  fell: (of: { readonly fruits: Parameters<typeof functions.fruits>[0]; readonly count: number }): string => `${functions.fruits(of.fruits)} ${formats.plural(of.count, 'fällt', 'fallen')} ins Gras`,
  rotted: (of: { readonly fruit: Parameters<typeof functions.fruit>[0] }): string => `${functions.fruit(of.fruit)} fault`,
  stormed: (of: { readonly count: number; readonly row: Parameters<typeof functions.fruits>[0] }): string => `Sturm! Alles, was im Gras lag, ist weg. Jetzt ${of.count === 0 ? 'liegt dort nichts mehr' : `liegen dort ${functions.fruits(of.row)}`}`,
  magpieFlew: (of: { readonly seat: number; readonly isDropped: boolean; readonly fruit: Parameters<typeof functions.fruit>[0]; readonly face: number }, say: Voice): string => `${say.owns(of.seat, 'deine')} Elster ${of.isDropped ? `lässt ${functions.fruit(of.fruit)} wieder fallen` : `trägt ${functions.fruit(of.fruit)} davon`} (Würfel: ${formats.number(of.face)})`,
  handsShown: (of: { readonly hands: readonly (string | number)[] }): string => `alle Hände werden gezeigt: ${formats.list(of.hands)}`,
  handWith: (of: { readonly seat: number; readonly hand: Parameters<typeof functions.fruits>[0] }, say: Voice): string => `${say.name(of.seat)} mit ${functions.fruits(of.hand)}`,
  handEmpty: (of: { readonly seat: number }, say: Voice): string => `${say.name(of.seat)} mit nichts`,
  bestHand: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'hast', 'hat')} die reifste Hand: 2 Punkte`,
  won: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'gewinnst', 'gewinnt'),
  wonTogether: (of: { readonly names: readonly (string | number)[] }): string => `den Sieg teilen sich ${formats.list(of.names)}`,
};
