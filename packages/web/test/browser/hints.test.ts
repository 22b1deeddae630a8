/** What a hint or a review names of a move stands on the table at which it is made. */

import { GAMES } from '@roundhouse/games';
import { adviceOf } from '@roundhouse/games/advice.ts';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { sampled, samplePositions } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { entryOf, pathOf } from '../shots/scenes.ts';
import { plant } from './kept.ts';
import { useHouse, WIDE } from './open.ts';

const house = useHouse();

test.each(GAMES.filter(({ id }) => SHELVED.includes(id)).map(game => [game.name, game] as const))(
  '%s',
  async (_, game) => {
    const page = await house.visit({ viewport: WIDE });
    await page.goto(`${house.url}/nowhere`);
    const moments = sampled(
      samplePositions(game).filter(({ name }) => name !== 'over'),
      4,
    );
    await plant(page, Object.fromEntries(moments.map(entryOf)));
    const advice = await adviceOf(game.id, 'en');
    for (const moment of moments) {
      await page.goto(house.url + pathOf(moment));
      const goOn = page.locator('[data-press="on"]');
      await page.locator('.match-main .table-ask').or(goOn).first().waitFor();
      if (await goOn.isVisible()) await goOn.click();
      const { state } = moment.match;
      const view: unknown = game.view(state, moment.seat);
      const named = game
        .legalMoves(state, moment.seat)
        .map((move: unknown) => advice.things(move as never, view))
        .filter((things: readonly string[]) => things.length > 0);
      // Some of it is drawn by a frame of its own.
      await expect.poll(() => page.evaluate(notThere, named), { message: moment.name }).toEqual([]);
    }
  },
  120_000,
);

/** Runs in the page: of those of which nothing is on the table, what they name. */
function notThere(named: readonly (readonly string[])[]): string[] {
  const isThere = (thing: string): boolean =>
    document.querySelector(`.match-main [data-thing~="${CSS.escape(thing)}"]`) !== null;
  return named.flatMap(things => (things.some(isThere) ? [] : [things.join(' ')]));
}
