/** Averages of payoffs, one number a seat, and how sure they are. */

/** What imagined games gave so far. */
export interface Sums {
  games: number;
  readonly sum: number[];
  readonly squares: number[];
}

/** Each seat's mean payoff, and the largest of their standard errors. */
export interface Mean {
  readonly games: number;
  readonly mean: readonly number[];
  readonly error: number;
}

export const noSums = (seats: number): Sums => ({
  games: 0,
  sum: Array<number>(seats).fill(0),
  squares: Array<number>(seats).fill(0),
});

export function add(sums: Sums, payoffs: readonly number[]): void {
  sums.games++;
  for (const [seat, payoff] of payoffs.entries()) {
    sums.sum[seat]! += payoff;
    sums.squares[seat]! += payoff * payoff;
  }
}

/** Of no games at all nothing is known: everybody has an equal share. */
export function meanOf({ games, sum, squares }: Sums): Mean {
  if (games === 0) return { games, mean: sum.map(() => 1 / sum.length), error: 1 };
  const mean = sum.map(all => all / games);
  // One win and one loss are added, because a handful of games that all ended alike prove nothing.
  const spread = (seat: number): number => {
    const level = (sum[seat]! + 1) / (games + 2);
    return (squares[seat]! + 1) / (games + 2) - level * level;
  };
  const errors = sum.map((_, seat) => Math.sqrt(Math.max(0, spread(seat)) / games));
  return { games, mean, error: Math.max(...errors) };
}

/** The same of differences between two moves in the same deals: as if in one more it had gone the other way. */
export function meanDifferenceOf({ games, sum, squares }: Sums): Mean {
  if (games === 0) return { games, mean: sum.map(() => 0), error: 1 };
  const spread = (seat: number): number => {
    const usual = squares[seat]! / games;
    const level = (Math.abs(sum[seat]!) - Math.sqrt(usual)) / (games + 1);
    return usual - level * level;
  };
  const errors = sum.map((_, seat) => Math.sqrt(Math.max(0, spread(seat)) / games));
  return { games, mean: sum.map(all => all / games), error: Math.max(...errors) };
}

/** The position at the end: no doubt is left. */
export const certain = (payoffs: readonly number[]): Mean => ({ games: 0, mean: payoffs, error: 0 });
