/** boardgame.io's server as a process of its own, with its file storage; the game is the bench's own FITE for it. */

import { createRequire } from 'node:module';
import { game } from '../src/fite-boardgame-io.ts';
import { tellUsage } from '../src/server/usage.ts';

const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] });
// It says what it does otherwise.
console.log = () => {};
await server.run({ port: Number(port) });
tellUsage(`http://127.0.0.1:${port}`);
