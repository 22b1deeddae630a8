/** A closer look: one trick with its whole story, or one show with its score sheet. */

import { Dialog, Icon, RuleLink } from '@roundhouse/kit';
import { capital, list, voice } from '../../voice.ts';
import { DISCIPLINES } from '../content/disciplines.ts';
import { TRICKS } from '../content/tricks.ts';
import { contestOver } from '../contest.ts';
import { isReady, takenBy } from '../hand.ts';
import { nextFactors } from '../score.ts';
import type { Side, Trick, View } from '../state.ts';
import { asksOf, diceSaid, factorsSaid, HAND_WORDS } from '../words/en.ts';
import { fateOf } from './arranging.ts';
import { Art } from './art.tsx';
import { fateSaid, hasArrows, leadSaid, type Sides } from './captions.ts';
import { Sheet } from './sheet.tsx';
import { Sockets } from './trick.tsx';

/** What is looked at; null is nothing. */
export type Looked = { readonly trick: Trick } | { readonly show: Side } | null;

export interface LookProps {
  readonly at: Looked;
  readonly view: View;
  readonly sides: Sides;
  readonly onClose: () => void;
}

export function Look({ at, view, sides, onClose }: LookProps) {
  if (at !== null && 'show' in at) {
    const name = sides.names[at.show]!;
    const owner = capital(voice(sides.names, sides.viewer).owns(at.show));
    const { position, positionFactor, colourFactors } = nextFactors(view.queue[at.show]);
    return (
      <Dialog title={`${owner} show`} open onClose={onClose}>
        <div class="circus circus-look">
          <Sheet view={view} seat={at.show} name={name} isWinner={false} />
          <p>
            As it stands now. The next trick takes place {position} and counts ×{positionFactor}; by colour{' '}
            {factorsSaid(colourFactors)}. <RuleLink rule="CIRCUS-28" />
          </p>
        </div>
      </Dialog>
    );
  }
  const trick = at?.trick ?? null;
  return (
    <Dialog title={trick ? TRICKS[trick.card].actName : ''} open={trick !== null} onClose={onClose}>
      {trick && <TrickStory trick={trick} view={view} sides={sides} />}
    </Dialog>
  );
}

function TrickStory({ trick, view, sides }: { readonly trick: Trick; readonly view: View; readonly sides: Sides }) {
  const card = TRICKS[trick.card];
  const ready = isReady(trick, view.options);
  const { full } = ready ? fateSaid(fateOf(trick, view.queue), sides) : leadSaid(contestOver(trick), sides);
  return (
    <div class="circus circus-look">
      <div class="circus-look-top" data-colour={card.colour}>
        <Art card={card} />
        <Sockets trick={trick} view={view} arranged={0} fresh={0} />
      </div>
      <p class="circus-flavour">{card.flavour}</p>
      <dl class="circus-facts">
        <dt>Discipline</dt>
        <dd>{DISCIPLINES[card.colour].name}</dd>
        <dt>Hand</dt>
        <dd>
          {HAND_WORDS[card.kind].name}: {asksOf(card.kind, view.options)} <RuleLink rule="CIRCUS-R6" />
        </dd>
        <dt>On it</dt>
        <dd>{capital(diceSaid(trick.dice))}</dd>
        <dt>Takes</dt>
        <dd>{ready ? 'Nothing more: it is ready' : list(takenBy(trick, view.options))}</dd>
        <dt>Standing</dt>
        <dd>
          {capital(full)} <RuleLink rule="CIRCUS-17" />
        </dd>
        {hasArrows(trick, view.options) && (
          <>
            <dt>
              <Icon name="tactic" size={18} /> Arrows
            </dt>
            <dd>
              Whoever wins it may exchange two neighbours of their show <RuleLink rule="CIRCUS-22" />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
