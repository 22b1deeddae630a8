/** How far somebody is with a game's lessons, as a row of strokes. Decoration: the words beside it say the same. */

import type { AnyLesson } from '@roundhouse/games/tutorial.ts';
import { lessonsDone } from '../../play/kept/progress.ts';

interface LessonStepsProps {
  readonly game: string;
  readonly lessons: readonly AnyLesson[];
  /** The lesson that is on; null where none is. */
  readonly place: number | null;
}

export function LessonSteps({ game, lessons, place }: LessonStepsProps) {
  const done = lessonsDone(game);
  return (
    <span class="lesson-steps" aria-hidden="true">
      {lessons.map(({ id }, i) => (
        <span key={id} data-done={done.includes(id) ? '' : undefined} data-now={i === place ? '' : undefined} />
      ))}
    </span>
  );
}
