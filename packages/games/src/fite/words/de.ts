/** All of FITE's German. Here: moves, events and prompts. What else it says is in `de/`. */

import type { Seat } from '@roundhouse/kernel';
import { count, list, number, plural } from '../../formats.de.ts';
import { capital, stimme } from '../../voice.ts';
import type { Both, Event, Loc, Options, Power, ReactMove, Reason } from '../state.ts';
import type { Company, FiteWords } from './catalogue.ts';
import { options, presets } from './de/options.ts';
import { refusal } from './de/refusals.ts';
import { table } from './de/table.ts';
import { voices } from './de/voices.ts';
import { inOrder, rulesOf, weightOf } from './rules.ts';
import { shelf } from './shelf.ts';

type Voice = ReturnType<typeof stimme>;

const PLACES: FiteWords['places'] = { off: 'Offensiv', def: 'Defensiv', tac: 'Taktisch' };
const POOLS: FiteWords['pools'] = { off: 'Angriff', def: 'Abwehr' };
const POWERS: FiteWords['powers'] = {
  aggressive: { name: 'Aggressiv', does: 'fremde Angriffswürfel −1' },
  brutal: { name: 'Brutal', does: 'eigene Angriffswürfel +1' },
  cunning: { name: 'Gerissen', does: 'überall schieben oder wenden' },
  fast: { name: 'Schnell', does: 'fremde Abwehrwürfel −1' },
  swift: { name: 'Flink', does: 'nach dem Zeigen den Ort wechseln' },
  tough: { name: 'Zäh', does: 'eigene Abwehrwürfel +1' },
};

function bonusOf(loc: Loc, { locationBonus, defensiveBonus, tacticalReach, flipCount }: Options): string {
  const one = locationBonus === 'one' ? 'einen' : 'jeden';
  if (loc === 'off') return `+1 auf ${one} Angriffswürfel`;
  if (loc === 'def') return `+${number(defensiveBonus)} auf ${one} Abwehrwürfel`;
  const [reach, flips] = [number(tacticalReach), flipCount === 'upTo2' ? 'bis zu 2' : '2'];
  return `nach dem Wurf ${plural(tacticalReach, `${reach} Würfel verschieben oder ${reach} wenden`, `bis zu ${reach} Würfel verschieben oder ${flips} wenden`)}`;
}

function badgeOf(loc: Loc, { defensiveBonus, tacticalReach }: Options): string {
  if (loc === 'off') return '+1 Angriff';
  return loc === 'def' ? `+${number(defensiveBonus)} Abwehr` : `${number(tacticalReach)} schieben/wenden`;
}

const moveSaid: FiteWords['move'] = (move, view) => {
  const own = view.viewer === null ? null : view.fighters[view.viewer]!;
  switch (move.type) {
    case 'power':
      if (move.power === null) return 'Ohne Superkraft antreten';
      return `${POWERS[move.power].name} nehmen: ${POWERS[move.power].does}, einmal`;
    case 'place':
      return `Auf ${PLACES[move.loc]} stehen: ${bonusOf(move.loc, view.options)}`;
    case 'swift':
      return move.to === null ? 'Stehen bleiben' : `Flink einsetzen und auf ${PLACES[move.to]} gehen`;
    case 'split': {
      const rest = own ? number(own.dice - move.off) : 'der Rest';
      const power = move.use && own?.power ? `, ${POWERS[own.power].name} im Einsatz` : '';
      return `${number(move.off)} in den Angriff, ${rest} in die Abwehr${power}`;
    }
    case 'react': {
      const parts = reactionParts(move, own?.power ?? null, 'order');
      return parts.length === 0 ? 'Die Würfel liegen lassen' : capital(list(parts));
    }
    case 'concede':
      return 'Den Kampf aufgeben';
  }
};

/** Verbs as an order, to "du", and of somebody. */
type Form = 'order' | 'you' | 'they';
const VERBS: { readonly [V in 'use' | 'move' | 'flip' | 'give']: { readonly [F in Form]: string } } = {
  use: { order: 'setze', you: 'setzt', they: 'setzt' },
  move: { order: 'verschiebe', you: 'verschiebst', they: 'verschiebt' },
  flip: { order: 'wende', you: 'wendest', they: 'wendet' },
  give: { order: 'gib', you: 'gibst', they: 'gibt' },
};

