/** Says in time whether the next turn can be opened. */

import { RuleLink } from '@roundhouse/kit';
import type { View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { eliminationForecast } from './elimination-forecast.ts';

/** More spells than these are counted: the cards themselves say which. */
const MOST_NAMED = 5;

export function Danger({ view }: { readonly view: View }) {
  const words = useWords();
  const { says } = words;
  const isOut = view.viewer !== null && view.players[view.viewer]?.alive === false && view.result === null;
  if (isOut) {
    const stuck = view.eliminations.find(({ seat }) => seat === view.viewer)?.stuck ?? [];
    return (
      <p class="ec-out">
        {says.youAreOut} {stuck.length > 0 && `${words.list(stuck.map(words.stuck))}.`}
      </p>
    );
  }
  const outlook = eliminationForecast(view);
  if (!outlook) return null;
  const { openers, stuck, clocks, isBanned } = outlook;
  if (openers.length > 0) {
    const isMany = openers.length > MOST_NAMED;
    return (
      <p class="ec-safe">{isMany ? says.safeMany(openers.length) : says.safe(words.list(openers.map(words.spell)))}</p>
    );
  }
  return (
    <div class="ec-danger" role="note">
      <p>
        <b>{says.danger.title}</b> <RuleLink rule="ELEM-33" />
      </p>
      <p>
        {stuck.length === 0
          ? says.danger.empty
          : says.danger.lacking(
              words.list(stuck.map(({ spell, missing }) => says.lacksOf(words.spell(spell), words.cost(missing)))),
            )}
        {isBanned && ` ${says.danger.banned}`}
        {clocks.length > 0 && ` ${says.danger.clock(words.list(clocks.map(words.spell)))}`}
      </p>
    </div>
  );
}
