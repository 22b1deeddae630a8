/** The thread a bot thinks in inside a browser. Talk to it through `openLine`. */

import { answer } from './choose.ts';
import type { Question } from './request.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)));
