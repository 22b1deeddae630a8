/** A team's shape, and how it fares against each identity. */

import { Tip } from '@roundhouse/kit';
import { contentOf } from '../content/packs.ts';
import type { ContentId, FighterId } from '../content/types.ts';
import { useWords } from '../words/catalogue.ts';
import { recordOf } from './team-record.ts';
import { STRENGTHS, shapeOf } from './team-shape.ts';
import './team-facts.css';

export interface TeamFactsProps {
  readonly content: ContentId;
  readonly fighters: readonly FighterId[];
}

export function TeamFacts({ content, fighters }: TeamFactsProps) {
  const { says } = useWords();
  const shape = shapeOf(contentOf(content), fighters);
  return (
    <div class="arena-facts">
      <h3>{says.builder.shape}</h3>
      <ul class="arena-strengths">
        {STRENGTHS.map(strength => {
          const { name, text } = says.builder.strengths[strength];
          return (
            <li key={strength}>
              <Tip class="arena-strength" text={text}>
                <span>{name}</span>
                <i aria-hidden="true">
                  <i style={{ width: `${Math.round(shape[strength] * 100)}%` }} />
                </i>
                <b>{says.builder.ofBest(shape[strength])}</b>
              </Tip>
            </li>
          );
        })}
      </ul>
      <TeamRecord content={content} fighters={fighters} />
    </div>
  );
}

/** A bar to the right of the middle is more than half won. */
function TeamRecord({ content, fighters }: TeamFactsProps) {
  const words = useWords();
  const { builder } = words.says;
  const record = recordOf(content, fighters);
  if (!record) return null;
  const matches = record.reduce((sum, one) => sum + one.matches, 0);
  return (
    <>
      <h3>{builder.record}</h3>
      <ul class="arena-record">
        {record.map(({ identity, share, give }) => (
          <li key={identity} data-good={share >= 0.5 ? '' : undefined}>
            <span>{words.identity(identity)}</span>
            <i aria-hidden="true">
              <i style={{ left: `${Math.min(share, 0.5) * 100}%`, width: `${Math.abs(share - 0.5) * 100}%` }} />
            </i>
            <b>{builder.won(share, give)}</b>
          </li>
        ))}
      </ul>
      <p class="arena-note">{builder.recordNote(matches)}</p>
    </>
  );
}
