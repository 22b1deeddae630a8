/** All of FITE's English. Here: moves, events and prompts. What else it says is in `en/`. */

import type { Seat } from '@roundhouse/kernel';
import { count, list, number, plural } from '../../formats.en.ts';
import { capital, voice } from '../../voice.ts';
import type { Both, Event, Loc, Options, Power, ReactMove, Reason } from '../state.ts';
import type { Company, FiteWords } from './catalogue.ts';
import { options, presets } from './en/options.ts';
import { table } from './en/table.ts';
import { voices } from './en/voices.ts';
import { inOrder, rulesOf, weightOf } from './rules.ts';
import { shelf } from './shelf.ts';

type Voice = ReturnType<typeof voice>;

const PLACES: FiteWords['places'] = { off: 'Offensive', def: 'Defensive', tac: 'Tactical' };
const POOLS: FiteWords['pools'] = { off: 'attack', def: 'defence' };
const POWERS: FiteWords['powers'] = {
  aggressive: { name: 'Aggressive', does: '−1 to each enemy attack die' },
  brutal: { name: 'Brutal', does: '+1 to each attack die' },
  cunning: { name: 'Cunning', does: 'move or flip dice from any place' },
  fast: { name: 'Fast', does: '−1 to each enemy defence die' },
  swift: { name: 'Swift', does: 'change places after the reveal' },
  tough: { name: 'Tough', does: '+1 to each defence die' },
};

function bonusOf(loc: Loc, { locationBonus, defensiveBonus, tacticalReach, flipCount }: Options): string {
  const dice = locationBonus === 'one' ? 'one' : 'each';
  if (loc === 'off') return `+1 to ${dice} attack die`;
  if (loc === 'def') return `+${number(defensiveBonus)} to ${dice} defence die`;
  const [upTo, flips] = [number(tacticalReach), flipCount === 'upTo2' ? 'up to 2' : '2'];
  return `after the roll, ${plural(tacticalReach, `move ${upTo} die or flip ${upTo}`, `move up to ${upTo} dice or flip ${flips}`)}`;
}

function badgeOf(loc: Loc, { defensiveBonus, tacticalReach }: Options): string {
  if (loc === 'off') return '+1 attack';
  return loc === 'def' ? `+${number(defensiveBonus)} defence` : `move or flip ${number(tacticalReach)}`;
}

const powerName = (power: Power | null): string => (power === null ? 'no power' : POWERS[power].name);

const moveSaid: FiteWords['move'] = (move, view) => {
  const own = view.viewer === null ? null : view.fighters[view.viewer]!;
  switch (move.type) {
    case 'power':
      if (move.power === null) return 'Enter without a power';
      return `Take ${powerName(move.power)}: ${POWERS[move.power].does}, once`;
    case 'place':
      return `Stand on ${PLACES[move.loc]}: ${bonusOf(move.loc, view.options)}`;
    case 'swift':
      return move.to === null ? 'Hold your ground' : `Use Swift and go to ${PLACES[move.to]}`;
    case 'split': {
      const rest = own ? number(own.dice - move.off) : 'the rest';
      const power = move.use && own ? `, using ${powerName(own.power)}` : '';
      return `${number(move.off)} to attack, ${rest} to defence${power}`;
    }
    case 'react': {
      const parts = reactionParts(move, own?.power ?? null);
      return parts.length === 0 ? 'Leave the dice as they lie' : capital(parts.join(', then '));
    }
    case 'concede':
      return 'Concede the bout';
  }
};

/** "use Brutal", "move 4 and 2 from attack to defence", "flip 1 and 1 in defence": what a reaction does, in order. */
function reactionParts({ use, move, flip, bonus }: ReactMove, power: Power | null): string[] {
  const parts: string[] = [];
  if (use) parts.push(`use ${power === null ? 'the super power' : powerName(power)}`);
  if (move) {
    const to = move.from === 'off' ? 'def' : 'off';
    parts.push(`move ${list(move.faces)} from ${POOLS[move.from]} to ${POOLS[to]}`);
  }
  if (flip) {
    const pools = (['off', 'def'] as const).filter(pool => flip[pool].length > 0);
    parts.push(`flip ${list(pools.map(pool => `${list(flip[pool])} in ${POOLS[pool]}`))}`);
  }
  if (bonus !== undefined) parts.push(`give a ${number(bonus)} the location’s bonus`);
  return parts;
}

