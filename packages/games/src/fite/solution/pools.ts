/** Pools as multisets of faces: all of one to eight dice, numbered, with what comparisons ask of them. */

const FACES = 6;
const MOST_DICE = 8;

/** Place value of a face in a pool's key, which counts the dice of every face. */
export const KEY_OF_FACE: readonly number[] = [0, 1, 10, 100, 1000, 10_000, 100_000];

/** Bits of one count in a packed reach; the topmost of them is spare, so that fields can be subtracted side by side. */
const FIELD = 5;
const SPARE = Array.from({ length: FACES }, (_, i) => 1 << (i * FIELD + FIELD - 1)).reduce((a, b) => a | b);

interface Pools {
  readonly count: number;
  /** Number of a pool by its key; -1 where there is none. */
  readonly indexOfKey: Int16Array;
  readonly key: Int32Array;
  readonly size: Uint8Array;
  /** For each pool and each face, how many dice show that face or more. */
  readonly reach: Uint8Array;
  /** The same in one number, for `covers`. */
  readonly packed: Int32Array;
  /** In how many ways dice come to show it. */
  readonly ways: Float64Array;
  /** The numbers of the pools of each size run from here to the next size's. */
  readonly firstOfSize: readonly number[];
}

export const POOLS: Pools = listPools();

function listPools(): Pools {
  const keys: number[] = [];
  const firstOfSize: number[] = [0];
  for (let size = 1; size <= MOST_DICE; size++) {
    firstOfSize[size] = keys.length;
    addKeys(keys, size, FACES, 0);
  }
  firstOfSize[MOST_DICE + 1] = keys.length;
  const indexOfKey = new Int16Array(10 ** FACES).fill(-1);
  const size = new Uint8Array(keys.length);
  const reach = new Uint8Array(keys.length * FACES);
  const packed = new Int32Array(keys.length);
  const ways = new Float64Array(keys.length);
  keys.forEach((key, pool) => {
    indexOfKey[key] = pool;
    let dice = 0;
    let orders = 1;
    for (let face = FACES; face >= 1; face--) {
      const shown = Math.floor(key / KEY_OF_FACE[face]!) % 10;
      for (let i = 1; i <= shown; i++) orders = (orders * (dice + i)) / i;
      dice += shown;
      reach[pool * FACES + face - 1] = dice;
      packed[pool]! |= dice << ((face - 1) * FIELD);
    }
    size[pool] = dice;
    ways[pool] = orders;
  });
  return { count: keys.length, indexOfKey, key: Int32Array.from(keys), size, reach, packed, ways, firstOfSize };
}

function addKeys(keys: number[], left: number, face: number, key: number): void {
  if (face === 1) {
    keys.push(key + left);
    return;
  }
  for (let shown = left; shown >= 0; shown--) addKeys(keys, left - shown, face - 1, key + shown * KEY_OF_FACE[face]!);
}

/** The pools of so many dice. */
export const poolsOfSize = (dice: number): number[] =>
  Array.from(
    { length: POOLS.firstOfSize[dice + 1]! - POOLS.firstOfSize[dice]! },
    (_, i) => POOLS.firstOfSize[dice]! + i,
  );

/** How many dice of a pool show a face. */
export const shownIn = (key: number, face: number): number => Math.floor(key / KEY_OF_FACE[face]!) % 10;

/** Whether the first reach has at least as many dice at every face. */
export const covers = (packed: number, other: number): boolean => (((packed | SPARE) - other) & SPARE) === SPARE;

/** Leaves of a packed reach only the faces from `lowest` on, for pools whose lower dice count for nothing. */
export const fromFace = (lowest: number): number => (lowest <= 1 ? -1 : -1 << ((lowest - 1) * FIELD));

/** Each pool with its faces below `lowest` turned to 1, for the same reason. */
export function withoutLowFaces(lowest: number): Int16Array {
  return Int16Array.from(POOLS.key, (key, pool) => {
    let changed = key;
    for (let face = 2; face < lowest; face++) changed += shownIn(key, face) * (1 - KEY_OF_FACE[face]!);
    return lowest <= 2 ? pool : POOLS.indexOfKey[changed]!;
  });
}

/** The pool of a list of faces. */
export const poolOf = (faces: readonly number[]): number =>
  POOLS.indexOfKey[faces.reduce((key, face) => key + KEY_OF_FACE[face]!, 0)]!;
