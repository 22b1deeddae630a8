/** How long a search may go on: by iterations, by the clock, or until somebody says stop. */

export interface Budget {
  /** How much of it is spent, from 0 to 1. */
  spent(iterations: number): number;
}

/** With endless time only iterations count, and no clock is looked at: equal requests then get equal answers. */
export function budgetOf(mostIterations: number, mostMs: number): Budget {
  if (mostMs === Infinity) return { spent: iterations => iterations / mostIterations };
  const start = performance.now();
  return {
    spent: iterations =>
      Math.max(iterations / mostIterations, mostMs > 0 ? (performance.now() - start) / mostMs : Infinity),
  };
}
