/** Every daily puzzle since the first one, month by month, with the stars that were earned. */

import { type AnyPuzzle, dateOf, FIRST_DAILY, type LoadedPuzzles, puzzleOfDay } from '@roundhouse/games/puzzles.ts';
import { starsOfDay } from '../../play/kept/puzzle-stars.ts';
import { format, language } from '../../words/index.ts';
import { puzzleAddress } from './puzzles.tsx';
import { Stars } from './puzzles-stars.tsx';
import { puzzles as puzzleWords } from './words/languages.ftl.ts';

interface ArchiveProps {
  readonly game: string;
  readonly loaded: LoadedPuzzles;
  readonly today: number;
}

/** The days before today, newest month first, each month from its first day. */
function monthsBefore(today: number): number[][] {
  const months = new Map<string, number[]>();
  for (let day = today - 1; day >= FIRST_DAILY; day--) {
    const month = dateOf(day).slice(0, 7);
    months.set(month, [day, ...(months.get(month) ?? [])]);
  }
  return [...months.values()];
}

export function PuzzleArchive({ game, loaded, today }: ArchiveProps) {
  const say = puzzleWords[language.value];
  const months = monthsBefore(today);
  if (months.length === 0) return null;
  return (
    <details class="puzzles-archive">
      <summary>{say.archive}</summary>
      <p class="fine">{say.archiveHelp}</p>
      {months.map(days => (
        <section key={days[0]}>
          <h3>{format.value.month(days[0]!)}</h3>
          <ol>
            {days.map(day => (
              <Day key={day} {...{ game, day, loaded }} puzzle={puzzleOfDay(loaded.set.puzzles, day)} />
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}

interface DayProps {
  readonly game: string;
  readonly day: number;
  readonly loaded: LoadedPuzzles;
  readonly puzzle: AnyPuzzle;
}

/** Weeks begin on Monday, which was the day 4 (5 January 1970). */
const columnOf = (day: number): number => ((day + 3) % 7) + 1;

function Day({ game, day, loaded, puzzle }: DayProps) {
  const say = puzzleWords[language.value];
  const stars = starsOfDay(game, day);
  const isFirst = dateOf(day).endsWith('-01') || day === FIRST_DAILY;
  return (
    <li style={isFirst ? { gridColumnStart: columnOf(day) } : undefined}>
      <a href={puzzleAddress(game, dateOf(day))} data-solved={stars > 0 ? '' : undefined}>
        <span class="unseen">
          {format.value.day(day)}: {loaded.words.title(puzzle.id)}, {say.grades[puzzle.grade - 1]},{' '}
        </span>
        <span aria-hidden="true">{Number(dateOf(day).slice(8))}</span>
        <Stars earned={stars} />
      </a>
    </li>
  );
}
