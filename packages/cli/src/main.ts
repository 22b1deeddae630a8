/** The `roundhouse` command: finds the command that was asked for, runs it, and turns what happened into an exit status. */

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MANIFESTS } from '@roundhouse/games/all.ts';
import type { CommandOutput, Manifest } from '@roundhouse/games/manifest.ts';
import { OUTSIDE } from '@roundhouse/games/outside.ts';
import { asCalled } from './called.ts';
import { type Command, columns, Failure, helpFor, readArguments, UsageError } from './command.ts';
import { ownTerminal, say, type Terminal } from './terminal.ts';

/** Each is loaded only when it is wanted, so that none waits for another's parts. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).command,
  serve: async () => (await import('./commands/serve.ts')).command,
  work: async () => (await import('./commands/work.ts')).command,
  operator: async () => (await import('./commands/operator.ts')).command,
  token: async () => (await import('./commands/token.ts')).command,
  expire: async () => (await import('./commands/expire.ts')).command,
  backup: async () => (await import('./commands/backup.ts')).command,
  restore: async () => (await import('./commands/restore.ts')).command,
  replay: async () => (await import('./commands/replay.ts')).command,
  review: async () => (await import('./commands/review.ts')).command,
  verify: async () => (await import('./commands/verify.ts')).command,
  show: async () => (await import('./commands/show.ts')).command,
  'check-game': async () => (await import('./commands/check-game.ts')).command,
  fuzz: async () => (await import('./commands/fuzz.ts')).command,
  schema: async () => (await import('./commands/schema.ts')).command,
  bridge: async () => (await import('./commands/bridge.ts')).command,
  solve: async () => (await import('./commands/solve.ts')).command,
  'new-game': async () => (await import('./commands/new-game.ts')).command,
};

/** Runs one command line and resolves to its exit status: 0 done, 1 failed, 2 not understood. */
export async function main(typed: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = typed;
  try {
    if (name === undefined) throw new UsageError("say what to do; 'roundhouse --help' lists the commands");
    if (name === '--help' || name === '-h' || name === 'help') return await explain(rest[0], terminal);
    if (name === '--version' || name === '-v') {
      say(terminal, versionHere());
      return 0;
    }
    const own = ownCommandsOf(name);
    if (own) return await runOwn(name, own, rest, terminal);
    const command = await commandCalled(name);
    const given = readArguments(
      command,
      rest.map(word => (word === '-h' ? '--help' : word)),
    );
    if (given.flags.help === true) {
      say(terminal, helpFor(command));
      return 0;
    }
    if (OUTSIDE.length > 0 && name !== 'check-game') await (await import('./checking.ts')).mustKeepLaws();
    return await command.run(given, terminal);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Failure)) throw error;
    terminal.error.write(asCalled(`roundhouse: ${error.message}\n`));
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The commands that a game brings, by the game's id. */
const ownCommandsOf = (game: string): Manifest['commands'] => MANIFESTS.find(({ id }) => id === game)?.commands;

/** `roundhouse GAME COMMAND …`. */
async function runOwn(
  game: string,
  own: NonNullable<Manifest['commands']>,
  [name, ...args]: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const load = name !== undefined && Object.hasOwn(own, name) ? own[name] : undefined;
  if (load) {
    return (await load()).run(args, outputTo(terminal));
  }
  const commands = await Promise.all(
    Object.entries(own).map(async ([called, part]) => [called, (await part()).summary] as const),
  );
  const help = [asCalled(`Usage: roundhouse ${game} COMMAND …`), '', 'Commands:', ...columns(commands)];
  if (name !== undefined && name !== '--help' && name !== '-h') {
    throw new UsageError(`${game} has no command '${name}'; it has ${Object.keys(own).join(', ')}`);
  }
  say(terminal, ...help);
  return name === undefined ? 2 : 0;
}

/** What a game's command may do: speak, and read and write the files that the person named. */
const outputTo = (terminal: Terminal): CommandOutput => ({
  say: line => say(terminal, line),
  save: (path, text) => write(path, () => writeFileSync(path, text)),
  append: (path, text) => write(path, () => appendFileSync(path, text)),
  load: path => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  stopping: () => terminal.stopping(),
});

/** Makes the folders on the way. */
function write(path: string, how: () => void): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    how();
  } catch (error) {
    throw new Failure(`cannot write '${path}': ${(error as NodeJS.ErrnoException).code}`);
  }
}

async function commandCalled(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return load();
  const what = name.startsWith('-') ? 'flag' : 'command';
  throw new UsageError(`there is no ${what} '${name}'; 'roundhouse --help' lists what there is`);
}

async function explain(name: string | undefined, terminal: Terminal): Promise<number> {
  if (name !== undefined) {
    say(terminal, helpFor(await commandCalled(name)));
    return 0;
  }
  const commands = await Promise.all(Object.values(COMMANDS).map(load => load()));
  say(
    terminal,
    'One digital table for tabletop games.',
    '',
    asCalled('Usage: roundhouse COMMAND …'),
    '',
    'Commands:',
    ...columns(commands.map(command => [command.name, command.summary])),
    ...ownCommandLines(),
    '',
    asCalled("'roundhouse COMMAND --help' says more. Example:"),
    asCalled('  roundhouse play fite --level greedy'),
  );
  return 0;
}

const ownCommandLines = (): string[] => {
  const owners = MANIFESTS.filter(({ commands }) => commands).map(({ id }) => id);
  return owners.length > 0 ? ['', `Games with commands of their own: ${owners.join(', ')}`] : [];
};

const versionHere = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** Runs what was typed and ends this process. */
export async function runTyped(typed: readonly string[]): Promise<void> {
  // A reader that has seen enough (`| head`) is no failure.
  process.stdout.on('error', error => process.exit((error as NodeJS.ErrnoException).code === 'EPIPE' ? 0 : 1));
  let status: number;
  try {
    status = await main(typed, ownTerminal());
  } catch (error) {
    process.stderr.write(`roundhouse: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    status = 1;
  }
  // Everything written is out before the process ends.
  process.stdout.write('', () => process.stderr.write('', () => process.exit(status)));
}
