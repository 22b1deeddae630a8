// @ts-check
/** `npm run nightly`: all of `npm test` at full length, and what has no end by itself for as long as it is worth: hours. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from './audit.mjs';
import { ROOT, ROUNDHOUSE } from './programs.mjs';
import { endWith, setup } from './setup.mjs';
import { browserTests, CHECKS, program, runStages, unitTests } from './stages.mjs';
import { updates } from './updates.mjs';

const USAGE = `npm run nightly -- [--only WORDS] [--list]
  --only WORDS   those stages whose name holds these words
  --list         their names, and nothing is run`;

/** Random games of each kind, each held against every law at every position. */
const LAWFUL_GAMES = 300;

// Whatever is started from here knows that there is time: packages/kernel/testing/effort.ts.
process.env.ROUNDHOUSE_TESTS = 'nightly';

await endWith(async () => {
  const wish = parse();
  if (wish === null) return 2;
  /** @type {{ browser: string | null, advice: string }} */
  const found = { browser: null, advice: '' };
  const stages = allStages(found).filter(({ name }) => name.includes(wish.only));
  if (stages.length === 0) {
    console.error(`No stage has '${wish.only}' in its name.`);
    return 2;
  }
  console.log(`${stages.map(({ name }) => name).join('\n')}\n`);
  if (wish.list) return 0;
  const { missing, ...rest } = await setup({ browser: true, services: true });
  Object.assign(found, rest);
  if (missing !== '') console.log(missing);
  return runStages(stages);
});

/** Null, with the usage said, if something is asked for that there is not. */
function parse() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
    return { only: values.only ?? '', list: values.list ?? false };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return null;
  }
}

/**
 * @param {{ browser: string | null, advice: string }} found what set-up finds before the first of them
 * @returns {readonly import('./stages.mjs').Stage[]}
 */
function allStages(found) {
  return [
    ...CHECKS,
    { name: 'known holes', run: () => audit() },
    { name: 'old packages', run: () => updates() },
    { name: 'rule ids', run: () => program(['bin/rules.ts', '--brief']) },
    { name: 'unit tests at length', run: () => unitTests() },
    { name: 'web build', run: () => program(['bin/web.mjs', '--always']) },
    {
      name: 'browser tests at length',
      run: () => browserTests(found, { TRACE: 'full' }),
    },
    // By day's length: what the tests of every change reach.
    { name: 'coverage', run: () => unitTests({ ROUNDHOUSE_TESTS: '' }, ['--coverage']) },
    ...gameIds().map(id => ({
      name: `laws of ${id}`,
      run: () => program([ROUNDHOUSE, 'fuzz', id, '--games', String(LAWFUL_GAMES)]),
    })),
    { name: 'messages no client would send', run: () => program(['packages/server/fuzz/main.ts']) },
    { name: 'steps of the container file', run: () => program(['bin/container.ts', '--may-skip']) },
    { name: 'the whole house in containers', run: () => program(['bin/compose.ts', '--may-skip']) },
    { name: 'attacks', run: () => program(['packages/server/attack/main.ts', '--may-skip']) },
    { name: 'faults under load', run: () => program(['packages/server/faults/main.ts', '--may-skip']) },
  ];
}

/** Every folder of games that has rules. */
function gameIds() {
  const games = join(ROOT, 'packages', 'games', 'src');
  return readdirSync(games, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && readdirSync(join(games, entry.name)).includes('rules.ts'))
    .map(({ name }) => name);
}
