/** How a game looks in numbers: its observations and its actions. */

import type { AnyGame } from '@roundhouse/kernel';
import { type Actions, actionsOf } from './actions.ts';
import type { BridgeHost } from './host.ts';
import { type Numbers, numbersFor } from './numbers.ts';

/** Null: the game does not describe what would be numbered. */
export interface Layout {
  readonly observation: Numbers | null;
  readonly actions: Actions | null;
}

export const NO_LAYOUT: Layout = { observation: null, actions: null };

/** Layouts by game, each made when it is first asked for. */
export function layouts(host: Pick<BridgeHost, 'observationOf'>): (game: AnyGame) => Promise<Layout> {
  const made = new Map<string, Promise<Layout>>();
  const make = async (game: AnyGame): Promise<Layout> => {
    const shape = await host.observationOf(game.id);
    return { observation: shape && numbersFor(shape.schema), actions: actionsOf(game) };
  };
  return game => {
    const layout = made.get(game.id) ?? make(game);
    made.set(game.id, layout);
    return layout;
  };
}

/** As the bridge tells it. */
export const describeLayout = ({ observation, actions }: Layout) => ({
  observation: observation && { numbers: observation.described, leftOut: observation.leftOut },
  actions: actions && { size: actions.size, kinds: actions.kinds },
});
