/** Players at a boardgame.io server: its lobby over HTTP, its own messages over socket.io. */

import { io } from 'socket.io-client';
import { movesFor } from '../src/fite-boardgame-io.ts';
import { pick } from '../src/server/player.ts';

/** @type {import('../src/server/player.ts').SeatTwo} */
export async function seatAtBoardgameIo({ urls: [url] }, _, listener) {
  const { matchID } = await post(`${url}/games/fite/create`, { numPlayers: 2, unlisted: true });
  const players = [];
  // One after the other: its lobby forgets one of two who join at once.
  for (const playerID of ['0', '1']) {
    const joined = await post(`${url}/games/fite/${matchID}/join`, { playerID, playerName: `seat ${playerID}` });
    players.push(await sitDown(`${url}/fite`, { matchID, playerID, credentials: joined.playerCredentials }, listener));
  }
  return players;
}

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

function sitDown(url, { matchID, playerID, credentials }, listener) {
  const line = io(url, { transports: ['websocket'], forceNew: true });
  let now = null;
  let isPending = false;
  let isReady = false;
  const player = {
    move() {
      isReady = false;
      isPending = true;
      const { type, arg } = pick(movesFor(now.G, Number(playerID)));
      const action = { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID, credentials } };
      line.emit('update', action, now._stateID, matchID, playerID);
    },
    leave: () => line.disconnect(),
  };
  const look = state => {
    now = state;
    const isPlayed = isPending && state.deltalog?.some(({ action }) => action.payload.playerID === playerID);
    if (isPlayed) {
      isPending = false;
      listener.answered(player);
    }
    if (state.G.question === 'over') listener.over(player);
    else if (!isReady && !isPending && isNext(state.G, playerID)) {
      isReady = true;
      listener.ready(player);
    }
  };
  return new Promise((resolve, reject) => {
    line.on('connect_error', reject);
    line.on('connect', () => line.emit('sync', matchID, playerID, credentials, 2));
    line.on('sync', (_, { state }) => {
      look(state);
      resolve(player);
    });
    line.on('update', (_, state, deltalog) => look({ ...state, deltalog }));
  });
}

/** Of two who both owe an answer it refuses the second without a word, so that one waits for the first. */
const isNext = ({ fighters }, playerID) => fighters[playerID].owes && (playerID === '0' || !fighters[0].owes);
