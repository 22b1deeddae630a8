/** The endpoints for live lines, as they are told to builders. */

import Type from 'typebox';
import type { SocketEndpoint } from '../api/endpoints.ts';
import type { Refusal } from '../http/errors.ts';
import { BridgeAnswer, BridgeCall, BridgeNotice, ClientMessage, ServerMessage } from '../protocol.ts';

/** What any line may be refused with, before it is one. */
const REFUSALS: readonly Refusal[] = [
  [403, 'wrong-origin'],
  [429, 'too-fast'],
  [503, 'going-away'],
];

export const SOCKET_ENDPOINTS: readonly SocketEndpoint[] = [
  {
    path: '/api/matches/{id}/live',
    summary: 'Plays and watches a match as it happens.',
    description:
      'A WebSocket, one JSON object a message, 16 KiB at most. Say `hello` first, within ten seconds, with the key of ' +
      'your seat or null to watch. After a close with 4400, 4401, 4403 or 4404 do not come back by yourself; after any ' +
      'other, come back with a growing pause and send what was not answered again, under the same id.',
    refusals: REFUSALS,
    takes: ClientMessage,
    gives: ServerMessage,
  },
  {
    path: '/api/bridge',
    summary: 'The bridge for bots: calls in, answers and news out.',
    description:
      'A WebSocket that speaks JSON-RPC 2.0, one object a message, 16 KiB at most. Show a token in the header of the ' +
      'upgrade. It tells `event` and `yourTurn` of every match where you sit, so that a bot waits without asking. ' +
      'docs/api.md lists the methods.',
    keys: ['token'],
    refusals: [...REFUSALS, [401, 'wrong-key'], [503, 'busy']],
    takes: BridgeCall,
    gives: Type.Union([BridgeAnswer, BridgeNotice]),
  },
];
