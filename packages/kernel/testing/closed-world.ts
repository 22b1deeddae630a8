/** A world without clock or dice: rules that look outside fail here. */

/** The rules looked at something that is not theirs to see. */
export class LookedOutside extends Error {
  override readonly name = 'LookedOutside';
}

/** Runs `play` while the clock and the system's random numbers throw `LookedOutside`. */
export function closedWorld<T>(play: () => T): T {
  const { random } = Math;
  const RealDate = Date;
  const refuse = (what: string) => (): never => {
    throw new LookedOutside(`the rules looked at ${what}`);
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
