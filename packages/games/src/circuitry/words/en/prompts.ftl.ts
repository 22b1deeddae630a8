/** Made from prompts.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const prompts = {
  menu: {
    all: 'Play minis, lay a card, or end your turn.',
    minis: 'Play minis, or end your turn.',
    circuit: 'Lay a circuit card, or end your turn.',
    nothing: 'Nothing is left to play: end your turn.',
    mustLay: 'Play minis, and lay a circuit card before your turn ends.',
    puzzle: 'Play your minis.',
    puzzleLay: 'Play your minis; you may lay a circuit card too.',
  },
  pickingColour: 'Choose the colour of your pawn.',
  drawing: (draws: number, fromPiles: boolean): string => `Take ${formats.plural(draws, 'another mini', `${formats.number(draws)} minis`)}: gold or ${fromPiles ? 'a green kind' : 'green'}.`,
  discarding: 'You hold more than 8. Which mini do you discard?',
  pushing: (say: Voice, pawn: number): string => `Push ${say.isYou(pawn) ? 'your pawn' : say.name(pawn)} on, or go on with something else.`,
  laying: (card: Parameters<typeof functions.card>[0] | null): string => `Where does ${card === null ? 'the card' : functions.card(card)} go, and which way up?`,
  swapping: (card: Parameters<typeof functions.card>[0] | null): string => `Swap ${card === null ? 'it' : functions.card(card)} with which card?`,
  forcing: (say: Voice, pawn: number | null): string => `Where does ${pawn === null ? 'the pawn' : say.isYou(pawn) ? 'your pawn' : say.name(pawn)} go?`,
  respondingBlindly: 'Stop this with Inhibit?',
  responding: (shown: string): string => `${shown}. Stop it with Inhibit?`,
  mayBeAnswered: (shown: string): string => `${shown}. It may be answered.`,
  somePlay: 'a play',
  choosingAxis: (say: Voice, pawn: number | null, exit: Parameters<typeof functions.port>[0] | null): string => `${pawn === null ? 'The pawn' : say.isYou(pawn) ? 'Your pawn' : say.name(pawn)} leaves card 1${exit === null ? '' : ` by ${functions.port(exit)}`}. Which way does the card turn?`,
  answering: (say: Voice, seat: number, mini: Parameters<typeof functions.mini>[0] | null): string => `${say.does(seat, 'ask', 'asks')} you for ${mini === null ? 'a mini' : functions.mini(mini)}. Give it?`,
  waiting: (say: Voice, seat: number, task: string): string => `Waiting for ${say.name(seat)} ${task}.`,
  waited: {
    pickingColour: 'to choose a colour',
    drawing: 'to take minis',
    discarding: 'to discard a mini',
    menu: 'to play or end the turn',
    laying: 'to lay a card',
    swapping: 'to swap two cards',
    forcing: 'to force a pawn',
    responding: 'to answer',
    choosingAxis: 'to turn card 1',
    answering: 'to give a mini or keep it',
  },
};
