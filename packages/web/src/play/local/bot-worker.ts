/** The thread bots think in: it has the rules and what it is sent, nothing else. */

import '@roundhouse/bots/web-worker.ts';
