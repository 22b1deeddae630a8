/** Made from prompts.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const prompts = {
  rethrow: 'Markiere Würfel, um sie noch einmal zu werfen, oder behalte alle.',
  place: 'Lege deine Würfel auf die Plakate, dann schick sie ab.',
  placeRed: 'Die roten Würfel sind gefallen. Lege sie auf die anderen Plakate.',
  resolve: 'Mehrere Nummern sind fertig. Welche wird als Nächste vergeben?',
  reroll: (card: Parameters<typeof functions.trick>[0], dice: number): string => `Auf ${functions.trick(card)} liegen nur rote Würfel, also gewinnt die Nummer niemand. Ihre ${formats.number(dice)} Würfel auf die anderen Nummern werfen oder ruhen lassen?`,
  swap: (say: Voice, card: Parameters<typeof functions.trick>[0], active: number | null): string => `Du hast ${functions.trick(card)}${active === null ? '' : ` in ${say.owns(active, 'deinem')} Zug`} gewonnen. Mit den zwei Pfeilen darfst du zwei Nachbarn deiner Show tauschen, musst aber nicht.`,
  waiting: {
    rethrow: (say: Voice, seat: number): string => `Warten, bis ${say.name(seat)} Würfel behält oder noch einmal wirft.`,
    place: (say: Voice, seat: number): string => `Warten, bis ${say.name(seat)} Würfel legt.`,
    resolve: (say: Voice, seat: number): string => `Warten, bis ${say.name(seat)} die nächste fertige Nummer bestimmt.`,
    reroll: (say: Voice, seat: number): string => `Warten, bis ${say.name(seat)} die roten Würfel wirft oder ruhen lässt.`,
    swap: (say: Voice, seat: number): string => `Warten, ob ${say.name(seat)} zwei Nummern der eigenen Show tauscht.`,
  },
  end: (say: Voice, seat: number, last: string | null): string => `${say.does(seat, 'hast', 'hat')} neun Nummern: ${last === null ? 'Das ist der letzte Zug' : last}.`,
};
