/** The shelf of a game's puzzles: today's first, then all of them by grade, with the stars that were earned. */

import { type AnyPuzzle, dayOf, type LoadedPuzzles, puzzleOfDay, puzzlesOf } from '@roundhouse/games/puzzles.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { starsOf, starsOfDay, streakOf } from '../../play/kept/puzzle-stars.ts';
import { shelfWords } from '../../words/games.ts';
import { format, language } from '../../words/index.ts';
import { NotTaught } from '../learn/not-taught.tsx';
import { PuzzleArchive } from './puzzles-archive.tsx';
import { Stars } from './puzzles-stars.tsx';
import './puzzles.css';
import { puzzles as puzzleWords } from './words/languages.ftl.ts';

/** A game's puzzles in the language that is spoken; null while they are on their way. */
export function usePuzzles(game: string): LoadedPuzzles | null | 'failed' {
  const [loaded, setLoaded] = useState<LoadedPuzzles | null | 'failed'>(null);
  const spoken = language.value;
  useEffect(() => {
    puzzlesOf(game, spoken).then(setLoaded, () => setLoaded('failed'));
  }, [game, spoken]);
  return loaded;
}

export const puzzleAddress = (game: string, puzzle: string): string => `/puzzles/${game}/${puzzle}`;

export function PuzzlesPage({ game }: { readonly game: string }) {
  const say = puzzleWords[language.value];
  const loaded = usePuzzles(game);
  const title = loaded === 'failed' ? say.title : say.pageTitle(nameOf(game));
  useEffect(() => {
    document.title = `${title} · Roundhouse`;
  }, [title]);
  if (loaded === 'failed') return <NotTaught title={say.noSuchPuzzle} />;
  return (
    <main class="page puzzles">
      <h1 class="poster">{title}</h1>
      <p class="lead">{loaded?.set.find ? say.leadFind : say.lead}</p>
      {loaded ? (
        <Shelf game={game} loaded={loaded} />
      ) : (
        <p class="loading" aria-busy="true">
          {say.opening}
        </p>
      )}
    </main>
  );
}

/** An address may name no game. */
function nameOf(game: string): string {
  try {
    return shelfWords(game).name;
  } catch {
    return game;
  }
}

interface ShelfProps {
  readonly game: string;
  readonly loaded: LoadedPuzzles;
}

function Shelf({ game, loaded }: ShelfProps) {
  const { puzzles } = loaded.set;
  const grades = [...new Set(puzzles.map(({ grade }) => grade))];
  return (
    <>
      <Today game={game} loaded={loaded} />
      <PuzzleArchive game={game} loaded={loaded} today={dayOf(Date.now())} />
      {grades.map(grade => (
        <GradeShelf key={grade} {...{ game, loaded, grade }} puzzles={puzzles.filter(one => one.grade === grade)} />
      ))}
    </>
  );
}

function Today({ game, loaded: { set, words: said } }: ShelfProps) {
  const say = puzzleWords[language.value];
  const today = dayOf(Date.now());
  const puzzle = puzzleOfDay(set.puzzles, today);
  const [stars, streak] = [starsOfDay(game, today), streakOf(game, today)];
  return (
    <section class="puzzles-today" aria-labelledby="puzzles-today">
      <div>
        <p class="label">{say.dailyOf(format.value.day(today))}</p>
        <h2 class="poster" id="puzzles-today">
          {said.title(puzzle.id)}
        </h2>
        <p>{say.dailyHelp}</p>
        <p class="puzzles-today-facts">
          <Stars earned={stars} />
          <span>{say.grades[puzzle.grade - 1]}</span>
          {streak > 1 && <span>{say.streak(say.days(streak))}</span>}
        </p>
      </div>
      <ButtonLink tone="strong" href={puzzleAddress(game, 'daily')}>
        <Icon name={stars > 0 ? 'check' : 'play'} /> {stars > 0 ? say.dailyDone : say.solveDaily}
      </ButtonLink>
    </section>
  );
}

interface GradeShelfProps extends ShelfProps {
  readonly grade: number;
  readonly puzzles: readonly AnyPuzzle[];
}

function GradeShelf({ game, loaded: { words: said }, grade, puzzles }: GradeShelfProps) {
  const say = puzzleWords[language.value];
  const { number } = format.value;
  const stars = starsOf(game);
  const earned = puzzles.reduce((sum, { id }) => sum + (stars[id] ?? 0), 0);
  return (
    <section class="puzzles-grade" aria-labelledby={`grade-${grade}`}>
      <h2 id={`grade-${grade}`}>
        <span class="label">{say.grade(grade)}</span> <span class="poster">{say.grades[grade - 1]}</span>
      </h2>
      <p class="fine">{say.soFar(number(earned), number(puzzles.length * 3))}</p>
      <ol>
        {puzzles.map(({ id, par, choices }) => (
          <li key={id}>
            <a href={puzzleAddress(game, id)} data-solved={stars[id] ? '' : undefined}>
              <b>{said.title(id)}</b>
              <span class="fine">{said.spent ? say.best(said.spent(par)) : say.choices(choices ?? 1)}</span>
              <Stars earned={stars[id] ?? 0} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
