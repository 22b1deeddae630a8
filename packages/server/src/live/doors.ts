/** The doors for live lines, as they are told to builders. */

import type { LineDoor } from '../api/doors.ts';
import { ClientMessage, ServerMessage } from '../protocol.ts';

export const LINE_DOORS: readonly LineDoor[] = [
  {
    path: '/api/matches/{id}/live',
    summary: 'Plays and watches a match as it happens.',
    description:
      'A WebSocket, one JSON object a message, 16 KiB at most. Say `hello` first, within ten seconds, with the key of ' +
      'your seat or null to watch. After a close with 4400, 4401, 4403 or 4404 do not come back by yourself; after any ' +
      'other, come back with a growing pause and send what was not answered again, under the same id.',
    takes: ClientMessage,
    gives: ServerMessage,
  },
];
