/** What is written on the table of Circus Combat, in German. */

import { capital, count, liste, stimme } from '../../../voice.ts';
import { TRICKS } from '../../content/tricks.ts';
import type { Contest } from '../../contest.ts';
import type {
  AnswerText,
  Company,
  Fate,
  HandText,
  LookText,
  PosterText,
  SheetText,
  Short,
  ShowText,
  TableText,
} from '../catalogue.ts';
import { change, signed } from '../signs.ts';
import { DISCIPLINE_WORDS, diceSaid, dieSaid, factorsSaid, HAND_WORDS, quoted } from './things.ts';

const speak = ({ names, viewer }: Company) => stimme(names, viewer);
const eyes = (n: number): string => count(n, 'Auge', 'Augen');
/** As in W6: there is no room for more on a poster. */
const shortDice = (n: number): string => `${n} W`;

/** Who leads, and by how much. */
export function leadSaid({ leader, by, shares: [black, gray] }: Contest, company: Company): Short {
  if (leader === null) {
    return black.dice === 0
      ? { short: 'niemand', full: 'niemand hat einen Würfel darauf' }
      : { short: 'gleich', full: `Gleichstand, je ${black.dice} Würfel` };
  }
  const leads = speak(company).does(leader, 'führst', 'führt');
  if (by === 'dice') {
    const more = Math.abs(black.dice - gray.dice);
    return { short: `+${shortDice(more)}`, full: `${leads} um ${more} Würfel` };
  }
  const more = eyes(Math.abs(black.eyes - gray.eyes));
  return { short: `+${more}`, full: `${leads} um ${more}` };
}

/** What becomes of a ready trick. */
export function fateSaid(fate: Fate, company: Company): Short {
  if (fate.kind === 'fatigue') return { short: 'nur rot', full: 'voller Müdigkeit: die Nummer wird abgeworfen' };
  if (fate.kind === 'tied') return { short: 'Patt: weg', full: 'Gleichstand: die Nummer wird abgeworfen' };
  const points = `${signed(fate.base)} × ${fate.factor} = ${signed(fate.points)}`;
  return {
    short: `${change(fate.points)} Pkt`,
    full: `${speak(company).does(fate.seat, 'gewinnst', 'gewinnt')} sie für ${points} Punkte`,
  };
}

const poster: PosterText = {
  said(slot, trick, size, hasArrows, standing) {
    const { kind, colour } = TRICKS[trick.card];
    const parts = [`Platz ${slot}: ${quoted(trick.card)}`, DISCIPLINE_WORDS[colour], HAND_WORDS[kind].name];
    if (hasArrows) parts.push('mit den Tauschpfeilen');
    const held = trick.dice.length > 0 ? `: ${diceSaid(trick.dice)}` : '';
    return `${parts.join(', ')}. ${trick.dice.length} von ${size} Würfeln${held}. ${standing}.`;
  },
  takes: values => `Nimmt ${liste(values)}`,
  ready: fate => `Fertig: ${fate}`,
  isReady: 'Fertig',
  presses: {
    place: 'Hierher legen',
    refuse: 'Passt nicht',
    pick: 'Drücken, um sie als Nächste zu vergeben',
    look: 'Drücken, um näher hinzusehen',
  },
  put: (die, then) => `${dieSaid(die)} hierher legen: ${then}`,
  thenMisses: missed => `dann ${missed.length === 1 ? 'passt' : 'passen'} ${liste(missed.map(dieSaid))} nirgends`,
  warning: missed => `dann ${missed.length === 1 ? 'passt' : 'passen'} ${missed.map(dieSaid).join(', ')} nicht`,
};

const DOINGS = {
  waiting: '',
  marked: ', wird noch einmal geworfen',
  held: ', in der Hand',
  placed: ', auf',
  missed: ', wird nirgends passen',
  gone: ', nicht mehr im Wurf',
} as const;

const hand: HandText = {
  rethrow: 'Würfel zum Noch-einmal-Werfen markieren',
  place: 'Zu legende Würfel',
  said: (die, doing, on) =>
    `${dieSaid(die)}${DOINGS[doing]}${on ? ` ${quoted(on)}; drücken, um ihn zurückzunehmen` : ''}`,
  tags: { waiting: '', marked: 'nochmal', held: 'in Hand', placed: '', missed: 'passt nicht', gone: 'weg' },
};

