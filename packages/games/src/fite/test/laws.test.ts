/** FITE keeps the laws and its secrets in random bouts, and every fight of them keeps the books. */

import { type Match, standing } from '@roundhouse/kernel';
import { type GamePlayed, keepsSecrets, obeysTheLaws } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import type { Both, Event, State } from '../state.ts';

const GAMES = 60;

test('bouts with any options keep the laws, and FITE-R43 in every fight', () => {
  obeysTheLaws(fite, { games: GAMES, seed: 1, invariant: diceAreAccounted, onProgress: fightsKeepTheBooks });
});

test('bouts with the default options keep the laws, and FITE-R43 and FITE-R44 in every fight', () => {
  const onProgress = (played: GamePlayed) => {
    fightsKeepTheBooks(played);
    for (const { before, left } of fightsOf(played.match)) {
      expect(left[0]).toBeGreaterThanOrEqual(Math.max(0, before[0] - before[1] + 1));
      expect(left[1]).toBeGreaterThanOrEqual(Math.max(0, before[1] - before[0] + 1));
    }
  };
  obeysTheLaws(fite, { games: GAMES, seed: 1001, options: {}, invariant: diceAreAccounted, onProgress });
});

// What is secret in FITE is a choice, not a thing with an id: redeals and twins look for it.
test.each([
  ['any options', {}],
  ['the default options', { options: {} }],
])('a choice reaches nobody else before all are in, with %s', (_, options) => {
  keepsSecrets(fite, () => [], { games: GAMES, seed: 2001, ...options });
});

/** At most nine dice a fighter, none of them lost or made by dividing, moving or flipping. */
function diceAreAccounted({ fighters, stack }: State): string | null {
  for (const [seat, { dice, off, def }] of fighters.entries()) {
    if (dice > 9) return `fighter ${seat} has ${dice} dice`;
    if (stack[0]?.name === 'reacting' && off.length + def.length !== dice) return `fighter ${seat} rolled other dice`;
  }
  return null;
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

interface Fight {
  readonly before: Both<number>;
  readonly left: Both<number>;
  readonly lost: Both<number>;
  readonly attacks: readonly Of<'attackCompared'>[];
}

/** The fights of a bout, from what was told. */
function fightsOf(match: Match): Fight[] {
  const fights: Fight[] = [];
  let dice: Both<number> = [9, 9];
  let attacks: Of<'attackCompared'>[] = [];
  for (const { event } of standing(match.log).flatMap(({ told }) => told) as { event: Event }[]) {
    if (event.type === 'rematchCalled') dice = [9, 9];
    if (event.type === 'attackCompared') attacks.push(event);
    if (event.type !== 'diceLost') continue;
    fights.push({ before: dice, left: event.left, lost: event.lost, attacks });
    dice = event.left;
    attacks = [];
  }
  return fights;
}

/** FITE-33, FITE-34, FITE-R34: what is hit is lost, and no more. FITE-R30, FITE-R43: hits counted another way. */
function fightsKeepTheBooks({ match }: GamePlayed): void {
  for (const { before, left, lost, attacks } of fightsOf(match)) {
    expect(attacks.map(({ attacker }) => attacker)).toEqual([0, 1]);
    for (const { attacker, off, def, fates, hits } of attacks) {
      const other = (1 - attacker) as 0 | 1;
      expect(off.length + attacks[other]!.def.length).toBe(before[attacker as 0 | 1]);
      expect(lost[other]).toBe(hits);
      expect(left[other]).toBe(Math.max(0, before[other] - hits));
      const compared = off.filter((_, place) => fates[place] !== 'ignored');
      expect(hits).toBeGreaterThanOrEqual(Math.max(0, compared.length - def.length));
      expect(hits).toBeLessThanOrEqual(compared.length);
      const surplus = compared.map(t => count(compared, t) - count(def, t));
      expect(hits).toBe(Math.max(0, ...surplus));
    }
  }
}

const count = (values: readonly number[], atLeast: number): number => values.filter(value => value >= atLeast).length;
