/** `roundhouse new-game`: starts a game as a copy of FITE that already plays and passes its tests. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Failure, textOf, UsageError } from '../command.ts';
import { type GameName, nameGame, renamed, renamedCode, renamedRecord, TEMPLATE, withGame } from '../new-game.ts';
import { say } from '../terminal.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GAMES = join(ROOT, 'packages', 'games', 'src');
/** How each kind of file is put under the new name; what is not here is no text and is copied as it is. */
const RENAMINGS: Readonly<Record<string, (text: string, name: GameName) => string>> = {
  '.ts': renamedCode,
  '.tsx': renamedCode,
  '.jsonl': renamedRecord,
  '.css': renamed,
  '.md': renamed,
  '.json': renamed,
  '.txt': renamed,
  '.html': renamed,
  '.svg': renamed,
};

export const command: Command = {
  name: 'new-game',
  summary: 'Starts a new game as a copy of FITE, registered and passing its tests.',
  words: ['NAME'],
  flags: { name: { value: 'TITLE', says: 'the name on the box ("Sky Line" for sky-line)' } },
  details: 'docs/adding-a-game.md says how to go on from there.',
  examples: ['roundhouse new-game skyline --name "Sky Line"'],
  async run(given, terminal) {
    const name = nameGame(given.words[0]!, textOf(given, 'name'));
    if (typeof name === 'string') throw new UsageError(name);
    const folder = join(GAMES, name.id);
    if (existsSync(folder) || isTaken(name)) throw new UsageError(`there is already a game '${name.id}'`);
    const registries = newRegistries(name);
    copyTemplate(folder, name);
    for (const { path, text } of registries) writeFileSync(path, text);
    const isTidy = tidy([folder, ...registries.map(({ path }) => path)]);
    say(
      terminal,
      `${name.title} is in packages/games/src/${name.id}, and registered in ${registries.map(({ file }) => file).join(', ')}.`,
      'It is FITE under another name: its tests pass. Now make it another game:',
      `  npx vitest run packages/games/src/${name.id}`,
      `  npx roundhouse play ${name.id}`,
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

/** Every list of games, with one more; made before anything is written. */
function newRegistries(name: GameName): { file: string; path: string; text: string }[] {
  return readdirSync(GAMES).flatMap(file => {
    if (extname(file) !== '.ts') return [];
    const path = join(GAMES, file);
    const text = withGame(readFileSync(path, 'utf8'), name);
    return text === null ? [] : [{ file, path, text }];
  });
}

/** Made beside its place and put there whole, so that a failure leaves nothing behind. */
function copyTemplate(folder: string, name: GameName): void {
  const draft = `${folder}.tmp`;
  try {
    cpSync(join(GAMES, TEMPLATE.id), draft, { recursive: true });
    renameIn(draft, name);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new Failure(`cannot copy FITE: ${(error as Error).message}`);
  }
}

function renameIn(folder: string, name: GameName): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const renaming = RENAMINGS[extname(entry.name)];
    if (entry.isDirectory()) renameIn(path, name);
    else if (renaming) writeFileSync(path, renaming(readFileSync(path, 'utf8'), name));
    const target = join(folder, renamed(entry.name, name));
    if (target !== path) renameSync(path, target);
  }
}

/** Another name changes the order of imports and the length of lines; the formatter puts that right. */
function tidy(paths: readonly string[]): boolean {
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  return spawnSync(biome, ['check', '--write', ...paths], { cwd: ROOT, stdio: 'ignore' }).status === 0;
}
