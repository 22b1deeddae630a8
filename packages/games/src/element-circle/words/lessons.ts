/** What the tutorial of Element Circle has to say, whatever the language. */

/** What a lesson says at one of its tasks. */
interface TaskText {
  readonly ask: string;
  readonly done: string;
  /** To any other answer. */
  readonly other: string;
}

interface LessonText {
  readonly title: string;
  readonly text: string;
}

interface OneTask extends LessonText {
  readonly task: TaskText;
}

interface TwoTasks extends LessonText {
  readonly first: TaskText;
  readonly second: TaskText;
}

/** All that the tutorial says, by lesson. */
export interface LessonWords {
  readonly picking: OneTask;
  readonly opening: TwoTasks;
  readonly paying: TwoTasks;
  readonly permanents: TwoTasks;
  readonly theft: TwoTasks;
  readonly holding: OneTask;
  readonly clocks: TwoTasks;
  readonly out: TwoTasks;
}
