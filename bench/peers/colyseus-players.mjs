/** Players in rooms of Colyseus, with its own client. */

import { Client } from '@colyseus/sdk';

/** @type {import('../src/server/player.ts').SeatTwo} */
export async function seatAtColyseus({ urls }, _, ears) {
  const room = await new Client(urls[0]).create('table');
  const other = await new Client(urls[0]).joinById(room.roomId);
  return [room, other].map(seat => playerIn(seat, ears));
}

function playerIn(room, ears) {
  let sent = 0;
  const player = {
    move: () => room.send('move', { decision: sent, id: `${++sent}`, move: { type: 'split', off: 1 } }),
    leave: () => room.leave(),
  };
  room.onMessage('update', ({ answers, by }) => {
    if (by !== room.sessionId || answers !== `${sent}`) return;
    ears.answered(player);
    ears.ready(player);
  });
  ears.ready(player);
  return player;
}
