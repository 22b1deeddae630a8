/** The challenges of the day, as far as a server has to do with them: how others here fared. Nobody is named. */

import { DAILY } from '@roundhouse/games/daily.ts';
import { dayFrom, dayOf } from '@roundhouse/games/puzzles.ts';
import Type from 'typebox';
import type { AppParts } from '../http/app.ts';
import { mustWait } from '../http/errors.ts';
import type { App } from '../http/route-parts.ts';
import { AddressBuckets } from '../limits/buckets.ts';
import { Refused } from '../matches/refusal.ts';
import * as wire from '../protocol.ts';
import { EXAMPLE_CHALLENGE } from './examples.ts';

const OfDay = Type.Object(
  { game: Type.String({ maxLength: 64 }), date: Type.String({ maxLength: 10 }) },
  { additionalProperties: false },
);

type ChallengeParts = Pick<AppParts, 'limits' | 'clock' | 'addressOf' | 'challenges'>;

export function addChallengeRoutes(app: App, { limits, clock, addressOf, challenges }: ChallengeParts): void {
  const rate = new AddressBuckets(limits.challenges, () => clock.now());
  /** Midnight may have passed for one of the two only. */
  const isNow = (day: number): boolean => Math.abs(day - dayOf(clock.now())) <= 1;
  /** Throws `Refused` where there is no such challenge. */
  const mustBeDaily = (game: string, date: string): number => {
    const day = dayFrom(date, Number.POSITIVE_INFINITY);
    if (!DAILY.includes(game) || day === null) throw new Refused('nothing-there', 'There is no such challenge.');
    return day;
  };

  app.get(
    '/api/challenges/:game/:date',
    {
      schema: {
        summary: 'How a challenge of the day was met here.',
        description: 'How many met it on its day, by their stars. Kept for a week; nobody is named, or known.',
        refusals: ['nothing-there'],
        examples: { answer: EXAMPLE_CHALLENGE },
        params: OfDay,
        response: { 200: wire.ChallengeSpread },
      },
    },
    async ({ params: { game, date } }) => ({ met: [...(await challenges.spread(mustBeDaily(game, date), game))] }),
  );

  app.post(
    '/api/challenges/:game/:date',
    {
      schema: {
        summary: 'Counts somebody who has met a challenge on its day.',
        description:
          'The number of stars is counted, and nothing else is kept. On any other day nobody is counted, and the answer is the same. ' +
          'How many are counted is limited for each address.',
        refusals: ['nothing-there', 'too-fast'],
        examples: { body: { stars: 3 }, answer: EXAMPLE_CHALLENGE },
        params: OfDay,
        body: wire.ChallengeMet,
        response: { 200: wire.ChallengeSpread },
      },
    },
    async (request, reply) => {
      const { game, date } = request.params;
      const day = mustBeDaily(game, date);
      if (isNow(day)) {
        mustWait(reply, rate.take(addressOf(request.raw)), 'Enough challenges were met from this address for now.');
        await challenges.count(day, game, request.body.stars);
      }
      return { met: [...(await challenges.spread(day, game))] };
    },
  );
}
