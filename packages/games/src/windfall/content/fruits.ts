/** The fruits of Windfall: four kinds, one of each ripeness (WINDFALL-2). */

export const KINDS = ['apple', 'pear', 'plum', 'quince'] as const;
export type Kind = (typeof KINDS)[number];

/** The last one is overripe (WINDFALL-17). */
export const OVERRIPE = 9;

export type Fruit = `${Kind}${number}`;

/** Every fruit once, in the order in which hands are sorted. */
export const FRUITS: readonly Fruit[] = KINDS.flatMap(kind =>
  Array.from({ length: OVERRIPE }, (_, place): Fruit => `${kind}${place + 1}`),
);

export const kindOf = (fruit: Fruit): Kind => fruit.slice(0, -1) as Kind;

export const ripenessOf = (fruit: Fruit): number => Number(fruit.at(-1));

export const byKind = (a: Fruit, b: Fruit): number => FRUITS.indexOf(a) - FRUITS.indexOf(b);

/** All of one kind. */
export const areOfOneKind = (fruits: readonly Fruit[]): boolean => new Set(fruits.map(kindOf)).size === 1;

/** All of one ripeness. */
export const areOfOneRipeness = (fruits: readonly Fruit[]): boolean => new Set(fruits.map(ripenessOf)).size === 1;

/** Each one riper than the one before it by 1. */
export const goUpOneByOne = (fruits: readonly Fruit[]): boolean => {
  const steps = fruits.map(ripenessOf).sort((a, b) => a - b);
  return steps.every((ripeness, place) => place === 0 || ripeness === steps[place - 1]! + 1);
};
