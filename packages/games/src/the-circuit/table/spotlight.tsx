/** Whoever it is about, in large, where there is room beside the ring: the fighter that is looked at, moved, or active. */

import { STATS } from '../content/types.ts';
import { seatOf } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { mover } from '../words/telling.ts';
import { Figure } from './figure.tsx';
import type { OfFighter } from './labels.ts';
import { useLooks } from './look.ts';
import { aFrameLater } from './memo.ts';
import { cardIn, fighterIn, questionOf, type Scene } from './scene.ts';
import { Sign } from './signs.tsx';

/** Where the column beside the ring would stand half empty without what the fighter can do. */
const isRoomy = (): boolean => matchMedia('(width >= 75rem) and (height >= 48rem)').matches;

/** A picture with a caption; its card is a touch away in the ring and in the score. */
export const Spotlight = aFrameLater(({ scene }: { readonly scene: Scene }) => {
  const words = useWords();
  const lookOf = useLooks();
  const { view, draft, moves } = scene;
  // Until one of several is looked at, the first of them.
  const first = isRoomy() ? moves.find((move): move is OfFighter => 'fighter' in move)?.fighter : undefined;
  const ref = draft.target ?? mover(view) ?? view.activation?.fighter ?? first ?? null;
  if (ref === null) return null;
  const { card, stats, states } = fighterIn(view, ref);
  const { name, tagLine } = words.fighter(card);
  return (
    <figure class="arena-spotlight" data-team={seatOf(ref)}>
      <span aria-hidden="true">
        <Figure look={lookOf(card)} team={seatOf(ref)} pose={states.includes('knockedDown') ? 'down' : 'stand'} />
      </span>
      <figcaption>
        <b class="poster">{name}</b>
        <small>{tagLine}</small>
        <span class="arena-face-stats">
          {STATS.map(stat => (
            <span key={stat} title={words.stat(stat).name}>
              <Sign name={stat} />
              <span class="unseen">{words.stat(stat).name} </span>
              {stats[stat]}
            </span>
          ))}
        </span>
        {states.map(state => (
          <span key={state} class="arena-spotlight-state">
            <Sign name={state} /> {words.state(state).name}: {words.state(state).text}
          </span>
        ))}
      </figcaption>
      {isRoomy() && questionOf(view)?.name !== 'acting' && (
        <ul class="arena-spotlight-abilities">
          {cardIn(view, ref).abilities.map(({ id }) => (
            <li key={id}>
              <b>{words.ability(id, view.content).name}.</b> {words.ability(id, view.content).text}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
});