/** "setze Brutal ein", "verschiebe 4 vom Angriff in die Abwehr": what a reaction does, in order. */
function reactionParts({ use, move, flip, bonus }: ReactMove, power: Power | null, form: Form): string[] {
  const parts: string[] = [];
  if (use) parts.push(`${VERBS.use[form]} ${power === null ? 'die Superkraft' : POWERS[power].name} ein`);
  if (move) {
    const way = move.from === 'off' ? 'vom Angriff in die Abwehr' : 'von der Abwehr in den Angriff';
    parts.push(`${VERBS.move[form]} ${list(move.faces)} ${way}`);
  }
  if (flip) {
    const pools = (['off', 'def'] as const).filter(pool => flip[pool].length > 0);
    const turned = pools.map(pool => `${list(flip[pool])} ${pool === 'off' ? 'im Angriff' : 'in der Abwehr'}`);
    parts.push(`${VERBS.flip[form]} ${list(turned)}`);
  }
  if (bonus !== undefined) parts.push(`${VERBS.give[form]} einer ${number(bonus)} den Bonus des Ortes`);
  return parts;
}

function eventClause(event: Event, say: Voice): string {
  switch (event.type) {
    case 'powersRevealed':
      return both(say, seat => {
        const power = event.powers[seat];
        return `${say.does(seat, 'trittst', 'tritt')} ${power ? `mit ${POWERS[power].name}` : 'ohne Superkraft'} an`;
      });
    case 'committed':
      return say.does(event.seat, 'hast gewählt', 'hat gewählt');
    case 'turnStarted':
      return `Runde ${number(event.turn)} beginnt`;
    case 'fightersPlaced':
      return placed(event.locs, say);
    case 'swiftAnswered': {
      const { seat, to } = event;
      if (to === null) return say.does(seat, 'bleibst stehen und behältst Flink', 'bleibt stehen und behält Flink');
      return `${say.does(seat, 'setzt', 'setzt')} Flink ein und ${say.isYou(seat) ? 'gehst' : 'geht'} auf ${PLACES[to]}`;
    }
    case 'poolsDivided':
      return both(say, seat => {
        const power = event.using[seat] ? ', mit der Superkraft im Einsatz' : '';
        const sent = `${number(event.off[seat]!)} in den Angriff und ${number(event.def[seat]!)} in die Abwehr`;
        return `${say.does(seat, 'schickst', 'schickt')} ${sent}${power}`;
      });
    case 'diceRolled':
      return both(say, seat => {
        const { off, def } = event.pools[seat]!;
        return `${say.does(seat, 'würfelst', 'würfelt')} ${faces(off)} im Angriff und ${faces(def)} in der Abwehr`;
      });
    case 'reactionsRevealed':
      return reactionsTold(event.reactions, say);
    case 'attackCompared':
      return attackTold(event, say);
    case 'diceLost':
      return lossesTold(event.lost, event.left, say);
    case 'fighterDazed':
      return say.does(event.seat, 'bist mit einem Würfel angezählt', 'ist mit einem Würfel angezählt');
    case 'rolledOff':
      return `Stechen: ${both(say, seat => `${say.does(seat, 'würfelst', 'würfelt')} ${number(event.dice[seat]!)}`)}`;
    case 'rematchCalled':
      return `niemand ist mehr da, der gewinnen könnte, also beginnt der Kampf von vorn (Wiederholung ${number(event.rematch)})`;
    case 'boutOver':
      return outcome(event.winner, event.reason, say);
  }
}

const both = (say: Voice, clause: (seat: Seat) => string): string => inOrder(say.isYou).map(clause).join('; ');

const faces = (dice: readonly number[]): string => (dice.length === 0 ? 'nichts' : dice.map(number).join(' '));

function placed([first, second]: Both<Loc>, say: Voice): string {
  if (first === second) return `beide stehen auf ${PLACES[first]}`;
  const locs = [first, second];
  return both(say, seat => `${say.does(seat, 'stehst', 'steht')} auf ${PLACES[locs[seat]!]}`);
}

function reactionsTold(reactions: Both<ReactMove | null>, say: Voice): string {
  const told = inOrder(say.isYou).flatMap(seat => {
    const reaction = reactions[seat];
    return reaction ? [reactionClause(reaction, null, seat, say)] : [];
  });
  return told.join('; ') || 'niemand reagiert';
}

function reactionClause(reaction: ReactMove, power: Power | null, seat: Seat, say: Voice): string {
  const parts = reactionParts(reaction, power, say.isYou(seat) ? 'you' : 'they');
  if (parts.length === 0) return say.does(seat, 'lässt die Würfel liegen', 'lässt die Würfel liegen');
  return `${say.name(seat)} ${list(parts)}`;
}

function attackTold(event: Extract<Event, { type: 'attackCompared' }>, say: Voice): string {
  const cancelled = event.fates.filter(fate => typeof fate === 'number').length;
  const weak = event.fates.filter(fate => fate === 'ignored').length;
  const attack = `${say.owns(event.attacker, 'dein')} Angriff ${faces(event.off)} trifft auf ${faces(event.def)}`;
  const parts = [`${number(cancelled)} abgewehrt`];
  if (weak > 0) parts.push(`${number(weak)} zu schwach`);
  parts.push(event.hits === 0 ? 'kein Treffer' : `${number(event.hits)} Treffer`);
  return `${attack}: ${list(parts)}`;
}

