/** What an entrant came with, small: the heads of its fighters, or a sealed letter while they are secret. */

import { Icon } from '@roundhouse/kit';
import type { Entrant, PartProps } from '../../competition.ts';
import type { Base } from '../competition/entries.ts';
import { useWords } from '../words/catalogue.ts';
import type { CircuitCompetitionWords } from '../words/competition.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import './tour.css';

/** There are colours for three. */
const COLOURS = 3;

export function Emblem({ state, entrant, words }: PartProps & { readonly entrant: Entrant }) {
  const { list, fighter } = useWords();
  const lookOf = useLooks();
  const { isIn, fighters } = (state as Base).entries[entrant]!;
  if (fighters === null) {
    const { sealed, open } = (words as CircuitCompetitionWords).table;
    return (
      <span class="tour-emblem" data-open={isIn ? undefined : ''} role="img" aria-label={isIn ? sealed : open}>
        <Icon name={isIn ? 'lock' : 'more'} size={16} />
      </span>
    );
  }
  const names = list(fighters.map(id => fighter(id).name));
  return (
    <span class="tour-emblem" data-team={entrant % COLOURS} role="img" aria-label={names} title={names}>
      {fighters.map(id => (
        <span key={id} class="tour-head">
          <Figure look={lookOf(id)} team={entrant % COLOURS} pose="stand" isBust />
        </span>
      ))}
    </span>
  );
}

/** Those who are left of the champion's fighters, cheering under the lights. */
export function Winner({ state, entrant }: PartProps & { readonly entrant: Entrant }) {
  const { list, fighter } = useWords();
  const lookOf = useLooks();
  const fighters = (state as Base).entries[entrant]!.fighters ?? [];
  return (
    <div
      class="tour-winner"
      data-team={entrant % COLOURS}
      role="img"
      aria-label={list(fighters.map(id => fighter(id).name))}
    >
      {fighters.map(id => (
        <span key={id}>
          <Figure look={lookOf(id)} team={entrant % COLOURS} pose="win" />
        </span>
      ))}
    </div>
  );
}
