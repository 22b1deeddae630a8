/** What each viewer may know of Zattera, and how to deal the rest. */

import type { Chance, Seat, Viewer } from '@roundhouse/kernel';
import { CRATES_OF_EACH, type State, type View, WEIGHTS } from './shapes.ts';

/** Built field by field: what is not named here stays secret. */
export function view(state: State, viewer: Viewer, winnersOf: (state: State) => Seat[]): View {
  const { options, raft, leader, next, pile, gone, players, stack } = state;
  const frame = stack.at(-1);
  return {
    options: { ...options },
    raft: [...raft],
    load: raft.reduce((sum, weight) => sum + weight, 0),
    leader,
    next,
    pile: pile.length,
    gone: [...gone],
    players: players.map(({ points, hand }, seat) => ({
      points,
      crates: hand.length,
      hand: seat === viewer ? [...hand] : null,
    })),
    asking: frame && 'seat' in frame ? { name: frame.name, seat: frame.seat } : null,
    winners: stack.length === 0 ? winnersOf(state) : null,
    viewer,
  };
}

/** The crates that this seat has not seen, dealt anew to the other hands and the pile. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const known = [...seen.raft, ...seen.gone, ...(seen.players[seat]!.hand ?? [])];
  const unseen = WEIGHTS.flatMap(weight =>
    Array.from({ length: CRATES_OF_EACH - known.filter(one => one === weight).length }, () => weight as number),
  );
  const players = seen.players.map(({ points, crates, hand }) => ({
    points,
    hand: hand ? [...hand] : Array.from({ length: crates }, () => chance.draw(unseen)).sort((a, b) => a - b),
  }));
  const { options, raft, leader, next, gone, asking } = seen;
  return {
    options: { ...options },
    raft: [...raft],
    leader,
    next,
    pile: unseen,
    gone: [...gone],
    players,
    stack:
      asking === null ? [] : [{ name: 'turn' }, { name: asking.name, seat: asking.seat } as State['stack'][number]],
  };
}
