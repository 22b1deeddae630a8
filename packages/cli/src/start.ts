/** The first lines of `roundhouse`: what is to be played from outside is loaded before the list of games is read. */

import { delimiter } from 'node:path';
import { asCalled } from './called.ts';
import { bringGames, NoGame, takeGames } from './outside.ts';

/** Runs the command line of this process and ends it. */
export async function runFromShell(): Promise<void> {
  let typed = process.argv.slice(2);
  try {
    const { games, rest } = takeGames(typed);
    typed = rest;
    const { ROUNDHOUSE_GAMES = '' } = process.env;
    // `check-game X` is about X, and about no other.
    const asked = typed[0] === 'check-game' ? takeFolder(typed) : [];
    const standing = asked.length > 0 ? [] : ROUNDHOUSE_GAMES.split(delimiter).filter(one => one !== '');
    await bringGames([...standing, ...games, ...asked], process.cwd());
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    process.stderr.write(asCalled(`roundhouse: ${error.message}\n`));
    process.exitCode = 2;
    return;
  }
  const { runTyped } = await import('./main.ts');
  await runTyped(typed);
}

/** Takes the word out that is no flag and no value of one: each flag of `check-game` has a value. */
function takeFolder(typed: string[]): string[] {
  const isFlag = (word: string): boolean => word.startsWith('-');
  const at = typed.findIndex((word, i) => i > 0 && !isFlag(word) && !/^--[^=]+$/.test(typed[i - 1]!));
  return at < 0 ? [] : typed.splice(at, 1);
}
