/** Made from prompts.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const prompts = {
  menu: {
    all: 'Minis spielen, Karte legen oder Zug beenden.',
    minis: 'Spiele Minis, oder beende deinen Zug.',
    circuit: 'Lege eine Schaltkarte, oder beende deinen Zug.',
    nothing: 'Du hast nichts mehr zu spielen: Beende deinen Zug.',
    mustLay: 'Spiele Minis, und lege eine Schaltkarte, bevor dein Zug endet.',
    puzzle: 'Spiele deine Minis.',
    puzzleLay: 'Spiele deine Minis; du darfst auch eine Schaltkarte legen.',
  },
  pickingColour: 'Wähle die Farbe deiner Figur.',
  drawing: (draws: number, fromPiles: boolean): string => `Nimm ${formats.plural(draws, 'noch eine Mini', `${formats.number(draws)} Minis`)}: Gold oder ${fromPiles ? 'eine grüne Art' : 'Grün'}.`,
  discarding: 'Du hältst mehr als 8. Welche Mini wirfst du ab?',
  pushing: (say: Voice, pawn: number): string => `Dränge ${say.owns(pawn, 'deine')} Figur weiter, oder mach etwas anderes.`,
  laying: (card: Parameters<typeof functions.card>[0] | null): string => `Wohin kommt ${card === null ? 'die Karte' : functions.card(card)}, und wie herum?`,
  swapping: (card: Parameters<typeof functions.card>[0] | null): string => `Mit welcher Karte tauschst du ${card === null ? 'sie' : functions.card(card)}?`,
  forcing: (say: Voice, pawn: number | null): string => `Wohin geht ${pawn === null ? 'die' : say.owns(pawn, 'deine')} Figur?`,
  respondingBlindly: 'Mit Hemmung verhindern?',
  responding: (shown: string): string => `${shown}. Mit Hemmung verhindern?`,
  mayBeAnswered: (shown: string): string => `${shown}. Darauf kann noch geantwortet werden.`,
  somePlay: 'etwas',
  choosingAxis: (say: Voice, pawn: number | null, exit: Parameters<typeof functions.port>[0] | null): string => `${pawn === null ? 'Die' : say.owns(pawn, 'Deine')} Figur verlässt Karte 1${exit === null ? '' : ` durch ${functions.port(exit)}`}. Wie wendet die Karte?`,
  answering: (say: Voice, seat: number, mini: Parameters<typeof functions.mini>[0] | null): string => `${say.does(seat, 'bittest', 'bittet')} dich um ${mini === null ? 'eine Mini' : functions.mini(mini)}. Gibst du sie?`,
  waiting: (say: Voice, seat: number, task: string): string => `Warten, bis ${say.name(seat)} ${task}.`,
  waited: {
    pickingColour: 'eine Farbe wählt',
    drawing: 'Minis nimmt',
    discarding: 'eine Mini abwirft',
    menu: 'spielt oder den Zug beendet',
    laying: 'eine Karte legt',
    swapping: 'zwei Karten tauscht',
    forcing: 'eine Figur zwingt',
    responding: 'antwortet',
    choosingAxis: 'Karte 1 wendet',
    answering: 'eine Mini gibt oder behält',
  },
};
