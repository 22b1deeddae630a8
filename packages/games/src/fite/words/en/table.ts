/** What is written on FITE's table, in English. */

import type { Seat } from '@roundhouse/kernel';
import { count, decimal, number } from '../../../formats.en.ts';
import { capital, voice } from '../../../voice.ts';
import type { Company, TableText, Tally } from '../catalogue.ts';

const POOLS = { off: 'attack', def: 'defence' } as const;
const STATES = { none: 'no power', ready: 'ready', inUse: 'in use', usedUp: 'used up' } as const;

/** "Hugo’s defence". */
const poolOf = (seat: Seat, pool: keyof typeof POOLS, { names, viewer }: Company): string =>
  capital(`${voice(names, viewer).owns(seat)} ${POOLS[pool]}`);

export const table: TableText = {
  beforeTheBell: 'Before the bell',
  turn: turn => `Turn ${number(turn)}`,
  turnOf: (turn, limit) => `Turn ${number(turn)} of at most ${number(limit)}`,
  rematch: rematch => `rematch ${number(rematch)}`,
  arena: name => `Arena: ${name}`,
  places: 'Places',
  spot: (name, faces, bonus) => `${name}, marked ${faces}: ${bonus}.`,
  cornerOf: (seat, { names, viewer }) => capital(`${voice(names, viewer).owns(seat)} corner`),
  corners: ['Red corner', 'Blue corner'],
  cloaked: 'Under a cloak',
  nameless: 'You',
  you: 'you',
  diceLeft: dice => `${count(dice, 'die', 'dice')} left`,
  dice: dice => count(dice, 'die', 'dice'),
  coin: {
    noPower: 'None',
    tip: (state, does) => `(${STATES[state]}): ${does}. Once a bout.`,
    idle: 'No super power: this coin stays face up and does nothing.',
    said: state => `coin, ${STATES[state]}`,
  },
  attacks: (seat, { names, viewer }) => capital(voice(names, viewer).does(seat, 'attack', 'attacks')),
  row: (seat, pool, { names, viewer }) => `${voice(names, viewer).owns(seat)} ${POOLS[pool]} dice`,
  hits: hits => (hits === 0 ? 'No hit' : count(hits, 'hit', 'hits')),
  dividedDie: (pool, place, dice) =>
    `${POOLS[pool]} die ${number(place)} of ${number(dice)}: move it to ${POOLS[pool === 'off' ? 'def' : 'off']}`,
  openHand: (seat, pool, company) => `${poolOf(seat, pool, company)}: still choosing`,
  closedHand: (seat, pool, company) => `${poolOf(seat, pool, company)}: fixed`,
  inHand: (dice, pool) => `${number(dice)} to ${POOLS[pool]}`,
  marks: {
    hit: 'hits',
    cancelled: 'cancelled',
    ignored: 'too weak to count',
    stops: 'cancels an attacker',
    idle: 'stops nothing',
  },
  counts: value => `counts ${number(value)}`,
  moved: 'moved',
  flipped: 'flipped',
  wouldFlip: face => `flip it to ${number(face)}`,
  wouldMove: to => `move it to ${POOLS[to]}`,
  wouldGetBonus: 'give it the bonus',
  wouldCome: ({ dealt, taken }) => `then you hit ${number(dealt)} and take ${number(taken)}`,
  forecast: (foe, now, idle, signs) => {
    const was = (hit: keyof Tally): string => (now[hit] === idle[hit] ? '' : ` (was ${number(idle[hit])})`);
    const dealt = `${signs.dealt}you hit ${number(now.dealt)}${was('dealt')}`;
    return `If ${foe} stays put: ${dealt}, ${signs.taken}take ${number(now.taken)}${was('taken')}.`;
  },
  outlook: {
    caption: foe => `What this division does on average, for each one ${foe} may make, before anybody changes the roll`,
    attackWith: foe => `${foe}’s attack`,
    youHit: 'you hit, average',
    youTake: 'you take, average',
    average: decimal,
  },
  verdict: (winner, { names, viewer }) =>
    winner === null ? 'A draw' : `${capital(voice(names, viewer).does(winner, 'win', 'wins'))}!`,
  score: (dice, others) => `${count(dice, 'die', 'dice')} to ${number(others)}`,
  fightOf: turn => `Fight of turn ${number(turn)}`,
  lastFight: turn => `Last fight · turn ${number(turn)}`,
  guide: {
    label: 'How a turn goes',
    steps: [
      {
        name: 'Place',
        text: 'Both pick a place in secret. It helps your attack, your defence, or lets you change the roll.',
      },
      { name: 'Divide', text: 'Split your dice between attack and defence, in closed fists.' },
      { name: 'Roll', text: 'All dice are thrown at once.' },
      { name: 'React', text: 'From Tactical, or with your power, change the roll.' },
      {
        name: 'Compare',
        text: 'A defence die cancels an equal or lower attack die. Every other attack die hits: one die gone.',
      },
    ],
  },
  ask: {
    lockIn: 'Lock it in',
    nextTurn: 'Next turn',
    toTheArena: 'To the arena',
    toTheFight: 'The last fight',
    missing: {
      choosingPowers: 'Pick one above.',
      placingAtSetup: 'Pick a place on the arena.',
      placing: 'Pick a place on the arena.',
      reacting: 'Pick one more die, or take one back.',
    },
    youChose: move => `You chose: ${move}.`,
    hold: 'Hold your ground and keep Swift',
    diceToAttack: 'Dice to attack',
    split: (off, def) => `${number(off)} to attack, ${number(def)} to defence`,
    modes: { move: 'Move', flip: 'Flip', bonus: 'Give the bonus' },
    touching: 'Touching a die',
    use: power => `Use ${power}`,
    powers: 'Super powers',
    noPower: 'None',
    cleanFight: 'a clean fight',
  },
};