function lossesTold(lost: Both<number>, left: Both<number>, say: Voice): string {
  const [first, second] = inOrder(say.isYou);
  if (lost[0] === 0 && lost[1] === 0)
    return `kein Würfel geht verloren: weiter ${number(left[first])} gegen ${number(left[second])}`;
  const dice = (n: number): string => (n === 0 ? 'nichts' : count(n, 'Würfel', 'Würfel'));
  const losses = `${say.does(first, 'verlierst', 'verliert')} ${dice(lost[first])}, ${say.name(second)} ${dice(lost[second])}`;
  return `${losses}: ${number(left[first])} gegen ${number(left[second])}`;
}

const REASONS: { readonly [R in Reason]: string } = {
  takenOut: 'der letzte Würfel ist weg',
  finished: 'wer angezählt ist, geht zu Boden',
  bothOut: 'beide sind draußen',
  bothDazed: 'beide sind angezählt',
  turnLimit: 'die Zeit ist um',
  concede: 'durch Aufgabe',
  rollOff: 'im Stechen',
};

function outcome(winner: Seat | null, reason: Reason, say: Voice): string {
  if (winner === null) return `unentschieden: ${REASONS[reason]}`;
  return `${say.does(winner, 'gewinnst', 'gewinnt')} den Kampf: ${REASONS[reason]}`;
}

/** One sentence: what was lost, and what came of it. */
function told(events: readonly Event[], { names, viewer }: Company): string {
  const say = stimme(names, viewer);
  // Whoever is finished off was dazed first: the end tells both.
  const isOver = events.some(event => event.type === 'boutOver');
  const clauses = events.filter(event => !(isOver && event.type === 'fighterDazed')).map(one => eventClause(one, say));
  return clauses.length === 0 ? '' : `${capital(clauses.join('; '))}.`;
}

const WAITED = {
  choosingPowers: 'eine Superkraft wählt',
  placingAtSetup: 'die Arena betritt',
  placing: 'einen Ort wählt',
  relocating: 'Flink einsetzt oder stehen bleibt',
  dividing: 'die Würfel aufteilt',
  reacting: 'auf den Wurf antwortet',
} as const;

const ASKED = {
  choosingPowers: 'Wähle eine Superkraft oder keine. Sie wirkt einmal.',
  placingAtSetup: 'Wo tritt dein Kämpfer auf? Das sehen alle vor Runde 1, und es gibt keinen Bonus.',
  placing: 'Wo steht dein Kämpfer in dieser Runde? Wähle geheim.',
  relocating: 'Beide sind zu sehen. Mit Flink den Ort wechseln oder stehen bleiben?',
  dividing: 'Teile deine Würfel auf: Wie viele greifen an, wie viele wehren ab?',
  reacting: 'Die Würfel liegen. Änderst du deine?',
} as const;

const promptSaid: FiteWords['prompt'] = ({ asking, result }, viewer, names) => {
  const say = stimme(names, viewer);
  if (asking === null) return result ? `${capital(outcome(result.winner, result.reason, say))}.` : '';
  if (viewer !== null && asking.owes[viewer] && !asking.committed[viewer]) return ASKED[asking.name];
  const owing = [0, 1].filter(seat => asking.owes[seat] && !asking.committed[seat] && seat !== viewer);
  const chosen = viewer !== null && asking.committed[viewer] ? 'Du hast gewählt. ' : '';
  const who = list(owing.map(say.name));
  return `${chosen}${plural(owing.length, `Gleich geht es weiter, wenn ${who} ${WAITED[asking.name]}`, `Noch fehlen ${who}`)}.`;
};

/** FITE's German catalogue. */
export const words: FiteWords = {
  ...shelf.de,
  places: PLACES,
  pools: POOLS,
  powers: POWERS,
  bonus: bonusOf,
  badge: badgeOf,
  move: moveSaid,
  event: (event, names, viewer) => `${capital(eventClause(event, stimme(names, viewer)))}.`,
  told,
  reaction: (reaction, power, seat, { names, viewer }) =>
    `${capital(reactionClause(reaction, power, seat, stimme(names, viewer)))}.`,
  hand: (hand, seat, { names, viewer }) => {
    const say = stimme(names, viewer);
    return capital(
      hand === 'closed' ? say.does(seat, 'hast gewählt', 'hat gewählt') : say.does(seat, 'wählst', 'wählt'),
    );
  },
  stands: (seat, fighter, { names, viewer }) => {
    const say = stimme(names, viewer);
    if (fighter === null) return capital(say.does(seat, 'stehst hier.', 'steht hier.'));
    return `Hier steht ${fighter} (${say.isYou(seat) ? 'du' : say.name(seat)}).`;
  },
  weight: weightOf,
  rules: rulesOf,
  refusal,
  prompt: promptSaid,
  isShort: true,
  presets,
  options,
  table,
  voices,
};
