/** What is written on the table of Circus Combat, in German. */

import { change, count, either, list, number, plural } from '../../../formats.de.ts';
import { capital, stimme } from '../../../voice.ts';
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
import { finale } from './finale.ts';
import { diceSaid, dieSaid, disciplineSaid, factorsSaid, HAND_WORDS, quoted } from './things.ts';

const speak = ({ names, viewer }: Company) => stimme(names, viewer);

/** Who leads, and by how much. */
export function leadSaid({ leader, by, shares: [black, gray] }: Contest, company: Company): Short {
  if (leader === null) {
    return black.dice === 0
      ? { short: 'niemand', full: 'niemand hat einen Würfel darauf' }
      : { short: 'gleich', full: `Gleichstand, je ${number(black.dice)} Würfel` };
  }
  const say = speak(company);
  const more = by === 'dice' ? Math.abs(black.dice - gray.dice) : Math.abs(black.eyes - gray.eyes);
  const margin = by === 'dice' ? `${number(more)} Würfel` : count(more, 'Auge', 'Augen');
  return {
    who: say.name(leader),
    short: change(more),
    // As in W6: there is no room for more on a poster.
    unit: by === 'dice' ? 'W' : plural(more, 'Auge', 'Augen'),
    full: `${say.does(leader, 'führst', 'führt')} um ${margin}`,
  };
}

/** What becomes of a ready trick. */
export function fateSaid(fate: Fate, company: Company): Short {
  if (fate.kind === 'fatigue') return { short: 'nur rot', full: 'voller Müdigkeit: die Nummer wird abgeworfen' };
  if (fate.kind === 'tied') return { short: 'Patt: weg', full: 'Gleichstand: die Nummer wird abgeworfen' };
  const points = `${number(fate.base)} × ${number(fate.factor)} = ${number(fate.points)}`;
  const say = speak(company);
  return {
    who: say.name(fate.seat),
    short: change(fate.points),
    unit: 'Pkt',
    full: `${say.does(fate.seat, 'gewinnst', 'gewinnt')} sie für ${points} Punkte`,
  };
}

