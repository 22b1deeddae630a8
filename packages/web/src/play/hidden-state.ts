/** What of a state a seat cannot know, and whether the rules look at it. */

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Where states differ that look the same to a seat, as paths (`/players/1/hand`). A list with one entry that differs is hidden
 * as a whole: the others may only happen to agree.
 */
export function differencesOf(states: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  compare(states, '', found);
  return found;
}

/** Whether they differ right here, rather than somewhere below. */
function compare(values: readonly unknown[], path: string, found: Set<string>): boolean {
  const [first, ...rest] = values;
  if (!values.every(isNode)) {
    if (rest.every(value => value === first)) return false;
    found.add(path);
    return true;
  }
  const keys = Object.keys(first as Node);
  const isAlike = values.every(value => Object.keys(value).length === keys.length && keys.every(key => key in value));
  if (!isAlike) {
    found.add(path);
    return true;
  }
  const differing = keys.filter(key =>
    compare(
      values.map(value => value[key]),
      `${path}/${key}`,
      found,
    ),
  );
  if (Array.isArray(first) && differing.length > 0) for (const key of keys) found.add(`${path}/${key}`);
  return false;
}

/** The state for rules that may change it; `look` is called when they read what is hidden and have not written it themselves. */
export function watchedState<State>(state: State, hidden: ReadonlySet<string>, look: () => void): State {
  const written = new Set<string>();
  const targets = new WeakMap<object, object>();
  const bare = (value: unknown): unknown => (isNode(value) ? (targets.get(value) ?? value) : value);
  const watch = (target: Node, path: string, isHidden: boolean): unknown => {
    const see = (key: string): boolean => {
      const at = `${path}/${key}`;
      return !written.has(at) && (isHidden || hidden.has(at));
    };
    const proxy = new Proxy(target, {
      get(_, key) {
        const value = target[key as string];
        // Methods of lists come by here; what they read of it comes again.
        if (typeof key === 'symbol' || !Object.hasOwn(target, key) || key === 'length') return value;
        const isUnknown = see(key);
        if (!isNode(value)) {
          if (isUnknown) look();
          return value;
        }
        return watch(value, `${path}/${key}`, isUnknown);
      },
      set(_, key, value) {
        if (typeof key === 'string') written.add(`${path}/${key}`);
        target[key as string] = bare(value);
        return true;
      },
      ownKeys(_) {
        if (isHidden || hidden.has(path)) look();
        return Reflect.ownKeys(target);
      },
    });
    targets.set(proxy, target);
    return proxy;
  };
  return isNode(state) ? (watch(state, '', hidden.has('')) as State) : state;
}
