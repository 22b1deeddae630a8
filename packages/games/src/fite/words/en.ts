/** All of FITE's English: moves, events, prompts, options and the names of things. */

import type { CONCEDE, Seat, Viewer } from '@roundhouse/kernel';
import { capital, count, list, voice } from '../../voice.ts';
import type { GameWords } from '../../words.ts';
import type { Both, Event, Loc, Move, Options, Power, ReactMove, Reason, View } from '../state.ts';
import { shelf } from './shelf.ts';

type Voice = ReturnType<typeof voice>;

/** The three places: name and the faces that mark them. */
export const LOCATION_WORDS: { readonly [L in Loc]: { name: string; faces: string } } = {
  off: { name: 'Offensive', faces: '1–2' },
  def: { name: 'Defensive', faces: '3–4' },
  tac: { name: 'Tactical', faces: '5–6' },
};

export const POOL_WORDS = { off: 'attack', def: 'defence' } as const;

/** A power's name, what it does, and the rule that says so. */
export const POWER_WORDS: { readonly [P in Power]: { name: string; does: string; rule: string } } = {
  aggressive: { name: 'Aggressive', does: '−1 to each enemy attack die', rule: 'FITE-38' },
  brutal: { name: 'Brutal', does: '+1 to each attack die', rule: 'FITE-39' },
  cunning: { name: 'Cunning', does: 'move or flip dice from any place', rule: 'FITE-40' },
  fast: { name: 'Fast', does: '−1 to each enemy defence die', rule: 'FITE-42' },
  swift: { name: 'Swift', does: 'change places after the reveal', rule: 'FITE-43' },
  tough: { name: 'Tough', does: '+1 to each defence die', rule: 'FITE-44' },
};

/** What standing on a place gives, under these options. */
export function bonusOf(loc: Loc, options: Options): string {
  const dice = options.locationBonus === 'one' ? 'one' : 'each';
  if (loc === 'off') return `+1 to ${dice} attack die`;
  if (loc === 'def') return `+${options.defensiveBonus} to ${dice} defence die`;
  if (options.tacticalReach === 1) return 'after the roll, move 1 die or flip 1';
  return `after the roll, move up to 2 dice or flip ${options.flipCount === 'upTo2' ? 'up to 2' : '2'}`;
}

const powerName = (power: Power | null): string => (power === null ? 'no power' : POWER_WORDS[power].name);

