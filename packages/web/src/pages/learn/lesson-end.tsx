/** After the last lesson: a match, the card, and what is left to learn. */

import type { AnyTutorial } from '@roundhouse/games/tutorial.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { Button, ButtonLink, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { ownName } from '../../play/kept/kept-matches.ts';
import { forgetLessons, lessonsDone } from '../../play/kept/progress.ts';
import { newSolo } from '../../play/local/solo.ts';
import { shelfWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { LessonList } from './lesson-list.tsx';
import { type Arrived, LessonTitle } from './lesson-title.tsx';

interface LessonsEndProps {
  readonly game: AnyGame;
  readonly tutorial: AnyTutorial;
  readonly arrived: Arrived;
}

export function LessonsEnd({ game, tutorial: { lessons }, arrived }: LessonsEndProps) {
  const say = words.value.learn;
  const { number } = format.value;
  const [done, setDone] = useState(() => lessonsDone(game.id));
  const left = lessons.filter(({ id }) => !done.includes(id));
  const play = (): void => go(`/solo/${newSolo({ game: game.id, options: {}, name: ownName() || NAMELESS, seat: 0 })}`);
  return (
    <main class="page learn-end">
      <LessonTitle arrived={arrived}>
        {left.length === 0 ? say.youKnow(shelfWords(game.id).name) : say.notAll}
      </LessonTitle>
      <p class="lead">
        {left.length === 0 ? say.allDone : say.someDone(number(lessons.length - left.length), number(lessons.length))}
      </p>
      <div class="page-actions">
        <Button tone="strong" onClick={play}>
          <Icon name="play" /> {say.playBot}
        </Button>
        <ButtonLink href={`/learn/${game.id}/card`}>
          <Icon name="card" /> {say.referenceCard}
        </ButtonLink>
        <ButtonLink href={`/rules/${game.id}`} tone="quiet">
          <Icon name="book" /> {say.rules}
        </ButtonLink>
      </div>
      <LessonList key={done.length} game={game.id} lessons={lessons} current={null} />
      {done.length > 0 && (
        <Button
          tone="quiet"
          onClick={() => {
            forgetLessons(game.id);
            setDone([]);
          }}
        >
          <Icon name="again" /> {say.forget}
        </Button>
      )}
    </main>
  );
}
