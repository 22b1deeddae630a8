/** The shelf of whom somebody has met and beaten, and of what they have earned, each with its rule. */

import { CHARACTER_LEVELS, charactersOf } from '@roundhouse/games/characters.ts';
import { DAILY } from '@roundhouse/games/daily.ts';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { LEARNABLE, tutorialOf } from '@roundhouse/games/tutorial.ts';
import { Face } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { lessonsDone } from '../../play/kept/progress.ts';
import { longestStreakOfAny } from '../../play/kept/puzzle-stars.ts';
import type { Result } from '../../play/kept/results.ts';
import { isEarned, meetingsIn, type Progress, TROPHIES, type Trophy, trophiesOf } from '../../play/kept/trophies.ts';
import { gameName } from '../../words/games.ts';
import { format, language } from '../../words/index.ts';
import { Medal } from './medal.tsx';
import { shelfOfMine } from './words/languages.ftl.ts';
import './trophies.css';

interface TrophiesProps {
  readonly results: readonly Result[];
}

export function Trophies({ results }: TrophiesProps) {
  const say = shelfOfMine[language.value];
  const lessons = useLessons();
  const far = trophiesOf({ results, games: SHELVED, lessons, longestStreak: longestStreakOfAny(DAILY) });
  // What is earned first, then what is nearest.
  const sorted = TROPHIES.toSorted((a, b) => shareOf(far[b]) - shareOf(far[a]));
  return (
    <>
      <section class="profile-part" aria-labelledby="profile-earned">
        <h2 id="profile-earned" class="label">
          {say.earned}
        </h2>
        <ul class="trophies">
          {sorted.map(trophy => (
            <TrophyCard key={trophy} trophy={trophy} far={far[trophy]} />
          ))}
        </ul>
      </section>
      <section class="profile-part" aria-labelledby="profile-met">
        <h2 id="profile-met" class="label">
          {say.met}
        </h2>
        <div class="met">
          {SHELVED.map(game => (
            <Ladder key={game} game={game} results={results} />
          ))}
        </div>
        <p class="fine">{say.metHelp}</p>
      </section>
    </>
  );
}

const shareOf = ({ done, of }: Progress): number => Math.min(1, done / of);

function TrophyCard({ trophy, far }: { readonly trophy: Trophy; readonly far: Progress }) {
  const say = shelfOfMine[language.value];
  const { name, rule } = say.trophies[trophy];
  const isDone = isEarned(far);
  return (
    <li class="trophy" data-earned={isDone ? '' : undefined}>
      <Medal trophy={trophy} />
      <b class="poster">{name}</b>
      <span>{rule}</span>
      {isDone ? (
        <small>{say.isEarned}</small>
      ) : (
        far.of > 1 && (
          <small>
            <span class="trophy-bar" aria-hidden="true">
              <span style={{ width: `${shareOf(far) * 100}%` }} />
            </span>
            {say.earnedOf(format.value.number(far.done), format.value.number(far.of))}
          </small>
        )
      )}
    </li>
  );
}

/** The four characters of a game: who was met, and who was beaten. */
function Ladder({ game, results }: TrophiesProps & { readonly game: string }) {
  const say = shelfOfMine[language.value];
  const meetings = meetingsIn(results, game);
  return (
    <section class="met-game" aria-label={gameName(game)}>
      <h3>{gameName(game)}</h3>
      <ol>
        {CHARACTER_LEVELS.map(level => {
          const { name, face } = charactersOf(game)[level];
          const { met, beaten } = meetings[level];
          const said = say.metOf(name, met, beaten);
          return (
            <li key={level} data-met={met > 0 ? '' : undefined} data-beaten={beaten > 0 ? '' : undefined} title={said}>
              <span class="met-face">
                <Face {...face} />
                {beaten > 0 && <Laurel />}
              </span>
              <small aria-hidden="true">{name}</small>
              <span class="unseen">{said}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const LEAF = 'M0-21q4-3 6 1q-4 2-6-1z';

const Laurel = () => (
  <svg class="laurel" viewBox="-26 -26 52 52" aria-hidden="true">
    {[105, 122, 139, 156, 173, 190, 207, 224, 241, 258].map(turn => (
      <path key={turn} d={LEAF} transform={`rotate(${turn})${turn > 180 ? ' scale(-1 1)' : ''}`} />
    ))}
  </svg>
);

/** How far somebody is with the lessons of each game; nothing until they are counted. */
function useLessons(): readonly Progress[] {
  const [counted, setCounted] = useState<readonly Progress[]>([]);
  useEffect(() => {
    const counting = LEARNABLE.map(async (game): Promise<Progress> => {
      const done = new Set(lessonsDone(game));
      const { lessons } = await tutorialOf(game);
      return { done: lessons.filter(({ id }) => done.has(id)).length, of: lessons.length };
    });
    Promise.all(counting).then(setCounted, () => {});
  }, []);
  return counted;
}
