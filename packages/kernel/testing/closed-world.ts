/** A world without clock or dice: rules that look outside fail here. */

/** Runs `play` while the clock and the system's random numbers throw. */
export function closedWorld<T>(play: () => T): T {
  const { random } = Math;
  const RealDate = Date;
  const refuse = (what: string) => (): never => {
    throw new Error(`the rules looked at ${what}`);
  };
  Math.random = refuse('Math.random');
  globalThis.Date = new Proxy(RealDate, {
    apply: refuse('the clock'),
    construct: (target, given) => (given.length > 0 ? Reflect.construct(target, given) : refuse('the clock')()),
    get: (target, key) => (key === 'now' ? refuse('the clock') : Reflect.get(target, key)),
  });
  try {
    return play();
  } finally {
    Math.random = random;
    globalThis.Date = RealDate;
  }
}
