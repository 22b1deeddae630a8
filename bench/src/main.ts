/** The bench: what is fast, and how we know. */

import { bench, UsageError } from './command.ts';
import { openScreen, Stopped } from './screen.ts';

try {
  process.exitCode = await bench(process.argv.slice(2), openScreen);
} catch (error) {
  if (error instanceof Stopped) process.exitCode = 130;
  else if (error instanceof UsageError) {
    console.error(`bench: ${error.message}; see --help`);
    process.exitCode = 2;
  } else throw error;
}
