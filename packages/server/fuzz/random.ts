/** Nonsense, the same for the same seed. */

/** A generator of its own for every message: message n of a seed is the same whatever was sent before it. */
export class Random {
  #state: number;

  constructor(seed: number, message: number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(message + 1, 0x85ebca6b)) >>> 0;
    for (let i = 0; i < 4; i++) this.next();
  }

  /** From 0 up to, and not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  one<T>(of: readonly T[]): T {
    return of[this.int(of.length)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.int(256)));
  }

  /** Fit for a header or an address. */
  word(length: number): string {
    return Array.from({ length }, () => this.one([...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789_-'])).join('');
  }
}

const TEXTS = [
  '',
  '\u0000',
  '\u202e\ud800',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  "'; DROP TABLE matches; --",
  '../../etc/passwd',
  '{{7*7}}',
  '\r\nset-cookie: a=b',
  'x'.repeat(3000),
];

/** Of a type that nothing here expects: no field of any message is an array of arrays. */
export const WRONG: unknown = [[null]];

/** Any value of JSON. */
export function junk(random: Random, depth = 3): unknown {
  const kinds = [
    () => random.one(TEXTS),
    () => random.word(random.int(40)),
    () => random.one([0, -1, 0.5, 1e308, -1e308, 2 ** 53, 4294967296, Number.MIN_VALUE]),
    () => random.one([true, false, null]),
    () => WRONG,
    () => Array.from({ length: random.int(4) }, () => junk(random, depth - 1)),
    () =>
      Object.fromEntries(
        Array.from({ length: random.int(4) }, () => [
          random.one(['type', '__proto__', 'toString', random.word(5)]),
          junk(random, depth - 1),
        ]),
      ),
  ];
  return random.one(depth > 0 ? kinds : kinds.slice(0, 4))();
}

export const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);

/** A body that cannot be what an endpoint takes, made of one that is: the field that is spoilt is one that must be there. */
export function spoiltBody(random: Random, body: Record<string, unknown>, needed: readonly string[]): Buffer {
  const field = needed.length > 0 ? random.one(needed) : 'x'.repeat(70);
  const text = JSON.stringify(body);
  const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
  const ways: (() => string | Buffer)[] = [
    () => JSON.stringify({ ...body, [field]: WRONG }),
    () => JSON.stringify({ ...body, [`not-${random.word(6)}`]: junk(random) }),
    () => JSON.stringify(random.one([null, true, 7, 'text', [], [body]])),
    () => `{"${field}":${JSON.stringify(body[field] ?? 1)},${JSON.stringify({ ...without, [field]: WRONG }).slice(1)}`,
    () => text.slice(0, 1 + random.int(text.length - 1)),
    () => `${text}${random.one(['}', ',', '[]', '\u0000', text])}`,
    () => text.replace(':', random.one(['=', '::', ' '])),
    () => random.one(['', ' ', '{', '{]', 'undefined', 'NaN', '{a:1}', "{'a':1}", '{"a":1,}', '\ufeff']),
    () => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('}')]),
    () => JSON.stringify({ ...body, [field]: JSON.parse(nested(21 + random.int(500))) }),
    () =>
      nested(
        1000 + random.int(6000),
        ...random.one<[string, string]>([
          ['[', ']'],
          ['{"a":', '}'],
        ]),
      ),
    () => JSON.stringify({ ...body, [field]: 'x'.repeat(16_384 + random.int(100_000)) }),
    () => `{"__proto__":${text},${text.slice(1)}`,
    () => random.bytes(1 + random.int(400)),
    ...(needed.length > 0 ? [() => JSON.stringify(without)] : []),
  ];
  return Buffer.from(random.one(ways)());
}