function eventClause(event: Event, say: Voice): string {
  switch (event.type) {
    case 'powersRevealed':
      return both(say, seat => say.does(seat, 'enter', 'enters') + withPower(event.powers[seat]!));
    case 'committed':
      return say.isYou(event.seat) ? 'your choice is made' : `${say.name(event.seat)} has chosen`;
    case 'turnStarted':
      return `turn ${number(event.turn)} begins`;
    case 'fightersPlaced':
      return placed(event.locs, say);
    case 'swiftAnswered': {
      if (event.to === null) return say.does(event.seat, 'keep Swift and stay', 'keeps Swift and stays');
      return `${say.does(event.seat, 'use', 'uses')} Swift and ${say.isYou(event.seat) ? 'go' : 'goes'} to ${PLACES[event.to]}`;
    }
    case 'poolsDivided':
      return both(say, seat => {
        const power = event.using[seat] ? ', with the super power in use' : '';
        return `${say.does(seat, 'send', 'sends')} ${number(event.off[seat]!)} to attack and ${number(event.def[seat]!)} to defence${power}`;
      });
    case 'diceRolled':
      return both(say, seat => {
        const { off, def } = event.pools[seat]!;
        return `${say.does(seat, 'roll', 'rolls')} ${faces(off)} to attack and ${faces(def)} to defend`;
      });
    case 'reactionsRevealed':
      return reactionsTold(event.reactions, say);
    case 'attackCompared':
      return attackTold(event, say);
    case 'diceLost':
      return lossesTold(event.lost, event.left, say);
    case 'fighterDazed':
      return dazed(event.seat, say);
    case 'rolledOff':
      return `roll-off: ${both(say, seat => `${say.does(seat, 'roll', 'rolls')} ${number(event.dice[seat]!)}`)}`;
    case 'rematchCalled':
      return `nobody is left to win, so the bout starts again (rematch ${number(event.rematch)})`;
    case 'boutOver':
      return outcome(event.winner, event.reason, say);
  }
}

const both = (say: Voice, clause: (seat: Seat) => string): string => inOrder(say.isYou).map(clause).join('; ');

const withPower = (power: Power | null): string => (power === null ? ' without a power' : ` with ${powerName(power)}`);

const faces = (dice: readonly number[]): string => (dice.length === 0 ? 'nothing' : dice.map(number).join(' '));

function placed([first, second]: Both<Loc>, say: Voice): string {
  if (first === second) return `both fighters stand on ${PLACES[first]}`;
  const locs = [first, second];
  return both(say, seat => `${say.does(seat, 'stand', 'stands')} on ${PLACES[locs[seat]!]}`);
}

function reactionsTold(reactions: Both<ReactMove | null>, say: Voice): string {
  const told = inOrder(say.isYou).flatMap(seat => {
    const reaction = reactions[seat];
    return reaction ? [reactionClause(reaction, null, seat, say)] : [];
  });
  return told.join('; ') || 'nobody reacts';
}

function reactionClause(reaction: ReactMove, power: Power | null, seat: Seat, say: Voice): string {
  const parts = reactionParts(reaction, power);
  if (parts.length === 0) return say.does(seat, 'leave the dice alone', 'leaves the dice alone');
  // Every part begins with its verb: "use Brutal" becomes "uses Brutal".
  const verbs = parts.map(part => (say.isYou(seat) ? part : part.replace(/^\w+/, verb => `${verb}s`)));
  return `${say.name(seat)} ${verbs.join(', then ')}`;
}

function attackTold(event: Extract<Event, { type: 'attackCompared' }>, say: Voice): string {
  const cancelled = event.fates.filter(fate => typeof fate === 'number').length;
  const weak = event.fates.filter(fate => fate === 'ignored').length;
  const attack = `${say.owns(event.attacker)} attack ${faces(event.off)} meets ${faces(event.def)}`;
  const parts = [`${number(cancelled)} cancelled`];
  if (weak > 0) parts.push(`${number(weak)} too weak to count`);
  parts.push(event.hits === 0 ? 'no hit' : count(event.hits, 'hit', 'hits'));
  return `${attack}: ${list(parts)}`;
}

