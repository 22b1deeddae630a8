/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';

export const advice = {
  some: (isAll: boolean, can: number, of: number): string => isAll ? `alle ${formats.number(of)} Zauber` : `${formats.number(can)} von ${formats.number(of)} Zaubern`,
  hand: (spells: string, average: number | null): string => `Mit den Elementen, die am besten passen, bezahlt diese Hand ${spells}${average === null ? '' : `; eine frische etwa ${formats.decimal(average)}`}.`,
  picked: (spells: string): string => `Sie bezahlen ${spells} deiner Hand.`,
  pickedElse: (can: number): string => `Die nächstbeste Wahl bezahlt ${formats.number(can)}.`,
  emptyHand: 'Danach ist deine Hand leer.',
  next: (spells: string): string => `Im nächsten Zug kannst du ${spells} deiner Hand bezahlen, wenn sich nichts ändert.`,
  more: (spells: number): string => `In diesem Zug kannst du noch ${formats.count(spells, 'anderen', 'andere')} Zauber bezahlen.`,
  moreElse: (spells: number): string => `Anders bezahlt reicht es noch für ${formats.number(spells)}.`,
  fresh: 'In diesem Zug reicht es für keinen weiteren Zauber, und im nächsten ist jedes Element wieder frisch.',
  stops: (say: Voice, seat: number, does: string): string => `Sie steht für ${say.whom(seat)} bereit: „${does}“`,
  opponent: (say: Voice, seat: number, things: readonly (string | number)[]): string => `${say.does(seat, 'hast', 'hat')} ${formats.list(things)}.`,
  spellCount: (n: number): string => `${formats.number(n)} Zauber`,
  elementCount: (n: number): string => formats.count(n, 'Element', 'Elemente'),
  permanentCount: (n: number): string => `${formats.count(n, 'dauerhaften', 'dauerhafte')} Zauber`,
  couldPay: (say: Voice, seat: number): string => `${say.does(seat, 'könntest', 'könnte')} ihn im nächsten Zug bezahlen.`,
  couldNotPay: (say: Voice, seat: number, missing: string): string => `${say.toWhom(seat)} fehlt dafür im nächsten Zug ${missing}.`,
  lacks: (spell: string, missing: string): string => `${spell}: im nächsten Zug fehlt ${missing}.`,
  saves: (elements: number): string => `Er würde ${formats.count(elements, 'Element', 'Elemente')} kosten.`,
  own: (spells: string, before: number): string => `Du kannst dann ${spells} deiner Hand bezahlen statt ${formats.number(before)}.`,
  rival: (say: Voice, seat: number, then: number, now: number): string => `${say.does(seat, 'kannst', 'kann')} dann ${formats.number(then)} % aller Zauber bezahlen statt ${formats.number(now)} %.`,
  harmless: (spells: string): string => `Mit ihm wie ohne kannst du ${spells} deiner Hand bezahlen.`,
};
