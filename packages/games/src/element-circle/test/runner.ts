/**
 * Plays random rounds until every card has been cast and every Permanent activated, every effect and toll has come to
 * its question or its deed, and says how often. From the repository's root:
 *
 *     npx node packages/games/src/element-circle/test/runner.ts [rounds]
 */

import { fastChance, openMatch, play, randomMove } from '@roundhouse/kernel';
import type { EffectStep } from '../content/language.ts';
import { SPELL_LISTS } from '../content/spells.ts';
import { elementCircle } from '../rules.ts';
import type { Event, State } from '../state.ts';

/** How often each thing has happened, by its name. */
export type Tally = Map<string, number>;

const { spells } = SPELL_LISTS.first;

const opsOf = (steps: readonly EffectStep[]): string[] =>
  steps.flatMap(step => [step.op, ...(step.op === 'choose' ? step.options.flatMap(opsOf) : [])]);

/** Everything that can happen to a card of the list, or because of one. */
export const WANTED: readonly string[] = [
  ...spells.map(({ name }) => `cast ${name}`),
  ...spells.filter(({ kind }) => kind === 'permanent').map(({ name }) => `activate ${name}`),
  ...new Set(spells.flatMap(({ steps }) => opsOf(steps).map(op => `effect ${op}`))),
  ...new Set(spells.flatMap(({ activation }) => activation?.toll.map(({ op }) => `toll ${op}`) ?? [])),
];

/** What an event proves to have happened. */
const PROVES: { readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>) => string } = {
  spellCast: ({ spell }) => `cast ${spell}`,
  permanentActivated: ({ spell }) => `activate ${spell}`,
  drawn: () => 'effect draw',
  discarded: ({ why }) => (why === 'toll' ? 'toll discard' : 'effect discard'),
  looked: ({ all }) => (all ? 'looked at all' : 'looked at some'),
  spellStolen: () => 'effect blind',
  spellDestroyed: () => 'effect blind',
  opponentChosen: ({ for: op }) => `effect ${op}`,
  elementDestroyed: () => 'effect destroyElement',
  elementPut: () => 'effect putElement',
  elementMoved: () => 'effect moveElement',
  permanentDestroyed: ({ why }) =>
    why === 'toll' ? 'toll destroyOwnPermanent' : why === 'self' ? 'toll expendSelf' : 'effect destroyPermanent',
  permanentTaken: () => 'effect takePermanent',
  permanentBlocked: () => 'effect blockPermanent',
  openingWild: () => 'effect wildOpening',
  turnSkipped: () => 'effect skipTurn',
};

function note(tally: Tally, event: Event): void {
  const add = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
  const proof = PROVES[event.type] as ((event: Event) => string) | undefined;
  if (proof) add(proof(event));
  if (event.type === 'spellCast' && event.free) add('effect castFree');
  if (event.type === 'permanentActivated' && event.spell === 'King') add('effect choose');
}

/** One random round; what happened in it is added to the tally. Says in how many turns it was over. */
function playRound(seed: number, tally: Tally): number {
  const chance = fastChance(seed);
  const seats = Array.from({ length: 2 + (seed % 5) }, (_, seat) => ({ name: `Seat ${seat}` }));
  const options = { matchFormat: 'firstTo(1)' };
  const match = openMatch(elementCircle, { options, seats, seed: null, chance, at: 0 });
  while (elementCircle.payoffs(match.state as State) === null) {
    const seat = elementCircle.toAct(match.state as State)[0]!;
    const entries = play(
      elementCircle,
      match,
      seat,
      randomMove(elementCircle, match.state, seat, chance),
      0,
      () => chance,
    );
    for (const entry of entries) if ('told' in entry) for (const { event } of entry.told) note(tally, event as Event);
  }
  return (match.state as State).rounds[0]!.turns;
}

/** Plays until everything wanted has happened, or `most` rounds are over; says how many were played. */
export function playUntilAll(most: number, tally: Tally): number {
  for (let rounds = 1; rounds <= most; rounds++) {
    playRound(rounds, tally);
    if (WANTED.every(name => tally.has(name))) return rounds;
  }
  return most;
}

if (import.meta.main) {
  const rounds = Number(process.argv[2] ?? 0);
  if (!Number.isInteger(rounds) || rounds < 0) {
    console.error(`runner: the rounds to play at least must be a whole number, not '${process.argv[2]}'`);
    process.exit(2);
  }
  const tally: Tally = new Map();
  const needed = playUntilAll(100_000, tally);
  for (let seed = needed + 1; seed <= rounds; seed++) playRound(seed, tally);
  console.log(`everything had happened after ${needed} rounds; ${Math.max(needed, rounds)} were played`);
  for (const name of [...WANTED, 'looked at all', 'looked at some']) {
    console.log(`${String(tally.get(name) ?? 0).padStart(8)}  ${name}`);
  }
}
