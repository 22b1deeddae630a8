/** The moves that look best at first sight: what a bot's closer look begins with. */

/**
 * So many of the moves at most, in the order of the list, and none that is rated further than `margin` below the best.
 * Of equally good ones the first; but what is rated higher is never left out for them.
 */
export function bestRated<Move>(
  moves: readonly Move[],
  ratings: readonly number[],
  most: number,
  margin = Infinity,
): readonly Move[] {
  const ranked = ratings.toSorted((a, b) => b - a);
  const least = Math.max(ranked[Math.min(most, ranked.length) - 1]!, ranked[0]! - margin);
  // Places that are left for those who are rated no higher than the last.
  let left = most;
  for (const rating of ratings) if (rating > least) left--;
  return moves.filter((_, i) => ratings[i]! > least || (ratings[i] === least && left-- > 0));
}