const answer: AnswerText = {
  takeBack: 'Zurück',
  send: 'Abschicken',
  keep: 'Behalten',
  again: marked => `${marked} nochmal`,
  handle: 'Vergeben',
  leave: 'So lassen',
  exchange: left => `${left} und ${left + 1} tauschen`,
  rest: 'Ruhen lassen',
  throwRed: red => `${red} werfen`,
  keepNote: 'Alle Würfel bleiben, wie sie liegen.',
  againNote: marked => `${liste(marked.map(dieSaid))} ${marked.length === 1 ? 'wird' : 'werden'} noch einmal geworfen.`,
  heldNote: die => `${dieSaid(die)} in der Hand: Drücke ein Plakat.`,
  noneHeldNote: left =>
    `Kein Würfel in der Hand: Drücke ein Plakat, um näher hinzusehen. Noch ${left} Würfel zu legen.`,
  tiredNote: tired => `${liste(tired.map(dieSaid))} ${tired.length === 1 ? 'wird' : 'werden'} vor dir liegen.`,
  doneNote(totals, order, company) {
    const say = speak(company);
    return `Alles gelegt: ${order.map(seat => `${say.name(seat)} ${signed(totals[seat])}`).join(', ')}.`;
  },
  pickNote: 'Wähle ein fertiges Plakat.',
  firstNote: card => `${quoted(card)} zuerst.`,
  stayNote: total => `Deine Show bleibt, wie sie ist: ${signed(total)}.`,
  swapNote: ([left, right], now, then) =>
    `${quoted(left)} und ${quoted(right)} tauschen die Stellen: Aus ${signed(now)} wird ${signed(then)}.`,
  swaps: 'Nachbarn tauschen',
  asIs: 'So',
  throwNote: misses =>
    misses.length === 0
      ? 'Werfen: Jeder Wert passt jetzt irgendwo. Was später nirgends passt, kostet dich seine Augen.'
      : `Werfen: Eine ${liste(misses).replace(' und ', ' oder ')} passt jetzt nirgends, läge vor dir und kostete ihre Augen.`,
  restNote: 'Ruhen lassen: Sie gehen in den Vorrat zurück, und nichts ist verloren.',
};

const show: ShowText = {
  title: (seat, company) => `${capital(speak(company).owns(seat, 'deine'))} Show`,
  tricks: (seat, company) => `${capital(speak(company).owns(seat, 'deine'))} Nummern`,
  soFar: 'Punkte bisher,',
  wouldBe: 'würde zu',
  inFront: 'für Müdigkeit davor.',
  sheet: 'Wertungszettel',
  line: ({ position, card, base, positionFactor, colourFactor, points }) =>
    `${position}: ${quoted(card)}, Grundwert ${signed(base)}, Stelle ×${positionFactor}, Farbe ×${colourFactor}: ${signed(points)} Punkte`,
  next: ({ position, positionFactor, colourFactors }) =>
    `${position}: die nächste Nummer, Stelle ×${positionFactor}, ${factorsSaid(colourFactors)}`,
};

const sheet: SheetText = {
  position: 'Stelle',
  trick: 'Nummer',
  base: 'Wert',
  place: 'Stelle',
  colour: 'Farbe',
  points: 'Punkte',
  empty: 'Noch keine Nummer.',
  show: 'Die Show',
  front: 'Müdigkeit davor',
  total: 'Summe',
};

const look: LookText = {
  standing: ({ position, positionFactor, colourFactors }) =>
    `So steht es jetzt. Die nächste Nummer kommt an Stelle ${position} und zählt ×${positionFactor}; nach Farbe ${factorsSaid(colourFactors)}.`,
  discipline: 'Disziplin',
  hand: 'Blatt',
  on: 'Darauf',
  takes: 'Nimmt',
  takesNothing: 'Nichts mehr: Die Nummer ist fertig',
  values: liste,
  stands: 'Stand',
  arrows: 'Pfeile',
  arrowsDo: 'Wer sie gewinnt, darf zwei Nachbarn der eigenen Show tauschen',
};

export const table: TableText = {
  you: 'Du',
  stage: 'Die Bühne',
  vacant: slot => `Platz ${slot} ist frei`,
  turn: (turn, deck) => `Zug ${turn} · Stapel ${deck}`,
  pause: (active, company) => `${capital(speak(company).owns(active, 'dein'))} Zug wartet auf dich`,
  news: 'Was es Neues gibt',
  laid: (seat, piles, company) =>
    `${capital(speak(company).does(seat, 'legst', 'legt'))} ${liste(piles.map(({ dice: laid, card }) => `${diceSaid(laid)} auf ${quoted(card)}`))}.`,
  poster,
  hand,
  answer,
  show,
  sheet,
  look,
  unseen(deck, aside) {
    const left =
      deck.length === 0 ? 'Der Stapel ist leer.' : `Noch im Stapel, die oberste zuerst: ${liste(deck.map(quoted))}.`;
    return aside.length === 0 ? left : `${left} Beiseite: ${liste(aside.map(quoted))}.`;
  },
};
