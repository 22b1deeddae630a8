/** What is written on FITE's table, in German. */

import type { Seat } from '@roundhouse/kernel';
import { count, decimal, number } from '../../../formats.de.ts';
import { capital, stimme } from '../../../voice.ts';
import type { Company, TableText, Tally } from '../catalogue.ts';

const INTO = { off: 'in den Angriff', def: 'in die Abwehr' } as const;
const DICE = { off: 'Angriffswürfel', def: 'Abwehrwürfel' } as const;
const STATES = { none: 'keine Superkraft', ready: 'bereit', inUse: 'im Einsatz', usedUp: 'verbraucht' } as const;

const wuerfel = (dice: number): string => count(dice, 'Würfel', 'Würfel');

/** "Hugos Abwehr". */
const poolOf = (seat: Seat, pool: 'off' | 'def', { names, viewer }: Company): string => {
  const { owns } = stimme(names, viewer);
  return capital(pool === 'off' ? `${owns(seat, 'dein')} Angriff` : `${owns(seat, 'deine')} Abwehr`);
};

export const table: TableText = {
  beforeTheBell: 'Vor dem Gong',
  turn: turn => `Runde ${number(turn)}`,
  turnOf: (turn, limit) => `Runde ${number(turn)} von höchstens ${number(limit)}`,
  rematch: rematch => `Wiederholung ${number(rematch)}`,
  arena: name => `Arena: ${name}`,
  places: 'Orte',
  spot: (name, faces, bonus) => `${name}, Augen ${faces}: ${bonus}.`,
  cornerOf: (seat, { names, viewer }) => capital(`${stimme(names, viewer).owns(seat, 'deine')} Ecke`),
  corners: ['Rote Ecke', 'Blaue Ecke'],
  cloaked: 'Verhüllt',
  nameless: 'Du',
  you: 'du',
  diceLeft: dice => `noch ${wuerfel(dice)}`,
  dice: wuerfel,
  coin: {
    noPower: 'Keine',
    tip: (state, does) => `(${STATES[state]}): ${does}. Einmal im Kampf.`,
    idle: 'Keine Superkraft: Diese Münze bleibt liegen, wie sie liegt, und bewirkt nichts.',
    said: state => `Münze, ${STATES[state]}`,
  },
  attacks: (seat, { names, viewer }) => capital(stimme(names, viewer).does(seat, 'greifst an', 'greift an')),
  row: (seat, pool, { names, viewer }) => `${stimme(names, viewer).owns(seat, 'deine')} ${DICE[pool]}`,
  hits: hits => (hits === 0 ? 'Kein Treffer' : `${number(hits)} Treffer`),
  dividedDie: (pool, place, dice) =>
    `${DICE[pool]} ${number(place)} von ${number(dice)}: ${INTO[pool === 'off' ? 'def' : 'off']} legen`,
  openHand: (seat, pool, company) => `${poolOf(seat, pool, company)}: noch offen`,
  closedHand: (seat, pool, company) => `${poolOf(seat, pool, company)}: steht fest`,
  inHand: (dice, pool) => `${number(dice)} ${INTO[pool]}`,
  marks: {
    hit: 'trifft',
    cancelled: 'abgewehrt',
    ignored: 'zu schwach',
    stops: 'wehrt einen Angreifer ab',
    idle: 'hält nichts auf',
  },
  counts: value => `zählt ${number(value)}`,
  moved: 'verschoben',
  flipped: 'gewendet',
  wouldFlip: face => `auf ${number(face)} wenden`,
  wouldMove: to => `${INTO[to]} verschieben`,
  wouldGetBonus: 'den Bonus geben',
  wouldCome: ({ dealt, taken }) => `dann triffst du ${number(dealt)}-mal und steckst ${number(taken)} ein`,
  forecast: (foe, now, idle, signs) => {
    const was = (hit: keyof Tally): string => (now[hit] === idle[hit] ? '' : ` (statt ${number(idle[hit])})`);
    const dealt = `${signs.dealt}${number(now.dealt)} Treffer${was('dealt')}`;
    return `Ändert ${foe} nichts: ${dealt}, ${signs.taken}${number(now.taken)} kassiert${was('taken')}.`;
  },
  outlook: {
    caption: foe =>
      `Was diese Aufteilung im Mittel bringt, gegen jede, die ${foe} wählen kann, bevor jemand den Wurf ändert`,
    attackWith: foe => `Angriff ${foe}`,
    youHit: 'Schnitt: Treffer',
    youTake: 'Schnitt: kassiert',
    average: decimal,
  },
  verdict: (winner, { names, viewer }) =>
    winner === null ? 'Unentschieden' : `${capital(stimme(names, viewer).does(winner, 'gewinnst', 'gewinnt'))}!`,
  score: (dice, others) => `${wuerfel(dice)} zu ${number(others)}`,
  fightOf: turn => `Ergebnis Runde ${number(turn)}`,
  lastFight: turn => `Zuletzt · Runde ${number(turn)}`,
  guide: {
    label: 'So geht eine Runde',
    steps: [
      {
        name: 'Stellen',
        text: 'Beide wählen geheim einen Ort. Er hilft deinem Angriff, deiner Abwehr oder lässt dich den Wurf ändern.',
      },
      { name: 'Aufteilen', text: 'Verteile deine Würfel auf Angriff und Abwehr, in geschlossenen Fäusten.' },
      { name: 'Würfeln', text: 'Alle Würfel fallen zugleich.' },
      { name: 'Reagieren', text: 'Von Taktisch aus oder mit deiner Superkraft änderst du den Wurf.' },
      {
        name: 'Vergleichen',
        text: 'Ein Abwehrwürfel hebt einen gleich hohen oder niedrigeren Angriffswürfel auf. Jeder andere trifft: ein Würfel weniger.',
      },
    ],
  },
  ask: {
    lockIn: 'Festlegen',
    nextTurn: 'Nächste Runde',
    toTheArena: 'Zur Arena',
    toTheFight: 'Letzte Runde',
    missing: {
      choosingPowers: 'Wähle oben eine aus.',
      placingAtSetup: 'Wähle einen Ort in der Arena.',
      placing: 'Wähle einen Ort in der Arena.',
      reacting: 'Wähle noch einen Würfel oder nimm einen zurück.',
    },
    youChose: move => `Deine Wahl: ${move}.`,
    hold: 'Stehen bleiben und Flink behalten',
    diceToAttack: 'Würfel im Angriff',
    split: (off, def) => `${number(off)} in den Angriff, ${number(def)} in die Abwehr`,
    modes: { move: 'Schieben', flip: 'Wenden', bonus: 'Bonus geben' },
    touching: 'Einen Würfel berühren',
    use: power => `Mit ${power}`,
    powers: 'Superkräfte',
    noPower: 'Keine',
    cleanFight: 'ein ehrlicher Kampf',
  },
};
