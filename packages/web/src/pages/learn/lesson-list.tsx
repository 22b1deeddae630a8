/** A game's lessons, which of them are done, and the way to each. */

import type { AnyLesson } from '@roundhouse/games/tutorial.ts';
import { Icon } from '@roundhouse/kit';
import { lessonsDone } from '../../play/kept/progress.ts';
import { words } from '../../words/index.ts';

/** Where a lesson is; after the last one comes the end. */
export const addressOf = (game: string, lesson: AnyLesson | undefined): string =>
  `/learn/${game}/${lesson?.id ?? 'end'}`;

interface LessonListProps {
  readonly game: string;
  readonly lessons: readonly AnyLesson[];
  readonly current: AnyLesson | null;
  readonly onChoose?: () => void;
}

export function LessonList({ game, lessons, current, onChoose }: LessonListProps) {
  const done = lessonsDone(game);
  const say = words.value.learn;
  return (
    <ol class="lesson-list">
      {lessons.map((lesson, i) => (
        <li key={lesson.id}>
          <a
            href={addressOf(game, lesson)}
            aria-current={lesson === current ? 'page' : undefined}
            onClick={onChoose}
            data-done={done.includes(lesson.id) ? '' : undefined}
          >
            <span class="lesson-mark" aria-hidden="true">
              {done.includes(lesson.id) ? <Icon name="check" size={18} /> : i + 1}
            </span>
            {lesson.title}
            {done.includes(lesson.id) && <span class="unseen"> ({say.done})</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
