/** How others on this server fared with a challenge of the day: how many, by their stars, and nobody by name. */

import { dateOf, dayOf } from '@roundhouse/games/puzzles.ts';
import { useEffect, useState } from 'preact/hooks';
import { starsOfDay } from '../../play/kept/puzzle-stars.ts';
import { challengeMet, challengeSpread } from '../../play/network/api.ts';
import { format, language } from '../../words/index.ts';
import { starsSaid } from './copy-result.tsx';
import { puzzles as puzzleWords } from './words/languages.ftl.ts';

interface OthersFaredProps {
  readonly game: string;
  readonly day: number;
  readonly stars: number;
}

/** Whoever meets it for the first time, on its day, is counted. Nothing where there is no server, or nobody to tell of. */
export function OthersFared({ game, day, stars }: OthersFaredProps) {
  const say = puzzleWords[language.value];
  // Asked before this time is noted.
  const [isNews] = useState(() => day === dayOf(Date.now()) && starsOfDay(game, day) === 0);
  const [met, setMet] = useState<readonly number[]>([]);
  useEffect(() => {
    const asking = isNews ? challengeMet(game, dateOf(day), stars) : challengeSpread(game, dateOf(day));
    asking.then(
      spread => setMet(spread.met),
      () => {},
    );
  }, []);
  const all = met.reduce((sum, count) => sum + count, 0);
  if (all < 2) return null;
  return (
    <p class="others-fared">
      {say.othersMet(all)}
      {[3, 2, 1].map(earned => (
        <span key={earned} data-own={earned === stars ? '' : undefined}>
          <span class="unseen">{say.stars(earned)}: </span>
          <span aria-hidden="true">{starsSaid(earned)}</span> {format.value.number(met[earned - 1]!)}
        </span>
      ))}
    </p>
  );
}
