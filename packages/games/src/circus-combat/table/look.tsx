/** A closer look: one trick with its whole story, or one show with its score sheet. */

import { Dialog, Icon, RuleLink } from '@roundhouse/kit';
import { capital } from '../../voice.ts';
import { hasSwap, TRICKS } from '../content/tricks.ts';
import { isReady, takenBy } from '../hand.ts';
import { nextFactors } from '../score.ts';
import type { Side, Trick, View } from '../state.ts';
import { outlookOf } from './arranging.ts';
import { Art } from './art.tsx';
import { type Sides, standingOf } from './captions.ts';
import { Sheet } from './sheet.tsx';
import { Sockets } from './trick.tsx';
import { nameOf, useWords } from './use-words.ts';

/** What is looked at; null is nothing. */
export type Looked = { readonly trick: Trick } | { readonly show: Side } | null;

export interface LookProps {
  readonly at: Looked;
  readonly view: View;
  readonly sides: Sides;
  readonly onClose: () => void;
}

export function Look({ at, view, sides, onClose }: LookProps) {
  const words = useWords();
  if (at !== null && 'show' in at) {
    const name = nameOf(at.show, sides.names, words);
    return (
      <Dialog title={words.table.show.title(at.show, sides)} open onClose={onClose}>
        <div class="circus circus-look">
          <Sheet view={view} seat={at.show} name={name} isWinner={false} />
          <p>
            {words.table.look.standing(nextFactors(view.queue[at.show]))} <RuleLink rule="CIRCUS-28" />
          </p>
          <p>⇢ {words.table.show.outlook(outlookOf(view.stage, view)[at.show])}</p>
        </div>
      </Dialog>
    );
  }
  const trick = at?.trick ?? null;
  return (
    <Dialog title={trick ? words.act(trick.card) : ''} open={trick !== null} onClose={onClose}>
      {trick && <TrickStory trick={trick} view={view} sides={sides} />}
    </Dialog>
  );
}

function TrickStory({ trick, view, sides }: { readonly trick: Trick; readonly view: View; readonly sides: Sides }) {
  const words = useWords();
  const { look } = words.table;
  const card = TRICKS[trick.card];
  const { name, asks } = words.hand(card.kind, view.options);
  const { full } = standingOf(trick, view.options, view.queue, sides, words);
  return (
    <div class="circus circus-look">
      <div class="circus-look-top" data-colour={card.colour}>
        <Art card={card} />
        <Sockets trick={trick} view={view} arranged={0} fresh={0} />
      </div>
      <p class="circus-flavour">{words.flavour(trick.card)}</p>
      <dl class="circus-facts">
        <dt>{look.discipline}</dt>
        <dd>{capital(words.disciplines[card.colour])}</dd>
        <dt>{look.hand}</dt>
        <dd>
          {name}: {asks} <RuleLink rule="CIRCUS-R6" />
        </dd>
        <dt>{look.on}</dt>
        <dd>{capital(words.dice(trick.dice))}</dd>
        <dt>{look.takes}</dt>
        <dd>{isReady(trick, view.options) ? look.takesNothing : look.values(takenBy(trick, view.options))}</dd>
        <dt>{look.stands}</dt>
        <dd>
          {capital(full)} <RuleLink rule="CIRCUS-17" />
        </dd>
        {hasSwap(trick.card, view.options) && (
          <>
            <dt>
              <Icon name="tactic" size={18} /> {look.arrows}
            </dt>
            <dd>
              {look.arrowsDo} <RuleLink rule="CIRCUS-22" />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
