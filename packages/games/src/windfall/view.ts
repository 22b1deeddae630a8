/** What each viewer may know of Windfall, and how to deal the rest. */

import type { Chance, Seat, Viewer } from '@roundhouse/kernel';
import { byKind, FRUITS, type Fruit } from './content/fruits.ts';
import type { Asking, Frame, State, View } from './shapes.ts';

/** Built field by field: what is not named here stays secret. */
export function view(state: State, viewer: Viewer, winnersOf: (state: State) => Seat[]): View {
  const { options, row, tree, gone, next, players, stack } = state;
  const frame = stack.at(-1);
  return {
    options: { ...options },
    row: [...row],
    tree: tree.length,
    gone: [...gone],
    next,
    players: players.map(({ points, pressed, magpies, hand }, seat) => ({
      points,
      pressed,
      magpies,
      fruits: hand.length,
      // At the end all hands are shown.
      hand: seat === viewer || stack.length === 0 ? [...hand] : null,
    })),
    asking: frame ? askingOf(frame, state) : null,
    chosen: frame?.name === 'offering' && viewer !== null ? (frame.committed[viewer]?.fruit ?? null) : null,
    winners: stack.length === 0 ? winnersOf(state) : null,
    viewer,
  };
}

function askingOf(frame: Frame, { players, row }: State): Asking | null {
  if (frame.name !== 'acting' && frame.name !== 'taking' && frame.name !== 'offering') return null;
  const { name, seat } = frame;
  const areMagpiesFree = name === 'acting' && row.length > 1;
  if (name !== 'offering') {
    return {
      name,
      seat,
      asked: players.map((_, one) => one === seat),
      answered: players.map(() => false),
      areMagpiesFree,
    };
  }
  return {
    name,
    seat,
    asked: [...frame.asked],
    answered: frame.committed.map(answer => answer !== null),
    areMagpiesFree,
  };
}

/** The fruits that this seat has not seen, dealt anew to the other hands and the tree. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const known = new Set([...seen.row, ...seen.gone, ...seen.players.flatMap(({ hand }) => hand ?? [])]);
  const tree = FRUITS.filter(fruit => !known.has(fruit));
  const players = seen.players.map(({ points, pressed, magpies, fruits, hand }) => ({
    points,
    pressed,
    magpies,
    hand: hand ? [...hand] : Array.from({ length: fruits }, () => chance.draw(tree)).sort(byKind),
  }));
  const { options, row, gone, next, asking } = seen;
  const chosen = players.map(({ hand }, one): Fruit | null => {
    if (!asking?.answered[one]) return null;
    return one === seat ? seen.chosen : hand[chance.int(hand.length)]!;
  });
  return {
    options: { ...options },
    row: [...row],
    tree,
    gone: [...gone],
    next,
    players,
    stack: asking === null ? [] : stackOf(asking, chosen),
  };
}

function stackOf({ name, seat, asked }: Asking, chosen: readonly (Fruit | null)[]): Frame[] {
  if (name === 'acting') return [{ name: 'turn' }, { name, seat }];
  if (name === 'taking') return [{ name: 'turn' }, { name: 'fall' }, { name: 'market', seat }, { name, seat }];
  const committed = chosen.map(fruit => (fruit === null ? null : { type: 'offer' as const, fruit }));
  return [{ name: 'turn' }, { name: 'fall' }, { name, seat, asked: [...asked], committed }];
}
