/** Attacks by which one player makes a match long, and then makes everybody read all of it. */

import { setTimeout as wait } from 'node:timers/promises';
import type { ServerMessage, Welcome } from '../src/protocol.ts';
import { type Attack, drain, type Effort, weighed } from './attack.ts';
import type { Client, Line, OwnMatch } from './client.ts';

/** A game in which steps can be taken back. */
const GAME = 'element-circle';
/** Nobody in earnest takes back as often at one decision. */
const IN_EARNEST = 60;

const isDone = (answer: ServerMessage | null): boolean => answer?.type === 'update';

/** Whose turn it is. */
const mover = (lines: readonly Line[]): Line | undefined =>
  lines.find(({ position }) => (position?.moves.length ?? 0) > 0);

async function linesTo(client: Client, { id, keys }: OwnMatch): Promise<Line[]> {
  const lines = await Promise.all(keys.map(key => client.line(id, key)));
  return lines.filter(line => line !== null);
}

/** Moves and takes back at one decision; gives how often that was granted. */
async function takeBackAgainAndAgain(lines: readonly Line[], times: number): Promise<number> {
  for (let granted = 0; granted < times; granted++) {
    const line = mover(lines);
    if (line === undefined) return granted;
    const { moves, decision } = line.position!;
    if (!isDone(await line.deed({ type: 'move', decision, move: moves[0] }))) return granted;
    const taken = await line.deed({ type: 'takeBack', decision: line.position!.decision });
    if (!isDone(taken)) return granted;
  }
  return times;
}

/** Makes a match as long as the server lets it become with so many pairs, going on where no more are granted. */
export async function grow(client: Client, match: OwnMatch, pairs: number): Promise<void> {
  const lines = await linesTo(client, match);
  for (let made = 0; made < pairs; ) {
    const granted = await takeBackAgainAndAgain(lines, pairs - made);
    made += granted + 1;
    const line = mover(lines);
    if (line === undefined) break;
    const { moves, decision } = line.position!;
    if (!isDone(await line.deed({ type: 'move', decision, move: moves[0] })) && granted === 0) break;
  }
  for (const line of lines) line.close();
}

const pairsFor = ({ isShort }: Effort): number => (isShort ? 70 : 1000);
const secondsFor = ({ isShort }: Effort): number => (isShort ? 0.5 : 10);

export const LONG_MATCHES: readonly Attack[] = [
  {
    name: 'move and take back, again and again',
    async run(stage, effort) {
      const client = stage.attacker();
      const match = await client.openMatch({ game: GAME });
      const lines = await linesTo(client, match);
      const tries = pairsFor(effort);
      const granted = await takeBackAgainAndAgain(lines, tries);
      for (const line of lines) line.close();
      return { tries, successes: Math.max(0, granted - IN_EARNEST) };
    },
  },
  {
    name: 'stale moves in a long match',
    run: async (stage, effort) => {
      const client = stage.attacker();
      const match = await client.openMatch({ game: GAME });
      await grow(client, match, pairsFor(effort));
      const [line] = await linesTo(client, match);
      return weighed(stage, async () => {
        const end = performance.now() + secondsFor(effort) * 1000;
        let tries = 0;
        for (; performance.now() < end; tries++) {
          await line!.deed({ type: 'move', decision: 0, move: { type: 'keep' } });
          await wait(5);
        }
        line!.close();
        return tries;
      });
    },
  },
  watched('a pair before many spectators', {}),
  watched('a pair before spectators who are behind', { delay: 2 }),
  {
    // What was read is kept of so many steps of all matches together; so many are needed that each has to be read anew.
    name: 'the ends of long matches, more than are kept, read in turn',
    async run(stage, effort) {
      const clients = Array.from({ length: effort.isShort ? 2 : 14 }, () => stage.attacker());
      const matches = await Promise.all(
        clients.map(async client => {
          const match = await client.openMatch({ game: GAME });
          await grow(client, match, effort.isShort ? 70 : 2300);
          const [own] = match.keys;
          const { body } = await client.asSeat<Welcome>(own!, 'GET', `/api/matches/${match.id}`);
          return { path: `/api/matches/${match.id}?seen=${body.heard}`, own: own! };
        }),
      );
      const reader = stage.attacker();
      let next = 0;
      return drain(stage, secondsFor(effort), async () => {
        const { path, own } = matches[next++ % matches.length]!;
        return (await reader.asSeat(own, 'GET', path)).status === 200;
      });
    },
  },
];

/** Pairs in a long match that as many watch as are let in. */
function watched(name: string, wanted: { delay?: number }): Attack {
  return {
    name,
    async run(stage, effort) {
      const client = stage.attacker();
      const match = await client.openMatch({ game: GAME, ...wanted });
      await grow(client, match, pairsFor(effort));
      // Those who play come first: so many lines of one address are let in and no more.
      const lines = await linesTo(client, match);
      const wantedLines = Array.from({ length: effort.isShort ? 20 : 200 }, () => client.line(match.id, null));
      const spectators = (await Promise.all(wantedLines)).filter(line => line !== null);
      const [first] = lines;
      const outcome = await weighed(stage, async () => {
        const end = performance.now() + secondsFor(effort) * 1000;
        let told = 0;
        while (performance.now() < end) {
          const line = mover(lines) ?? first!;
          const { moves, decision } = line.position!;
          const heard = (): number => spectators.reduce((sum, one) => sum + one.heard, 0);
          const before = heard();
          await line.deed({ type: 'move', decision, move: moves[0] });
          await line.deed({ type: 'takeBack', decision: line.position!.decision });
          told += 2 + heard() - before;
          await wait(5);
        }
        return told;
      });
      for (const line of [...spectators, ...lines]) line.close();
      return outcome;
    },
  };
}
