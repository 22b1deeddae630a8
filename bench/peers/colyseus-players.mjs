/** Players in rooms of Colyseus, with its own client. */

import { Client } from '@colyseus/sdk';

/** @type {import('../src/server/player.ts').SeatTwo} */
export async function seatAtColyseus({ urls }, _, listener) {
  const room = await new Client(urls[0]).create('table');
  const other = await new Client(urls[0]).joinById(room.roomId);
  return [room, other].map(seat => playerIn(seat, listener));
}

function playerIn(room, listener) {
  let sent = 0;
  const player = {
    move: () => room.send('move', { decision: sent, id: `${++sent}`, move: { type: 'split', off: 1 } }),
    leave: () => room.leave(),
  };
  room.onMessage('update', ({ answers, by }) => {
    if (by !== room.sessionId || answers !== `${sent}`) return;
    listener.answered(player);
    listener.ready(player);
  });
  listener.ready(player);
  return player;
}
