/** The thread a bot thinks in on a server or a command line: it has the rules and the requests it is sent, nothing else. */

import { parentPort } from 'node:worker_threads';
import { answer } from './choose.ts';
import type { Question } from './request.ts';

parentPort!.on('message', (question: Question) => parentPort!.postMessage(answer(question)));
