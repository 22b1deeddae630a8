/**
 * Numbers, plurals and lists as a language writes them, by `Intl`; each language's own are in `formats.<language>.ts`.
 * Sentences are made on every move, so what `Intl` says is asked once and kept where that is possible.
 */

/** Up to here a number is written once and kept. */
const KEPT = 100;

/** The formats of a language. `Intl` objects are dear to make, so each is made when it is first needed. */
export function formats(tag: string) {
  const numbers = once(() => new Intl.NumberFormat(tag));
  const tenths = once(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const rules = once(() => new Intl.PluralRules(tag));

  // Minus zero is zero, and a minus is no hyphen.
  const number = keeping(n =>
    numbers()
      .format(n === 0 ? 0 : n)
      .replace('-', '−'),
  );
  const category = keeping(n => rules().select(n));
  const plural = (n: number, one: string, other: string): string => (category(n) === 'one' ? one : other);
  const join = (type: Intl.ListFormatType) => {
    const joints = once(() => jointsOf(new Intl.ListFormat(tag, { type })));
    return (items: readonly (string | number)[]): string =>
      joined(
        items.map(item => (typeof item === 'number' ? number(item) : item)),
        joints,
      );
  };

  return {
    /** "8", "−7", "1,250". */
    number,
    /** "+8", "−7", "±0". */
    change: (n: number): string => (n > 0 ? `+${number(n)}` : n === 0 ? `±${number(n)}` : number(n)),
    /** With one decimal: "2.5". */
    decimal: (n: number): string => tenths().format(n),
    /** `plural(2, 'goes', 'go')`: "go". For languages with these two forms, as English and German. */
    plural,
    /** "one", "few", "other": for languages with more forms. */
    category,
    /** `count(2, 'die', 'dice')`: "2 dice". */
    count: (n: number, one: string, other: string): string => `${number(n)} ${plural(n, one, other)}`,
    /** "a, b and c". */
    list: join('conjunction'),
    /** "a, b or c". */
    either: join('disjunction'),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function keeping<T>(make: (n: number) => T): (n: number) => T {
  const kept: T[] = [];
  return n => {
    if (n < 0 || n >= KEPT || !Number.isInteger(n)) return make(n);
    kept[n] ??= make(n);
    return kept[n];
  };
}

/** What stands between two items that are all, between two of more, and before the last of more. */
function jointsOf(format: Intl.ListFormat): readonly [pair: string, inner: string, last: string] {
  const between = (items: number): string[] =>
    format
      .formatToParts(Array.from({ length: items }, () => '?'))
      .flatMap(({ type, value }) => (type === 'literal' ? [value] : []));
  return [between(2)[0]!, between(3)[0]!, between(3)[1]!];
}

function joined(items: readonly string[], joints: () => ReturnType<typeof jointsOf>): string {
  const { length } = items;
  if (length < 2) return items[0] ?? '';
  const [pair, inner, last] = joints();
  return length === 2 ? items[0] + pair + items[1] : items.slice(0, -1).join(inner) + last + items[length - 1];
}
