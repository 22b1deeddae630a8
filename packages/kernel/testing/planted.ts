/** Games with a mistake planted in them, to show that it is found. */

import type { Game } from '../src/index.ts';

/** The game with something done to the state after every move but the last. The laws of states look away. */
export const spoilt = <Options, State, Move extends { type: string }, View, Event>(
  game: Game<Options, State, Move, View, Event>,
  spoil: (state: State) => unknown,
): Game<Options, State, Move, View, Event> => ({
  ...game,
  apply(state, seat, move, step) {
    game.apply(state, seat, move, step);
    if (game.payoffs(state) === null) spoil(state);
  },
  checkState: () => null,
});

/** The game whose open events are told differently, or not at all. */
export const retold = <Options, State, Move extends { type: string }, View, Event>(
  game: Game<Options, State, Move, View, Event>,
  tell: (event: Event) => Event | null,
): Game<Options, State, Move, View, Event> => ({
  ...game,
  apply(state, seat, move, { emit, ...step }) {
    const tellAll = (event: Event): void => {
      const told = tell(event);
      if (told !== null) emit!(told);
    };
    game.apply(state, seat, move, emit ? { ...step, emit: tellAll } : step);
  },
});
