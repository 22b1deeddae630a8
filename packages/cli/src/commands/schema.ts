/** `roundhouse schema`: what a game's states, moves, events and options look like, as JSON Schema. */

import { schemasOf } from '@roundhouse/games/schemas.ts';
import { type Command, Failure, gameCalled, UsageError } from '../command.ts';
import { say } from '../terminal.ts';

export const command: Command = {
  name: 'schema',
  summary: "Prints the JSON Schema of a game's state, moves, events and options.",
  words: ['GAME', '[PART]'],
  flags: {},
  examples: ['roundhouse schema fite', 'roundhouse schema fite move'],
  async run(given, terminal) {
    const game = gameCalled(given.words[0]!);
    const schemas = schemasOf(game);
    const part = given.words[1];
    if (Object.keys(schemas).length === 0) throw new Failure(`${game.name} describes none of its shapes`);
    if (part !== undefined && !Object.hasOwn(schemas, part)) {
      throw new UsageError(`there is no part '${part}'; there is ${Object.keys(schemas).join(', ')}`);
    }
    say(terminal, JSON.stringify(part === undefined ? schemas : schemas[part], null, 2));
    return 0;
  },
};
