/** Strength out of results: the ratings under which what happened is likeliest, and how far they can be trusted. */

import { fastChance } from '@roundhouse/kernel';

/** Two games of one pair with seats turned and the same dice: what `a` took of them, from 0 to 1. */
export interface PairResult {
  readonly a: string;
  readonly b: string;
  readonly score: number;
}

export interface Rating {
  readonly who: string;
  readonly elo: number;
  /** 95 %. */
  readonly from: number;
  readonly to: number;
}

const ROUNDS = 200;
const REDRAWS = 200;
/** Points for each player in an imagined draw with everyone met, so that who lost all has a rating too. */
const PRIOR = 0.5;

/** Ratings on a scale on which `anchor` has 1500; intervals by drawing the pairs again. Best first. */
export function ratingsOf(results: readonly PairResult[], anchor: string): Rating[] {
  const players = [...new Set(results.flatMap(({ a, b }) => [a, b]))];
  const found = strengthsIn(results, players, anchor);
  const chance = fastChance(1);
  const redrawn = Array.from({ length: REDRAWS }, () =>
    strengthsIn(
      results.map(() => results[chance.int(results.length)]!),
      players,
      anchor,
    ),
  );
  return players
    .map((who, i) => {
      const all = redrawn.map(elos => elos[i]!).sort((a, b) => a - b);
      const at = (share: number): number => all[Math.round(share * (all.length - 1))]!;
      return { who, elo: found[i]!, from: at(0.025), to: at(0.975) };
    })
    .sort((a, b) => b.elo - a.elo);
}

/** Bradley and Terry's model, by their iteration; a draw is half a win for each. */
function strengthsIn(results: readonly PairResult[], players: readonly string[], anchor: string): number[] {
  const place = new Map(players.map((who, i) => [who, i]));
  const meetings = new Map<string, { i: number; j: number; won: number; lost: number }>();
  for (const { a, b, score } of results) {
    const key = `${a} ${b}`;
    const met = meetings.get(key) ?? { i: place.get(a)!, j: place.get(b)!, won: PRIOR, lost: PRIOR };
    met.won += 2 * score;
    met.lost += 2 * (1 - score);
    meetings.set(key, met);
  }
  let strengths = players.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const won = players.map(() => 0);
    const weight = players.map(() => 0);
    for (const { i, j, won: w, lost: l } of meetings.values()) {
      won[i]! += w;
      won[j]! += l;
      const share = (w + l) / (strengths[i]! + strengths[j]!);
      weight[i]! += share;
      weight[j]! += share;
    }
    strengths = strengths.map((strength, i) => (weight[i]! > 0 ? won[i]! / weight[i]! : strength));
  }
  const elos = strengths.map(strength => 400 * Math.log10(strength));
  const shift = 1500 - (elos[place.get(anchor) ?? 0] ?? 0);
  return elos.map(elo => elo + shift);
}
