/** Today's challenges, another game's first each day, and how many days somebody has met one in a row. */

import { DAILY, dailyFrom } from '@roundhouse/games/daily.ts';
import { dayOf, PUZZLING } from '@roundhouse/games/puzzles.ts';
import { Icon } from '@roundhouse/kit';
import { isStreakAtRisk, starsOfDay, streakOfAny } from '../../play/kept/puzzle-stars.ts';
import { shelfWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';

const addressOf = (game: string): string =>
  PUZZLING.includes(game) ? `/puzzles/${game}/daily` : `/learn/${game}/daily`;

export function Today() {
  const say = words.value.home;
  const today = dayOf(Date.now());
  const streak = streakOfAny(DAILY, today);
  const isAtRisk = isStreakAtRisk(DAILY, today);
  const streakSaid = isAtRisk ? say.todaySaves : say.todayStreak;
  return (
    <section class="today" aria-labelledby="today">
      <h2 id="today" class="label">
        {say.today(format.value.day(today))}
        {(isAtRisk || streak > 1) && <span class="today-streak"> · {streakSaid(streak)}</span>}
      </h2>
      <ul>
        {dailyFrom(today).map((game, i) => (
          <li key={game}>
            <Challenge game={game} isFirst={i === 0} isDone={starsOfDay(game, today) > 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChallengeProps {
  readonly game: string;
  readonly isFirst: boolean;
  readonly isDone: boolean;
}

function Challenge({ game, isFirst, isDone }: ChallengeProps) {
  const say = words.value.home;
  const { name, challenge } = shelfWords(game);
  return (
    <a class="challenge" data-first={isFirst && !isDone ? '' : undefined} href={addressOf(game)}>
      <b class="poster">
        <Icon name={isDone ? 'check' : 'hint'} size={18} /> <span class="unseen">{say.todayOf}: </span>
        {name}
        {isDone && <span class="unseen"> ({say.todayDone})</span>}
      </b>{' '}
      <span>{challenge}</span>
    </a>
  );
}
