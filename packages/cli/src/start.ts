/** The first lines of `roundhouse`: what is to be played from outside is loaded before the list of games is read. */

import { delimiter } from 'node:path';
import { bringGames, NoGame, takeGames } from './outside.ts';

/** Runs the command line of this process and ends it. */
export async function runFromShell(): Promise<void> {
  let typed = process.argv.slice(2);
  try {
    const { games, rest } = takeGames(typed);
    typed = rest;
    const { ROUNDHOUSE_GAMES = '' } = process.env;
    // `check-game X` is about X, and about no other.
    const asked = typed[0] === 'check-game' ? typed.splice(1, 1).filter(word => !word.startsWith('-')) : [];
    const standing = asked.length > 0 ? [] : ROUNDHOUSE_GAMES.split(delimiter).filter(one => one !== '');
    await bringGames([...standing, ...games, ...asked], process.cwd());
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    process.stderr.write(`roundhouse: ${error.message}\n`);
    process.exitCode = 2;
    return;
  }
  const { runTyped } = await import('./main.ts');
  await runTyped(typed);
}
