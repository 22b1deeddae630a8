/** Moments that chance hardly comes to, and at which a table is fullest. */

import { scenario as contest } from '@roundhouse/games/circus-combat/test/scenario.ts';
import { fite } from '@roundhouse/games/fite/rules.ts';
import type { Both, Loc, Power } from '@roundhouse/games/fite/state.ts';
import { place, type Roll, Scenario, split } from '@roundhouse/games/fite/test/scenario.ts';
import { fastChance, openMatch } from '@roundhouse/kernel';
import type { SamplePosition } from '@roundhouse/kernel/testing';
import type { Page } from 'playwright-core';

export interface FullTable {
  readonly moment: SamplePosition;
  /** What a person does before it is looked at. */
  readonly after?: (page: Page) => Promise<void>;
}

const SEATS = [{ name: 'Ada' }, { name: 'Maximiliane' }];

/** A bout as far as the first roll. */
function rolled(powers: Both<Power | null>, locs: Both<Loc>, roll: Roll): Scenario {
  const bout = new Scenario(fite, openMatch(fite, { seats: SEATS, seed: null, chance: fastChance(0), at: 0 }));
  bout.answer(powers.map(power => ({ type: 'power', power })));
  bout.answer(locs.map(place));
  bout.answer([split(roll[0].length), split(roll[2].length)], roll.flat());
  return bout;
}

const momentOf = (name: string, { match }: Scenario): SamplePosition => ({ name, match, seat: 0 });

const ALL_DICE: Roll = [[6, 5, 5, 4, 3, 3, 2, 1], [1], [6, 6, 5, 4, 4, 3, 2, 1], [2]];

/** All eighteen dice between two fighters who may change them. */
const eighteenDice = (): FullTable => ({
  moment: momentOf('eighteen-dice', rolled(['brutal', 'tough'], ['tac', 'tac'], ALL_DICE)),
});

/** The longest answer there is: a power, dice that are moved, and dice that are turned. */
const longestAnswer = (): FullTable => ({
  moment: momentOf(
    'longest-answer',
    rolled(
      ['cunning', 'fast'],
      ['tac', 'off'],
      [
        [6, 4, 4, 1, 1],
        [3, 3, 2, 2],
        [6, 5, 5, 3, 3, 2],
        [4, 2, 1],
      ],
    ),
  ),
  async after(page) {
    await page.locator('.fite-use').click();
    const dice = page.locator('.fite-touch');
    for (const die of [7, 7]) await dice.nth(die).click();
    await page.locator('.fite-reaction .segments input').nth(1).click({ force: true });
    for (const die of [3, 8]) await dice.nth(die).click();
  },
});

/** A bout that one fight decides. */
function knockedOut(): FullTable {
  const bout = rolled(['tough', null], ['off', 'off'], [[6, 6, 6, 6, 6, 6, 6, 6], [1], [1, 1, 1, 1], [1, 1, 1, 1, 1]]);
  return { moment: momentOf('knocked-out', bout) };
}

/** A tenth trick with the arrows, won in the rival’s last turn: shows and questions are never longer, and losses stand in both. */
function manyExchanges(): FullTable {
  const night = contest(
    {
      ...{ active: 1, turn: 25, trigger: { player: 0, turn: 24 }, front: ['R6 R5', 'R4'] },
      stage: {
        1: 'A1 K4 K4 K5',
        2: 'V5 G5 R5 R5 R6 R6',
        3: 'T9 K3 K3 R3 G1',
        4: 'V7 R6 R6 R6 K6',
        5: 'T2 G2 G5 K6',
        6: 'A2 R1 G2',
        7: 'V1 K6 K6 G5 R5',
        8: 'T6 R4 R4 K1',
      },
      deck: ['A6', 'V4'],
      queues: [
        [
          ...['A10 K5 K5', 'A4 K6 K6 R6', 'A9 K4 K4 G1 G1', 'A5 K1 K3 K5 G2 R4', 'A3 K2 R2 R2 R2'],
          ...['T8 K3 K3', 'T4 K1 R1 R1', 'T7 K6 K6 G6 K2 R2', 'V6 K4 K4'],
        ],
        [
          ...['V8 G6 G6 K6', 'V2 G3 G3 R3 G5 K5', 'T5 G1 G1 G1 R1', 'T10 G2 G3 G4 K5 R6'],
          ...['T3 G4 G4 G4 K4 R4', 'V9 G5 G5 G5 R5', 'V10 G1 G1 R6 R6', 'A7 G3 G3 G3 R2 K2', 'A8 R6 R6 R6 R6 G6'],
        ],
      ],
    },
    'G5 G4 G3 R4',
  );
  night.play(1, { type: 'rethrow', dice: [] });
  night.play(1, { type: 'place', die: 1, slot: 1 });
  while (night.state.decider === 1) night.play(1, night.moves(1)[0]);
  return {
    moment: { name: 'many-exchanges', match: { ...night.match, seats: SEATS }, seat: 0 },
    after: page => page.locator('.circus-swap').last().click(),
  };
}

export const fullTables = (): FullTable[] => [eighteenDice(), longestAnswer(), knockedOut(), manyExchanges()];
