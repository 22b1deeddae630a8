/**
 * Values are whole numbers of a grid. So equal ones are equal to the last bit, wherever and in whatever order they were
 * worked out, and those that differ do so by enough for a linear programme.
 */

/** Steps from nothing to one, of what situations are worth. */
export const GRID = 2 ** 20;
/** The same of averages over rolls, before anything is decided by them. */
const FINE_GRID = 2 ** 30;
/** The same of the games whose sum such an average is: a sum of whole numbers knows no order. */
export const QUANTA = 2 ** 28;

export const onGrid = (value: number): number => Math.floor(value * GRID + 0.5) / GRID;

export const onFineGrid = (value: number): number => Math.floor(value * FINE_GRID + 0.5) / FINE_GRID;

export const inQuanta = (value: number): number => Math.floor(value * QUANTA + 0.5);