function lossesTold(lost: Both<number>, left: Both<number>, say: Voice): string {
  const [first, second] = inOrder(say.isYou);
  if (lost[0] === 0 && lost[1] === 0)
    return `no die is lost: still ${number(left[first])} against ${number(left[second])}`;
  const dice = (n: number): string => (n === 0 ? 'nothing' : count(n, 'die', 'dice'));
  const losses = `${say.does(first, 'lose', 'loses')} ${dice(lost[first])}, ${say.name(second)} ${dice(lost[second])}`;
  return `${losses}: ${number(left[first])} against ${number(left[second])}`;
}

const dazed = (seat: Seat, say: Voice): string => `${say.does(seat, 'are', 'is')} dazed, with one die left`;

const REASONS: { readonly [R in Reason]: string } = {
  takenOut: 'the last die is gone',
  finished: 'a dazed fighter is finished off',
  bothOut: 'both fighters are out',
  bothDazed: 'both fighters are dazed',
  turnLimit: 'time is called',
  concede: 'by concession',
  rollOff: 'by roll-off',
};

function outcome(winner: Seat | null, reason: Reason, say: Voice): string {
  if (winner === null) return `a draw: ${REASONS[reason]}`;
  return `${say.does(winner, 'win', 'wins')} the bout: ${REASONS[reason]}`;
}

/** One sentence: what was lost, and what came of it. */
function told(events: readonly Event[], { names, viewer }: Company): string {
  const say = voice(names, viewer);
  // Whoever is finished off was dazed first: the end tells both.
  const isOver = events.some(event => event.type === 'boutOver');
  const clauses = events.filter(event => !(isOver && event.type === 'fighterDazed')).map(one => eventClause(one, say));
  return clauses.length === 0 ? '' : `${capital(clauses.join('; '))}.`;
}

const WAITED = {
  choosingPowers: 'to pick a power',
  placingAtSetup: 'to enter the arena',
  placing: 'to choose a place',
  relocating: 'to use Swift or hold',
  dividing: 'to divide the dice',
  reacting: 'to answer the roll',
} as const;

const ASKED = {
  choosingPowers: 'Pick a super power, or none. It works once.',
  placingAtSetup: 'Where does your fighter enter? This placement is seen before turn 1 and gives no bonus.',
  placing: 'Where does your fighter stand this turn? Choose in secret.',
  relocating: 'Both fighters are seen. Use Swift to change places, or hold?',
  dividing: 'Divide your dice: how many attack, how many defend?',
  reacting: 'The dice are down. Change yours?',
} as const;

const promptSaid: FiteWords['prompt'] = ({ asking, result }, viewer, names) => {
  const say = voice(names, viewer);
  if (asking === null) return result ? `${capital(outcome(result.winner, result.reason, say))}.` : '';
  if (viewer !== null && asking.owes[viewer] && !asking.committed[viewer]) return ASKED[asking.name];
  const owing = [0, 1].filter(seat => asking.owes[seat] && !asking.committed[seat] && seat !== viewer);
  const chosen = viewer !== null && asking.committed[viewer] ? 'Your choice is made. ' : '';
  return `${chosen}Waiting for ${list(owing.map(say.name))} ${WAITED[asking.name]}.`;
};

/** FITE's English catalogue. */
export const words: FiteWords = {
  ...shelf.en,
  places: PLACES,
  pools: POOLS,
  powers: POWERS,
  bonus: bonusOf,
  badge: badgeOf,
  move: moveSaid,
  event: (event, names, viewer) => `${capital(eventClause(event, voice(names, viewer)))}.`,
  told,
  reaction: (reaction, power, seat, { names, viewer }) =>
    `${capital(reactionClause(reaction, power, seat, voice(names, viewer)))}.`,
  hand: (hand, seat, { names, viewer }) => {
    const say = voice(names, viewer);
    return capital(
      hand === 'closed' ? `${say.does(seat, 'have', 'has')} chosen` : `${say.does(seat, 'are', 'is')} choosing`,
    );
  },
  stands: (seat, fighter, { names, viewer }) => {
    const say = voice(names, viewer);
    if (fighter === null) return capital(`${say.does(seat, 'stand', 'stands')} here.`);
    return capital(`${say.owns(seat)} ${fighter} stands here.`);
  },
  weight: weightOf,
  rules: rulesOf,
  prompt: promptSaid,
  isShort: true,
  presets,
  options,
  table,
  voices,
};
