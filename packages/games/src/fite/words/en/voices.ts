/** The announcer, the fighters and the arenas, in English: as the content was written. */

import { ARENAS } from '../../content/arenas.ts';
import { FIGHTERS } from '../../content/fighters.ts';
import { CALLS, LINES } from '../../content/lines.ts';
import type { Voices } from '../catalogue.ts';

export const voices: Voices = {
  announcer: Object.fromEntries(
    CALLS.map(call => [call, LINES.filter(line => line.event === call).map(line => line.text)]),
  ) as unknown as Voices['announcer'],
  fighters: Object.fromEntries(
    FIGHTERS.map(({ id, motto, barks }) => [id, { motto, barks }]),
  ) as unknown as Voices['fighters'],
  arenas: Object.fromEntries(ARENAS.map(({ id, name }) => [id, name])) as unknown as Voices['arenas'],
};
