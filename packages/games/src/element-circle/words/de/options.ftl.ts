/** Made from options.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const options = {
  matchFormat: {
    label: 'Partie',
    help: 'Wer zuerst so viele Runden gewinnt, oder die meisten aus einer festen Zahl.',
  },
  openHands: {
    label: 'Offene Hände',
    help: 'Neulinge können ihre erste Runde mit offenen Händen spielen.',
    values: {
      none: 'Verdeckt',
      firstRound: 'Erste Runde offen',
      always: 'Immer offen',
    },
  },
  startSpells: {
    label: 'Zauber zu Beginn',
    help: 'So viele bekommt jeder; ab drei Spielern der Geber einen mehr.',
    values: {
      standard: 'Wie gebaut',
    },
  },
  circleSlots: {
    label: 'Plätze im Kreis',
    help: 'Alle werden zu Beginn einer Runde zufällig gefüllt.',
  },
  innateSlots: {
    label: 'Eigene Plätze',
    help: 'Alle beginnen mit einem leeren Platz; nur der Geber füllt jeden.',
  },
  limits: {
    label: 'Obergrenzen',
    help: 'Ob am Ende des Zuges bis zu einer Obergrenze abgeworfen wird.',
    values: {
      off: 'Keine',
      on: 'Wie unten',
    },
  },
  limitPermanents: {
    label: 'Höchstens dauerhafte Zauber',
    help: 'Gilt nur mit Obergrenzen.',
  },
  limitSpells: {
    label: 'Höchstens Handkarten',
    help: 'Gilt nur mit Obergrenzen.',
  },
  firstDealer: {
    label: 'Erster Geber',
    help: 'Der Geber spielt zuletzt und nimmt ein Element mehr.',
    values: {
      random: 'Das Los',
    },
  },
  clockWindow: {
    label: 'Zauber mit Uhr',
    help: 'Nur vor der Eröffnung, oder auch danach.',
    values: {
      start: 'Vor der Eröffnung',
      anytime: 'Jederzeit im Zug',
    },
  },
  wizardSource: {
    label: 'Der Zauberer wirkt',
    help: 'Den obersten Zauber des Stapels oder einen aus der Hand.',
    values: {
      deckTop: 'Vom Stapel',
      hand: 'Aus der Hand',
    },
  },
  waningLap: {
    label: 'Der Altar erlischt',
    help: 'Nach so vielen Umläufen wird nichts mehr gezogen, damit jede Runde endet.',
  },
  discardView: {
    label: 'Ablagestapel',
    help: 'Nur die oberste Karte ist zu sehen, oder alle.',
    values: {
      top: 'Oberste Karte',
      all: 'Offen',
    },
  },
  showHand: {
    label: 'Hände zeigen',
    help: 'Ob man seine Hand ausgewählten Mitspielern zeigen darf.',
    values: {
      off: 'Nicht erlaubt',
      on: 'Erlaubt',
    },
  },
  spells: {
    label: 'Zauberliste',
    help: 'Die 64 Karten, wie sie nach Messungen angepasst wurden, oder wie sie zuerst waren.',
    values: {
      first: 'Erste Liste',
      tuned: 'Angepasst',
    },
  },
  numbered: {
    firstTo: (rounds: number): string => formats.plural(rounds, 'Eine Runde', `Zuerst ${formats.number(rounds)}`),
    rounds: (rounds: number): string => `Die meisten von ${formats.number(rounds)}`,
    spells: (spells: number): string => formats.number(spells),
    seat: (number: number): string => `Platz ${formats.number(number)}`,
  },
};