const moveSaid = (move: Move | typeof CONCEDE, view: View): string => {
  const own = view.viewer === null ? null : view.fighters[view.viewer]!;
  switch (move.type) {
    case 'power':
      if (move.power === null) return 'Enter without a power';
      return `Take ${powerName(move.power)}: ${POWER_WORDS[move.power].does}, once`;
    case 'place':
      return `Stand on ${LOCATION_WORDS[move.loc].name}: ${bonusOf(move.loc, view.options)}`;
    case 'swift':
      return move.to === null ? 'Hold your ground' : `Use Swift and go to ${LOCATION_WORDS[move.to].name}`;
    case 'split': {
      const rest = own ? `${own.dice - move.off}` : 'the rest';
      const power = move.use && own ? `, using ${powerName(own.power)}` : '';
      return `${move.off} to attack, ${rest} to defence${power}`;
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
    parts.push(`move ${list(move.faces)} from ${POOL_WORDS[move.from]} to ${POOL_WORDS[to]}`);
  }
  if (flip) {
    const pools = (['off', 'def'] as const).filter(pool => flip[pool].length > 0);
    parts.push(`flip ${pools.map(pool => `${list(flip[pool])} in ${POOL_WORDS[pool]}`).join(' and ')}`);
  }
  if (bonus !== undefined) parts.push(`give a ${bonus} the location’s bonus`);
  return parts;
}

const eventSaid = (event: Event, names: readonly string[], viewer: Viewer): string | null => {
  const say = voice(names, viewer);
  const sentence = eventClause(event, say);
  return sentence === null ? null : `${capital(sentence)}.`;
};

function eventClause(event: Event, say: Voice): string | null {
  switch (event.type) {
    case 'powersRevealed':
      return both(say, seat => say.does(seat, 'enter', 'enters') + withPower(event.powers[seat]!));
    case 'committed':
      return say.isYou(event.seat) ? 'your choice is made' : `${say.name(event.seat)} has chosen`;
    case 'turnStarted':
      return `turn ${event.turn} begins`;
    case 'fightersPlaced':
      return placed(event.locs, say);
    case 'swiftAnswered': {
      if (event.to === null) return say.does(event.seat, 'keep Swift and stay', 'keeps Swift and stays');
      return `${say.does(event.seat, 'use', 'uses')} Swift and ${say.isYou(event.seat) ? 'go' : 'goes'} to ${LOCATION_WORDS[event.to].name}`;
    }
    case 'poolsDivided':
      return both(say, seat => {
        const power = event.using[seat] ? ', with the super power in use' : '';
        return `${say.does(seat, 'send', 'sends')} ${event.off[seat]} to attack and ${event.def[seat]} to defence${power}`;
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
      return `${say.does(event.seat, 'are', 'is')} dazed, with one die left`;
    case 'rolledOff':
      return `roll-off: ${both(say, seat => `${say.does(seat, 'roll', 'rolls')} ${event.dice[seat]}`)}`;
    case 'rematchCalled':
      return `nobody is left to win, so the bout starts again (rematch ${event.rematch})`;
    case 'boutOver':
      return outcome(event.winner, event.reason, say);
  }
}

const both = (say: Voice, clause: (seat: Seat) => string): string => {
  // The viewer's own side is what they look for first.
  const [first, second] = say.isYou(1) ? [1, 0] : [0, 1];
  return `${clause(first)}; ${clause(second)}`;
};

const withPower = (power: Power | null): string => (power === null ? ' without a power' : ` with ${powerName(power)}`);

const faces = (dice: readonly number[]): string => (dice.length === 0 ? 'nothing' : dice.join(' '));

function placed([first, second]: Both<Loc>, say: Voice): string {
  if (first === second) return `both fighters stand on ${LOCATION_WORDS[first].name}`;
  const locs = [first, second];
  return both(say, seat => `${say.does(seat, 'stand', 'stands')} on ${LOCATION_WORDS[locs[seat]!].name}`);
}

function reactionsTold(reactions: Both<ReactMove | null>, say: Voice): string {
  const told = (say.isYou(1) ? [1, 0] : [0, 1]).flatMap(seat => {
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

/** One fighter's reaction in a sentence, with its power by name. */
export const reactionSaid = (
  reaction: ReactMove,
  power: Power | null,
  seat: Seat,
  names: readonly string[],
  viewer: Viewer,
): string => `${capital(reactionClause(reaction, power, seat, voice(names, viewer)))}.`;

function attackTold(event: Extract<Event, { type: 'attackCompared' }>, say: Voice): string {
  const cancelled = event.fates.filter(fate => typeof fate === 'number').length;
  const weak = event.fates.filter(fate => fate === 'ignored').length;
  const attack = `${say.owns(event.attacker)} attack ${faces(event.off)} meets ${faces(event.def)}`;
  const parts = [`${cancelled} cancelled`];
  if (weak > 0) parts.push(`${weak} too weak to count`);
  parts.push(event.hits === 0 ? 'no hit' : count(event.hits, 'hit', 'hits'));
  return `${attack}: ${list(parts)}`;
}

function lossesTold(lost: Both<number>, left: Both<number>, say: Voice): string {
  if (lost[0] === 0 && lost[1] === 0) return `no die is lost: still ${left[0]} against ${left[1]}`;
  const dice = (n: number): string => (n === 0 ? 'nothing' : count(n, 'die', 'dice'));
  const [first, second] = say.isYou(1) ? [1, 0] : [0, 1];
  const losses = `${say.does(first!, 'lose', 'loses')} ${dice(lost[first!]!)}, ${say.name(second!)} ${dice(lost[second!]!)}`;
  return `${losses}: ${left[first!]} against ${left[second!]}`;
}

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

/** The result of a bout in a sentence. */
export const resultSaid = (view: View, viewer: Viewer, names: readonly string[]): string =>
  view.result ? `${capital(outcome(view.result.winner, view.result.reason, voice(names, viewer)))}.` : '';

/** What a hand means, for those who cannot see it: "You are choosing". */
export function handSaid(hand: 'closed' | 'choosing', seat: Seat, names: readonly string[], viewer: Viewer): string {
  const say = voice(names, viewer);
  if (hand === 'closed') return capital(`${say.does(seat, 'have', 'has')} chosen`);
  return capital(`${say.does(seat, 'are', 'is')} choosing`);
}

/** Who stands on a place, with the fighter's own name where it is known. */
export function standsSaid(seat: Seat, fighter: string | null, names: readonly string[], viewer: Viewer): string {
  const say = voice(names, viewer);
  if (fighter === null) return capital(`${say.does(seat, 'stand', 'stands')} here.`);
  return capital(`${say.owns(seat)} ${fighter} stands here.`);
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

const promptSaid = (view: View, viewer: Viewer, names: readonly string[]): string => {
  const { asking } = view;
  if (asking === null) return resultSaid(view, viewer, names);
  if (viewer !== null && asking.owes[viewer] && !asking.committed[viewer]) return ASKED[asking.name];
  const owing = [0, 1].filter(seat => asking.owes[seat] && !asking.committed[seat] && seat !== viewer);
  const chosen = viewer !== null && asking.committed[viewer] ? 'Your choice is made. ' : '';
  const whom = list(owing.map(voice(names, viewer).name));
  return `${chosen}Waiting for ${whom} ${WAITED[asking.name]}.`;
};

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  powersRevealed: ['FITE-9', 'FITE-R20'],
  committed: ['FITE-15'],
  turnStarted: ['FITE-11'],
  fightersPlaced: ['FITE-16'],
  swiftAnswered: ['FITE-43', 'FITE-R23'],
  poolsDivided: ['FITE-24', 'FITE-27'],
  diceRolled: ['FITE-28'],
  reactionsRevealed: ['FITE-R17'],
  attackCompared: ['FITE-30', 'FITE-R30'],
  diceLost: ['FITE-33'],
  fighterDazed: ['FITE-46'],
  rolledOff: ['FITE-R42'],
  rematchCalled: ['FITE-R37'],
  boutOver: ['FITE-8'],
};

const ENDING_RULES: { readonly [R in Reason]: string } = {
  takenOut: 'FITE-45',
  finished: 'FITE-47',
  bothOut: 'FITE-R36',
  bothDazed: 'FITE-R37',
  turnLimit: 'FITE-R39',
  concede: 'FITE-R40',
  rollOff: 'FITE-R42',
};

const rulesOf = (event: Event): readonly string[] =>
  event.type === 'boutOver' ? [ENDING_RULES[event.reason], ...RULES.boutOver] : RULES[event.type];

/** FITE's catalogue. */
export const words: GameWords<Options, Move, View, Event> = {
  ...shelf.en,
  move: moveSaid,
  event: eventSaid,
  weight: event => (event.type === 'turnStarted' ? 'heading' : event.type === 'committed' ? 'passing' : 'line'),
  rules: rulesOf,
  prompt: promptSaid,
  presets: {
    classic: {
      label: 'As published',
      help: 'The sheet’s own rules. Honest warning: with perfect play any lead wins.',
    },
    tempered: {
      label: 'Tempered',
      help: 'House rules that keep a lead open: bigger pools, weak dice do not count, a stronger guard, a shorter reach.',
    },
  },
  options: {
    powers: {
      label: 'Super powers',
      help: 'One of six, once a bout.',
      values: { choose: 'Choose', random: 'Random', off: 'Off' },
    },
    setupPlacement: {
      label: 'Placement at set-up',
      help: 'One placement in turn 1, or another one before it that is seen and gives no bonus.',
      values: { merged: 'Turn 1 only', separate: 'Also before turn 1' },
    },
    locationBonus: {
      label: 'Location bonus',
      help: 'The +1 goes to every die of the pool, or to one die you name.',
      values: { each: 'Every die', one: 'One die' },
    },
    valueRange: {
      label: 'Values',
      help: 'May a modified die leave 1 to 6?',
      values: { open: 'May leave 1–6', clamp: 'Held to 1–6' },
    },
    flipCount: {
      label: 'Flip',
      help: 'Tactical’s Flip turns exactly two dice, or one if you like.',
      values: { exactly2: 'Exactly two', upTo2: 'One or two' },
    },
    emptyPools: {
      label: 'Empty pools',
      help: 'May Tactical’s Move take the last die of a pool?',
      values: { false: 'Not allowed', true: 'Allowed' },
    },
    powerTiming: {
      label: 'Powers are declared',
      help: 'After the roll, when you see the dice; or with the division, before it.',
      values: { afterRoll: 'After the roll', withSplit: 'With the division' },
    },
    mutualOut: {
      label: 'Both fall together',
      help: 'When both fighters are out or dazed at once.',
      values: { draw: 'A draw', rollOff: 'Roll-off', rematch: 'Rematch' },
    },
    turnLimit: { label: 'Turn limit', help: 'After this turn the fighter with more dice wins.' },
    minPool: {
      label: 'Smallest pool',
      help: 'The fewest dice either pool may get when you divide.',
      values: { one: 'One die', third: 'A third' },
    },
    hitThreshold: { label: 'Attack dice count from', help: 'Attack dice below this value are ignored. 1 counts all.' },
    defensiveBonus: {
      label: 'Defensive bonus',
      help: 'What the Defensive location adds to defence dice.',
      values: { 1: '+1', 2: '+2' },
    },
    tacticalReach: {
      label: 'Tactical reach',
      help: 'How many dice Tactical moves or flips.',
      values: { 2: 'Two dice', 1: 'One die' },
    },
  },
};
