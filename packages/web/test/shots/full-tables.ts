/** Moments that chance hardly comes to, and at which a table is fullest. */

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

export const fullTables = (): FullTable[] => [eighteenDice(), longestAnswer(), knockedOut()];
