/** A thread that does pieces of a game's solution: it has the game's own arithmetic and the pieces it is sent. */

import { parentPort, workerData } from 'node:worker_threads';
import { manifestOf } from '@roundhouse/games/all.ts';

const { work } = await manifestOf(workerData as string).solution!();

parentPort!.on('message', task => parentPort!.postMessage(work(task)));
