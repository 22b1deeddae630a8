/** Made from terms.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const terms = {
  states: {
    immobilized: 'SPD ist 0 bis zum Ende der eigenen Aktivierung. Ausweichen geht noch.',
    knockedDown: 'PIN ist halbiert, aufgerundet; SPD ist 0; kein Ausweichen. Endet, wenn die eigene Aktivierung beginnt.',
    taunted: 'Das Team muss ihn als Nächsten aktivieren, wenn es kann. Endet mit der eigenen Aktivierung.',
    dazzled: 'Kann nicht aktiviert werden. Endet, sobald ein Verbündeter aktiviert wird.',
    burning: 'Erleidet 1 Schaden, wann immer irgendein Kämpfer aktiviert wird. Endet mit der eigenen Aktivierung.',
    pumpedUp: 'COM +2 bis zum Ende der eigenen Aktivierung; in der eigenen Kampfphase erhalten, zieht er sofort 2 Karten.',
    accelerated: 'SPD +2 bis zum Ende der eigenen Aktivierung.',
  },
  stats: {
    SPD: 'So viele Felder darf er in einer Bewegungsphase gehen.',
    STA: 'Bei so viel Schaden ist er k. o.',
    COM: 'So viele Karten zieht er in der Kampfphase; neben einem Verbündeten eine mehr.',
    PIN: 'Mit so vielen Betäubungsmarkern pinnt ihn ein Gegner, der ihn bindet.',
  },
  defeats: {
    knockOut: 'K. o.',
    ringOut: 'Ring-Aus',
    tapOut: 'Abklopfen',
    finishingMove: 'Finisher',
    tagOut: 'Auswechslung',
  },
  readyTeams: {
    strikers: 'Hingehen und zuschlagen. Schaden, bis keiner mehr steht; den Rest erledigt der Draht.',
    throwers: 'Schnell und schwer zu fassen. Gegner Schritt für Schritt zum Rand schieben, und darüber.',
    grapplers: 'Betäubungsmarker auf einem Gegner sammeln, ihn festhalten und pinnen.',
    'home-crowd': 'Von allem etwas und mehr Hype als alle: als Erste reich genug für einen Finisher.',
    clockwork: 'Kämpfer, die einander Karten verschaffen; ein starker Zug folgt auf den anderen.',
    'cold-blood': 'Geduldig und zäh. Feuer schadet allen außer Ossic, und den Rest heilt die Zeit.',
    'open-doors': 'Immer schon woanders: Plätze tauschen, verschwinden und Gegner durch ein Loch im Ring schicken.',
    'the-wall': 'Schwer zu verletzen, schwer zu pinnen, schwer zu bewegen. Gewinnt den langen Kampf.',
  },
  problems: {
    teamSize: (chosen: string, needed: string): string => `Ein Team hat ${needed} Kämpfer; das sind ${chosen}.`,
    fighterTaken: (fighter: string): string => `${fighter} ist schon in einem anderen Team.`,
    sameName: (name: string): string => `${name} gibt es in einem Team nur einmal.`,
    nothingShared: 'Die vier eines Teams brauchen ein Merkmal, das alle haben: Klasse, Rolle oder Stil.',
    pairSharesNothing: (one: string, other: string): string => `${one} und ${other} haben kein Merkmal gemeinsam.`,
    hazardNotAllowed: (hazard: string): string => `Dieses Team erfüllt die Bedingung von ${hazard} nicht.`,
  },
  effects: {
    damage: (n: number): string => `${formats.number(n)} Schaden`,
    stun: (n: number): string => `${formats.number(n)} Betäubung`,
    push: (n: number): string => formats.plural(n, 'Stoß', `${formats.number(n)} × Stoß`),
    dodge: (n: number): string => formats.plural(n, 'Ausweichen', `${formats.number(n)} × Ausweichen`),
    heal: (n: number): string => `${formats.number(n)} Schaden weniger`,
    unstun: (n: number): string => `${formats.number(n)} Betäubung weniger`,
    draw: (n: number): string => `${formats.number(n)} ziehen`,
    hype: (n: number): string => `+${formats.number(n)} Hype`,
    drain: (n: number): string => `Gegner −${formats.number(n)} Hype`,
    swap: 'Felder tauschen',
    shiftHazard: 'Gefahr verschieben',
    defeat: 'Besiegen',
  },
  clearAll: 'Alle Zustände weg',
  clear: (state: string): string => `${state} weg`,
  zone: (number: number, colour: string): string => `Zone ${formats.number(number)} (${colour})`,
  ringRules: 'Ringregel',
};
