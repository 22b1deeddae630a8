/**
 * Whole matches, one for each way a round can end, as records in `games/`. After a change of rules `vitest run
 * packages/games/src/element-circle/test/games.test.ts -u` writes them anew, to be read as a diff.
 */

import { defaultMove, type Match, openMatch, play, scripted } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Recorded, testRecords } from '../../../test/recorded.ts';
import { SPELL_LISTS } from '../content/spells.ts';
import { elementCircle } from '../rules.ts';
import { CAUSES, type Cause, type SpellName, type State } from '../state.ts';
import { activate, CONCEDE, cast, drawsOf, END, GIVE_UP, KEEP, paying, pick, STOP } from './scenario.ts';

interface RecordedGame extends Recorded {
  /** How those who did not win went out, in their order, round by round. */
  readonly causes: readonly Cause[];
  readonly winner: number;
}

const NAMES = ['Ada', 'Bo', 'Cy'];
const BANK = [...'EWFA'].flatMap(type => Array<string>(10).fill(type));

/** A round of two, Bo dealing, in which the circle and the hands are as given. */
function dealt(circle: string, hands: readonly (readonly SpellName[])[]): Match {
  const cards = SPELL_LISTS.first.cards;
  const chance = scripted([...drawsOf(BANK, [...circle]), ...drawsOf(cards, hands.flat())]);
  const options = { matchFormat: 'firstTo(1)', firstDealer: 1, startSpells: 4, spells: 'first' };
  return openMatch(elementCircle, {
    options,
    seats: NAMES.slice(0, 2).map(name => ({ name })),
    seed: null,
    chance,
    at: 0,
  });
}

/** Plays for whoever is to act, a second later each; nothing of it is left to chance. */
function go(match: Match, ...moves: unknown[]): Match {
  for (const move of moves) {
    const { active } = match.state as State;
    play(elementCircle, match, active, move, match.log.length * 1000, () => scripted([]));
  }
  return match;
}

/** Both keep their hands and pick these. */
const picked = (match: Match, ada: string, bo: string): Match => go(match, KEEP, pick(ada), KEEP, pick(bo));

/** Ada opens with a Geyser, puts nothing, and ends. */
const geyser = [cast('Geyser', paying('', 'W')), STOP, END];
const WELLS: readonly SpellName[] = ['Geyser', 'Geyser', 'Geyser', 'Trade'];

/** A match on real dice, played as the table plays for those whose time is out, up to `steps` steps or its end. */
function byTheClock(seats: number, seed: string, steps: number): Match {
  const names = NAMES.slice(0, seats).map(name => ({ name }));
  const match = openMatch(elementCircle, {
    options: { spells: 'first' },
    seats: names,
    seed,
    entropy: names.map(({ name }) => name),
    at: 0,
  });
  while (elementCircle.payoffs(match.state as State) === null && match.log.length < steps) {
    const { active } = match.state as State;
    play(elementCircle, match, active, defaultMove(elementCircle, match.state, active), match.log.length * 1000);
  }
  return match;
}

const RECORDED_GAMES: readonly RecordedGame[] = [
  {
    name: 'cannot-open',
    causes: ['cannotOpen'],
    winner: 0,
    dice: 'unproved',
    play: () => go(picked(dealt('WWWW', [WELLS, ['Robber', 'Volcano', 'Phoenix', 'Tornado']]), 'WW', 'EEA'), ...geyser),
  },
  {
    name: 'empty-hand',
    causes: ['cannotOpen'],
    winner: 0,
    dice: 'unproved',
    play() {
      const match = picked(dealt('AAAA', [WELLS, Array<SpellName>(4).fill('Cloud')]), 'WW', 'AAA');
      go(match, ...geyser);
      for (let i = 0; i < 4; i++) go(match, cast('Cloud', paying('A')), STOP);
      return go(match, END, ...geyser);
    },
  },
  {
    name: 'gave-up',
    causes: ['gaveUp'],
    winner: 0,
    dice: 'unproved',
    play() {
      const match = picked(dealt('EWFA', [WELLS, ['Robber', 'Phoenix', 'Joker', 'Wizard']]), 'WW', 'EWF');
      return go(match, ...geyser, cast('Joker', paying('EWFA')), END, ...geyser, GIVE_UP);
    },
  },
  {
    name: 'joker-saves',
    causes: ['cannotOpen'],
    winner: 1,
    dice: 'unproved',
    play() {
      const match = picked(dealt('EWFA', [WELLS, ['Robber', 'Phoenix', 'Joker', 'Wizard']]), 'WW', 'EWF');
      go(match, ...geyser, cast('Joker', paying('EWFA')), END, ...geyser);
      go(match, activate(0), cast('Robber', paying('EWFA')), STOP, END, ...geyser);
      go(match, activate(0), cast('Phoenix', paying('EWFA')), STOP, END);
      // Ada's last spell; then Bo's last, and she has none.
      go(match, cast('Trade', paying('', 'W')), STOP, STOP, END);
      return go(match, activate(0), cast('Wizard', paying('EWFA', 'E')), END);
    },
  },
  {
    name: 'rainbow-saves',
    causes: ['cannotOpen'],
    winner: 0,
    dice: 'unproved',
    play() {
      const match = picked(dealt('EWFA', [WELLS, ['Robber', 'Phoenix', 'Rainbow', 'Wizard']]), 'WW', 'EWF');
      // Rainbow is its own toll: Bo skips a turn, and has nothing left for the next.
      return go(match, ...geyser, cast('Rainbow', paying('EWFA')), END, ...geyser, activate(0), ...geyser);
    },
  },
  {
    name: 'conceded',
    causes: ['conceded'],
    winner: 1,
    dice: 'unproved',
    play: () => go(picked(dealt('WWWW', [WELLS, ['Trade', 'Lake', 'Lake', 'Pirate']]), 'WW', 'WWW'), CONCEDE),
  },
  {
    name: 'three-rounds',
    causes: [],
    winner: 0,
    play: () => byTheClock(3, 'e1e3'.repeat(16), 5000),
  },
];

testRecords(elementCircle, {
  recorded: RECORDED_GAMES,
  folder: new URL('games/', import.meta.url),
  holds({ winner, causes }, match) {
    const { result, rounds } = match.state as State;
    expect(result?.winner).toBe(winner);
    if (causes.length > 0) {
      expect(rounds.flatMap(({ eliminations }) => eliminations.map(({ cause }) => cause))).toEqual(causes);
    }
  },
  forged: ['gave-up', '"winner":0', '"winner":1'],
});

test('there is a record for each way to go out', () => {
  expect(new Set(RECORDED_GAMES.flatMap(game => game.causes))).toEqual(new Set(CAUSES));
});
