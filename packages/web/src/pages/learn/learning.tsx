/** What can be learned: every game's lessons and card. */

import { SOLVED } from '@roundhouse/games/perfect-play.ts';
import { PUZZLING } from '@roundhouse/games/puzzles.ts';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { type AnyLesson, LEARNABLE, taughtIn, tutorialOf } from '@roundhouse/games/tutorial.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { lessonsDone } from '../../play/kept/progress.ts';
import { shelfWords } from '../../words/games.ts';
import { format, language, words } from '../../words/index.ts';
import { posterOf } from '../home/posters.tsx';
import { LessonSteps } from './lesson-steps.tsx';
import './learn.css';

export function LearningPage() {
  const say = words.value.learn;
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  return (
    <main class="page learning">
      <h1 class="poster">{say.pageTitle}</h1>
      <p class="lead">{say.lead}</p>
      <div class="learnables">
        {SHELVED.filter(game => LEARNABLE.includes(game)).map(game => (
          <Learnable key={game} game={game} />
        ))}
      </div>
    </main>
  );
}

function Learnable({ game }: { readonly game: string }) {
  const say = words.value.learn;
  const { number } = format.value;
  const box = shelfWords(game);
  const [lessons, setLessons] = useState<readonly AnyLesson[]>([]);
  useEffect(() => {
    // Without them the page says a little less.
    tutorialOf(game, language.value).then(
      tutorial => setLessons(tutorial.lessons),
      () => {},
    );
  }, [game]);
  const Poster = posterOf(game);
  const done = lessons.filter(({ id }) => lessonsDone(game).includes(id)).length;
  const all = say.lessonCount(lessons.length);
  const soFar = [
    done === 0 ? all : say.doneOf(number(done), all),
    ...(taughtIn(game).includes(language.value) ? [] : [say.englishOnly]),
  ].join(' · ');
  const isAll = lessons.length > 0 && done === lessons.length;
  return (
    <section class="learnable" aria-labelledby={`learn-${game}`}>
      <div class="learnable-poster">{Poster && <Poster />}</div>
      <div class="learnable-text">
        <h2 class="poster" id={`learn-${game}`}>
          {box.name}
        </h2>
        <p>{box.tagline}</p>
        <div class="learnable-progress">
          <span>{lessons.length > 0 && soFar}</span>
          <LessonSteps game={game} lessons={lessons} place={null} />
        </div>
        <div class="page-actions">
          <ButtonLink tone="strong" href={`/learn/${game}`}>
            <Icon name="hint" /> {isAll ? say.again : done > 0 ? say.goOn : say.start}
          </ButtonLink>
          <ButtonLink href={`/learn/${game}/card`}>
            <Icon name="card" /> {say.card}
          </ButtonLink>
          <ButtonLink tone="quiet" href={`/rules/${game}`}>
            <Icon name="book" /> {say.rules}
          </ButtonLink>
          {PUZZLING.includes(game) && (
            <ButtonLink tone="quiet" href={`/puzzles/${game}`}>
              <Icon name="check" /> {say.puzzles}
            </ButtonLink>
          )}
          {SOLVED.includes(game) && (
            <ButtonLink tone="quiet" href={`/learn/${game}/perfect`}>
              <Icon name="eye" /> {say.perfect}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