const poster: PosterText = {
  said(slot, trick, size, hasArrows, standing) {
    const { kind, colour } = TRICKS[trick.card];
    const parts = [`Platz ${number(slot)}: ${quoted(trick.card)}`, disciplineSaid(colour), HAND_WORDS[kind].name];
    if (hasArrows) parts.push('mit den Tauschpfeilen');
    const held = trick.dice.length > 0 ? `: ${diceSaid(trick.dice)}` : '';
    return `${parts.join(', ')}. ${number(trick.dice.length)} von ${number(size)} Würfeln${held}. ${standing}.`;
  },
  takes: values => `Nimmt ${list(values)}`,
  ready: fate => `Fertig: ${fate}`,
  isReady: 'Fertig',
  presses: {
    place: 'Hierher legen',
    refuse: 'Passt nicht',
    pick: 'Drücken, um sie als Nächste zu vergeben',
    look: 'Drücken, um näher hinzusehen',
  },
  put: (die, then) => `${dieSaid(die)} hierher legen: ${then}`,
  thenMisses: missed => `dann ${plural(missed.length, 'passt', 'passen')} ${list(missed.map(dieSaid))} nirgends`,
  warning: missed => `dann ${plural(missed.length, 'passt', 'passen')} ${list(missed.map(dieSaid))} nicht`,
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
  again: marked => `${number(marked)} nochmal`,
  handle: 'Vergeben',
  leave: 'So lassen',
  exchange: left => `${number(left)} und ${number(left + 1)} tauschen`,
  rest: 'Ruhen lassen',
  throwRed: red => `${number(red)} werfen`,
  keepNote: 'Alle Würfel bleiben, wie sie liegen.',
  againNote: marked => `${list(marked.map(dieSaid))} ${plural(marked.length, 'wird', 'werden')} noch einmal geworfen.`,
  heldNote: die => `${dieSaid(die)} in der Hand: Drücke ein Plakat.`,
  noneHeldNote: left =>
    `Kein Würfel in der Hand: Drücke ein Plakat, um näher hinzusehen. Noch ${number(left)} Würfel zu legen.`,
  tiredNote: tired => `${list(tired.map(dieSaid))} ${plural(tired.length, 'wird', 'werden')} vor dir liegen.`,
  doneNote(totals, order, company) {
    const say = speak(company);
    return `Alles gelegt: ${order.map(seat => `${say.name(seat)} ${number(totals[seat])}`).join(', ')}.`;
  },
  pickNote: 'Wähle ein fertiges Plakat.',
  firstNote: card => `${quoted(card)} zuerst.`,
  stayNote: total => `Deine Show bleibt, wie sie ist: ${number(total)}.`,
  swapNote: ([left, right], now, then) =>
    `${quoted(left)} und ${quoted(right)} tauschen die Stellen: Aus ${number(now)} wird ${number(then)}.`,
  swaps: 'Nachbarn tauschen',
  asIs: 'So',
  throwNote: misses =>
    misses.length === 0
      ? 'Werfen: Jeder Wert passt jetzt irgendwo. Was später nirgends passt, kostet dich seine Augen.'
      : `Werfen: Eine ${either(misses)} passt jetzt nirgends, läge vor dir und kostete ihre Augen.`,
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
    `${number(position)}: ${quoted(card)}, ${disciplineSaid(TRICKS[card].colour)}, Grundwert ${number(base)}, Stelle ×${number(positionFactor)}, Farbe ×${number(colourFactor)}: ${number(points)} Punkte`,
  next: ({ position, positionFactor, colourFactors }) =>
    `${number(position)}: die nächste Nummer, Stelle ×${number(positionFactor)}, ${factorsSaid(colourFactors)}`,
  nextUp: 'dann',
  nextMeans: ({ position, positionFactor, colourFactors }) =>
    `Die nächste Nummer dieser Show kommt an Stelle ${number(position)}. Ihr Wert zählt ×${number(positionFactor)} für die Stelle und für die Farbe ${factorsSaid(colourFactors)}: Zwei einer Farbe in Folge machen ×2, drei ×3.`,
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
    `So steht es jetzt. Die nächste Nummer kommt an Stelle ${number(position)} und zählt ×${number(positionFactor)}; nach Farbe ${factorsSaid(colourFactors)}.`,
  discipline: 'Disziplin',
  hand: 'Blatt',
  on: 'Darauf',
  takes: 'Nimmt',
  takesNothing: 'Nichts mehr: Die Nummer ist fertig',
  values: list,
  stands: 'Stand',
  arrows: 'Pfeile',
  arrowsDo: 'Wer sie gewinnt, darf zwei Nachbarn der eigenen Show tauschen',
};

export const table: TableText = {
  you: 'Du',
  stage: 'Die Bühne',
  vacant: slot => `Platz ${number(slot)} ist frei`,
  turn: (turn, deck) => `Zug ${number(turn)} · Stapel ${number(deck)}`,
  pause: (active, company) => `${capital(speak(company).owns(active, 'dein'))} Zug wartet auf dich`,
  news: 'Was es Neues gibt',
  laid: (seat, piles, company) =>
    `${capital(speak(company).does(seat, 'legst', 'legt'))} ${list(piles.map(({ dice: laid, card }) => `${diceSaid(laid)} auf ${quoted(card)}`))}.`,
  poster,
  hand,
  answer,
  show,
  sheet,
  finale,
  look,
  unseen(deck, aside) {
    const left =
      deck.length === 0 ? 'Der Stapel ist leer.' : `Noch im Stapel, die oberste zuerst: ${list(deck.map(quoted))}.`;
    return aside.length === 0 ? left : `${left} Beiseite: ${list(aside.map(quoted))}.`;
  },
};
