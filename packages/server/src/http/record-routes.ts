import Type from 'typebox';
import { EXAMPLE_GAME, EXAMPLE_KEY } from '../api/examples.ts';
import * as wire from '../protocol.ts';
import { announcedLength, takeIn } from './bodies.ts';
import { mustWait } from './errors.ts';
import { type App, type Inside, MatchParams } from './route-parts.ts';
import type { TypeBoxTypes } from './schemas.ts';

/** As large as a shared record may be, in JSON. */
const RECORD_BYTES = 600_000;
/** And as long as it may take to arrive: others wait for its place. */
const RECORD_MS = 10_000;

export function addRecords(app: App, { sharing: shared, sharings, takePlace, people }: Inside): void {
  app.register(async scope => {
    // Long ones are read by the thread that plays them again, and by nobody who has moves to answer; and are only taken in
    // once it is known that they will be.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null, null));
    scope.withTypeProvider<TypeBoxTypes>().post(
      '/api/records',
      {
        bodyLimit: RECORD_BYTES,
        validatorCompiler: () => () => true,
        schema: {
          summary: 'Keeps the record of a finished match that was played elsewhere, so that a link leads to it.',
          description:
            'It is played again first, and must be what it says. Kept for a year, as long as there is room; `/replay/~ID` shows ' +
            'it. Whoever has the link can read all of it, names included. What may be shared is limited by its length, for ' +
            'each address and person.',
          refusals: ['bad-record', 'busy', 'too-fast'],
          examples: {
            body: { record: `${JSON.stringify({ format: 'roundhouse-record', game: EXAMPLE_GAME.id })}\n` },
            answer: { id: EXAMPLE_KEY },
          },
          weight: 50,
          body: wire.SharedRecord,
          response: { 200: wire.SharedRecordId },
        },
      },
      async (request, reply) => {
        const person = await people.of(request);
        const leave = takePlace(request.raw);
        const sharing = shared.share(async () => {
          const length = announcedLength(request.raw, RECORD_BYTES);
          mustWait(reply, sharings(request.raw, person, length), 'You have shared much already. Wait a while.');
          return takeIn(request.raw, length, RECORD_MS);
        });
        return sharing.finally(leave);
      },
    );
  });

  app.get(
    '/api/records/:id',
    {
      schema: {
        summary: 'A record that somebody has shared.',
        description: 'JSON lines: see docs/record.md.',
        refusals: ['nothing-there'],
        examples: { answer: `${JSON.stringify({ format: 'roundhouse-record', game: EXAMPLE_GAME.id })}\n` },
        weight: 10,
        gives: 'application/x-ndjson',
        params: MatchParams,
        response: { 200: Type.String() },
      },
    },
    async (request, reply) =>
      reply
        .type('application/x-ndjson; charset=utf-8')
        .serializer((text: string) => text)
        .send(await shared.find(request.params.id)),
  );
}
