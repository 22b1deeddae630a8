/** Players at servers that speak our protocol: our own, and the bare one. */

import type { Position, Seated, ServerMessage } from '@roundhouse/server/protocol.ts';
import { WebSocket } from 'ws';
import { type Player, type PlayerListener, pick, type SeatTwo, urlFor } from './player.ts';

type Update = Extract<ServerMessage, { type: 'update' }>;

/** At our server: tables are opened and joined over HTTP, then played over live lines. */
export const seatAtOurs: SeatTwo = async (place, i, listener) => {
  const urls = [0, 1].map(seat => urlFor(place, i, seat));
  const ann = await post<Seated>(`${urls[0]}/api/matches`, { game: 'fite', name: 'Ann', open: false });
  const path = `/api/matches/${ann.table.id}`;
  const bob = await post<Seated>(`${urls[1]}${path}/join`, { invite: ann.invite, name: 'Bob' });
  return Promise.all(
    [ann, bob].map(({ key }, seat) => {
      const hello = JSON.stringify({ type: 'hello', key, seen: 0 });
      return sitDown(`${urls[seat]}${path}/live`, hello, listener);
    }),
  );
};

/** At the bare one: whoever names the same path sits at the same table. */
export const seatAtBare: SeatTwo = async (place, i, listener) => {
  const path = `${urlFor(place, i, 0)}/${crypto.randomUUID()}`;
  return Promise.all([0, 1].map(() => sitDown(path, null, listener)));
};

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Opens a line; without a hello it is welcome at once. */
function sitDown(url: string, hello: string | null, listener: PlayerListener): Promise<Player> {
  const line = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
  let now: Pick<Position, 'moves' | 'decision'> = { moves: [{ type: 'pass' }], decision: 0 };
  let sent = 0;
  let isAnswered = true;
  let isReady = false;
  const player: Player = {
    move() {
      isReady = false;
      isAnswered = false;
      line.send(JSON.stringify({ type: 'move', decision: now.decision, id: `${++sent}`, move: pick(now.moves) }));
    },
    leave: () => line.terminate(),
  };
  const look = (): void => {
    if (isReady || !isAnswered || now.moves.length === 0) return;
    isReady = true;
    listener.ready(player);
  };
  return new Promise((resolve, reject) => {
    line.on('error', reject);
    line.on('open', () => {
      if (hello !== null) return line.send(hello);
      resolve(player);
      look();
    });
    line.on('message', raw => {
      const message = JSON.parse(String(raw)) as Exclude<ServerMessage, { type: 'pong' | 'room' }>;
      if (message.type === 'refused' || message.type === 'stale' || message.type === 'error') {
        throw new Error(`a move was not played: ${String(raw)}`);
      }
      now = message;
      if (message.type !== 'update') resolve(player);
      else if (isAnswerTo(message, `${sent}`)) {
        isAnswered = true;
        listener.answered(player);
      }
      if (message.over !== null) listener.over(player);
      else look();
    });
  });
}

const isAnswerTo = ({ answers }: Update, id: string): boolean => answers === id;
