/** `roundhouse new-game`: starts a game as a copy of the template, which already plays and passes its tests. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Failure, textOf, UsageError } from '../command.ts';
import { type GameName, nameGame, renamed, renamedCode, TEMPLATE, withGame } from '../new-game.ts';
import { say } from '../terminal.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GAMES = join(ROOT, 'packages', 'games', 'src');
/** The list of games. */
const LIST = join(GAMES, 'all.ts');

export const command: Command = {
  name: 'new-game',
  summary: 'Starts a new game from a small one that plays and passes its tests.',
  words: ['NAME'],
  flags: { name: { value: 'TITLE', says: 'the name on the box ("Sky Line" for sky-line)' } },
  details: 'docs/adding-a-game.md says how to go on from there.',
  examples: ['roundhouse new-game skyline --name "Sky Line"'],
  async run(given, terminal) {
    const name = nameGame(given.words[0]!, textOf(given, 'name'));
    if (typeof name === 'string') throw new UsageError(name);
    if (!existsSync(LIST)) {
      throw new Failure(
        'a new game is made within a clone of Roundhouse; in a folder of your own, begin with a copy of examples/game from there',
      );
    }
    const folder = join(GAMES, name.id);
    if (existsSync(folder) || isTaken(name)) throw new UsageError(`there is already a game '${name.id}'`);
    const list = withGame(readFileSync(LIST, 'utf8'), name);
    copyTemplate(folder, name);
    writeFileSync(LIST, list);
    const isTidy = tidy([folder, LIST]);
    say(
      terminal,
      `${name.title} is in packages/games/src/${name.id}, and listed in packages/games/src/all.ts.`,
      'It is a small game that plays and passes its tests. Now make it yours:',
      `  npx vitest run packages/games/src/${name.id}`,
      `  npx roundhouse play ${name.id}`,
      `  npm start, and open /new/${name.id}`,
      '  docs/adding-a-game.md',
    );
    if (!isTidy) say(terminal, "Biome did not like all of it: 'npm run format' says why.");
    return 0;
  },
};

/** Another game may have the same name in code, or rules that are numbered alike. */
function isTaken(name: GameName): boolean {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter(entry => entry.isDirectory());
  return folders.some(({ name: id }) => {
    const other = nameGame(id);
    return typeof other !== 'string' && other.prefix === name.prefix;
  });
}

/** Made beside its place and put there whole, so that a failure leaves nothing behind. */
function copyTemplate(folder: string, name: GameName): void {
  const draft = `${folder}.tmp`;
  try {
    cpSync(join(GAMES, TEMPLATE), draft, { recursive: true });
    renameIn(draft, name);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new Failure(`cannot copy the template: ${(error as Error).message}`);
  }
}

function renameIn(folder: string, name: GameName): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) renameIn(path, name);
    else {
      const renaming = /\.tsx?$/.test(entry.name) ? renamedCode : renamed;
      writeFileSync(path, renaming(readFileSync(path, 'utf8'), name));
    }
  }
}

/** Another name changes the order of imports and the length of lines; the formatter puts that right. */
function tidy(paths: readonly string[]): boolean {
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  return spawnSync(biome, ['check', '--write', ...paths], { cwd: ROOT, stdio: 'ignore' }).status === 0;
}
