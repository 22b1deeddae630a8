/** `roundhouse bridge`: every game, for a program in any language. */

import { levelsFor } from '@roundhouse/bots';
import { GAMES } from '@roundhouse/games';
import { observationOf } from '@roundhouse/games/schemas.ts';
import { openBots } from '../bots.ts';
import { bridgeMethods } from '../bridge/methods.ts';
import { answerLines } from '../bridge/rpc.ts';
import type { Command } from '../command.ts';
import { sayMove } from '../words.ts';

export const command: Command = {
  name: 'bridge',
  summary: 'Lets a program in any language drive the games: JSON-RPC on stdin and stdout.',
  words: [],
  flags: {},
  details: 'One JSON-RPC 2.0 object a line in, one a line out; ends with its input. docs/bridge.md is the manual.',
  examples: [`echo '{"jsonrpc":"2.0","id":1,"method":"games"}' | roundhouse bridge`],
  async run(_given, terminal) {
    const bots = openBots();
    const shelf = { games: GAMES, observationOf, sayMove, levelsFor, choose: bots.choose };
    await answerLines(terminal.input, terminal.output, bridgeMethods(shelf));
    await bots.close();
    return 0;
  },
};
