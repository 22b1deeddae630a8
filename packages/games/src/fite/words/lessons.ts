/** What FITE's lessons say, whatever the language: `en/lessons.ts` and `de/lessons.ts` both fill it. */

import type { Both, Move } from '../state.ts';

/** What is said about one decision of the learner. */
export interface TaskWords {
  readonly ask: string;
  readonly done: string;
  /** To another legal answer, and what it would have cost each side. */
  other(made: Move | undefined, lost: Both<number>): string;
}

export interface LessonWords {
  readonly title: string;
  readonly text: string;
}

/** Lessons by id, each with its tasks in order. */
export interface LessonsWords {
  readonly turn: LessonWords & { readonly tasks: readonly [TaskWords, TaskWords] };
  readonly move: LessonWords & { readonly tasks: readonly [TaskWords] };
  readonly flip: LessonWords & { readonly tasks: readonly [TaskWords] };
  readonly power: LessonWords & { readonly tasks: readonly [TaskWords, TaskWords] };
  readonly swift: LessonWords & { readonly tasks: readonly [TaskWords, TaskWords] };
  readonly lead: LessonWords & { readonly tasks: readonly [TaskWords] };
  readonly finish: LessonWords & { readonly tasks: readonly [TaskWords, TaskWords] };
}
