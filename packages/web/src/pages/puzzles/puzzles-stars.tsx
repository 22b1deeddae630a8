/** Stars as a row of three: filled for those that are earned. The words beside or under it say the same. */

import { language } from '../../words/index.ts';
import './puzzles-stars.css';
import { puzzles as puzzleWords } from './words/languages.ftl.ts';

const MOST = 3;
const STAR = 'M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z';

export function Stars({ earned }: { readonly earned: number }) {
  const say = puzzleWords[language.value];
  return (
    <span class="stars">
      <span aria-hidden="true">
        {Array.from({ length: MOST }, (_, i) => (
          <svg key={i} viewBox="0 0 24 24" data-earned={i < earned ? '' : undefined}>
            <title>{''}</title>
            <path d={STAR} />
          </svg>
        ))}
      </span>
      <span class="unseen">{earned > 0 ? say.stars(earned) : say.notSolved}</span>
    </span>
  );
}
