/** One lesson: what it is about, what to do now, and the game's real table to do it at. */

import { openLesson } from '@roundhouse/games/lesson.ts';
import { dateOf, starsFor } from '@roundhouse/games/puzzles.ts';
import { type AnyLesson, type AnyTutorial, taughtIn } from '@roundhouse/games/tutorial.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { announce, Button, ButtonLink, Icon, isStill, RuleLink, useOnceTold } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { rememberLesson } from '../../play/kept/progress.ts';
import { rememberDay } from '../../play/kept/puzzle-stars.ts';
import { redraw } from '../../play/kept/store.ts';
import { afterTrying, isFinished, type LessonPlay, type Scene, sceneOf } from '../../play/learn/lesson-play.ts';
import type { Move } from '../../play/source.ts';
import { refusalSaid, shelfWords, useGameWords } from '../../words/games.ts';
import { format, language, words } from '../../words/index.ts';
import { useTable } from '../match/loaded-table.tsx';
import { CopyResult, starsSaid } from '../puzzles/copy-result.tsx';
import { OthersFared } from '../puzzles/others-fared.tsx';
import { Stars } from '../puzzles/puzzles-stars.tsx';
import { StreakSaid } from '../puzzles/streak-said.tsx';
import { addressOf, LessonList } from './lesson-list.tsx';
import { LessonSteps } from './lesson-steps.tsx';
import { bringOut } from './lesson-subject.ts';
import { type Arrived, LessonTitle } from './lesson-title.tsx';

interface LessonViewProps {
  readonly game: AnyGame;
  readonly tutorial: AnyTutorial;
  readonly lesson: AnyLesson;
  readonly place: number;
  /** The day whose challenge it is; null in a lesson. */
  readonly day: number | null;
  readonly arrived: Arrived;
  readonly onAgain: () => void;
}

export function LessonView(about: LessonViewProps) {
  const { game, tutorial, lesson, place, day } = about;
  const { lessons } = tutorial;
  const say = words.value.learn;
  const gameWords = useGameWords(game.id);
  const [sitting, setSitting] = useState<LessonPlay>(() => {
    const match = openLesson(game, tutorial, lesson);
    return { game, tutorial, lesson, match, done: 0, missed: 0, last: null };
  });
  const scene = useScene(sitting);
  // What came of a try is told once the table has shown it.
  const told = useOnceTold(sitting);
  const finished = isFinished(told);
  const now = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(false);
  const next = useRef<HTMLAnchorElement>(null);
  // On a small screen the text makes room for what was said and for the table.
  useEffect(() => {
    if (!told.last) return;
    setFolded(true);
    now.current?.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
  }, [told.last]);
  useEffect(() => {
    if (!finished) return;
    rememberLesson(game.id, lesson.id);
    if (day !== null) {
      rememberDay(game.id, day, starsIn(told));
      // The streak that is told has one day more.
      redraw();
    }
    next.current?.focus({ preventScroll: true });
  }, [finished]);
  useTelling(told, scene, gameWords);
  const table = useTable(game.id, { own: true });
  const isReady = table.state === 'ready';
  const task = lesson.tasks[told.done];
  // Once the table is drawn, and again when something else is asked: what it is about lies above what answers it.
  useLayoutEffect(() => {
    if (!isReady || !task) return;
    return bringOut(game.id, task, scene.view, () => setFolded(true));
  }, [isReady, task]);
  return (
    <>
      <Coach {...about} isFolded={isFolded} onFold={setFolded} />
      <section class="coach-now" aria-label={say.whatToDo} ref={now}>
        <Now sitting={told} game={gameWords} />
        {finished && day !== null && <DailyDone sitting={told} day={day} />}
        {finished && day === null && (
          <ButtonLink tone="strong" href={addressOf(game.id, lessons[place + 1])} ref={next}>
            {place + 1 < lessons.length ? say.nextLesson : say.finish} <Icon name="next" />
          </ButtonLink>
        )}
      </section>
      <main class="match-main">
        {table.state === 'ready' && (
          <table.Table
            {...scene}
            send={(move: Move) => setSitting(before => afterTrying(before, move))}
            names={tutorial.names}
            seat={tutorial.seat}
          />
        )}
        {table.state === 'loading' && <p class="loading">{say.settingTable}</p>}
        {table.state === 'failed' && <Notice title={say.tableFailed}>{say.reload}</Notice>}
      </main>
      <nav class="coach-list" aria-label={say.lessons} hidden={day !== null}>
        <LessonList key={`${finished}`} game={game.id} lessons={lessons} current={lesson} />
      </nav>
      <Between {...about} isFinished={finished} />
    </>
  );
}

interface CoachProps extends LessonViewProps {
  /** On a small screen the text makes room for the table. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** What the lesson is about. */
function Coach({ game, tutorial: { lessons }, lesson, place, day, arrived, isFolded, onFold }: CoachProps) {
  const say = words.value.learn;
  const { number } = format.value;
  // A game that does not speak this language teaches in English.
  const taught = taughtIn(game.id).includes(language.value) ? undefined : 'en';
  return (
    <section class="coach" aria-label={say.lesson} lang={taught} data-folded={isFolded ? '' : undefined}>
      <p class="label coach-place">
        {day === null ? (
          <>
            {say.lessonOf(number(place + 1), number(lessons.length))}
            <LessonSteps game={game.id} lessons={lessons} place={place} />
          </>
        ) : (
          say.dailyOf(format.value.day(day))
        )}
      </p>
      <LessonTitle arrived={arrived}>{lesson.title}</LessonTitle>
      <Button tone="quiet" class="coach-fold" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
        {isFolded ? say.readText : say.foldText}
      </Button>
      <p class="coach-text">{lesson.text}</p>
    </section>
  );
}

/** The ways from a lesson to its neighbours. */
function Between({
  game,
  tutorial: { lessons },
  place,
  day,
  onAgain,
  isFinished,
}: LessonViewProps & { readonly isFinished: boolean }) {
  const say = words.value.learn;
  return (
    <nav class="learn-nav" aria-label={say.between} hidden={day !== null}>
      {place > 0 ? (
        <ButtonLink tone="quiet" href={addressOf(game.id, lessons[place - 1])}>
          <Icon name="back" /> {say.back}
        </ButtonLink>
      ) : (
        <span />
      )}
      <Button tone="quiet" onClick={onAgain}>
        <Icon name="again" /> {say.startAgain}
      </Button>
      <ButtonLink tone="quiet" href={addressOf(game.id, lessons[place + 1])}>
        {isFinished ? say.next : say.skip} <Icon name="next" />
      </ButtonLink>
    </nav>
  );
}

/** Three for no answer astray, two for one or two, one for any number. */
const starsIn = ({ missed }: LessonPlay): 1 | 2 | 3 => starsFor(missed, 0, false);

/** The challenge of the day is met: the stars, the streak, and a line for friends. */
function DailyDone({ sitting, day }: { readonly sitting: LessonPlay; readonly day: number }) {
  const say = words.value.learn;
  const [game, stars] = [sitting.game.id, starsIn(sitting)];
  const text = say.shareText(
    shelfWords(game).name,
    format.value.day(day),
    starsSaid(stars),
    say.tries(sitting.missed + 1),
  );
  return (
    <div class="coach-daily">
      <p>
        <Stars earned={stars} /> <StreakSaid day={day} />
      </p>
      <div class="page-actions">
        <CopyResult text={text} path={`/learn/${game}/${dateOf(day)}`} />
        <ButtonLink href="/">{say.toHome}</ButtonLink>
      </div>
      <OthersFared game={game} day={day} stars={stars} />
    </div>
  );
}

/** The scene of a sitting, the same until the match moves on. */
function useScene(sitting: LessonPlay): Scene {
  const seen = useRef(0);
  return useMemo(() => {
    // What led up to the lesson is told by its text, not drawn again.
    const scene = sceneOf(sitting, sitting.last === null ? Number.POSITIVE_INFINITY : seen.current);
    seen.current = scene.history.length;
    return scene;
  }, [sitting.match]);
}

/** Tells those who listen what came of a try. */
function useTelling(sitting: LessonPlay, scene: Scene, game: AnyWords | null): void {
  const say = words.value.learn;
  useEffect(() => {
    const { tutorial, lesson, done, last } = sitting;
    if (last === null) return announce(`${say.doThisNow}: ${lesson.tasks[0]!.ask}`);
    const told =
      last.kind === 'done'
        ? scene.events
            .map(event => game?.event(event, tutorial.names, tutorial.seat) ?? null)
            .filter(text => text !== null)
        : [];
    const ask = lesson.tasks[done]?.ask;
    announce([...told, say.verdicts[last.kind], saidOf(last, game), ask ? `${say.doThisNow}: ${ask}` : ''].join(' '));
  }, [sitting]);
}

/** The rules refuse by a key; the game's words have the sentence. */
const saidOf = (last: NonNullable<LessonPlay['last']>, game: AnyWords | null): string =>
  last.kind !== 'refused' ? last.said.text : refusalSaid(game, last.refusal);

const ruleOf = (last: NonNullable<LessonPlay['last']>): string =>
  last.kind === 'refused' ? last.refusal.rule : last.said.rule;

/** What to do, and what was said to the last try. */
function Now({
  sitting: { lesson, done, last },
  game,
}: {
  readonly sitting: LessonPlay;
  readonly game: AnyWords | null;
}) {
  const say = words.value.learn;
  const task = lesson.tasks[done];
  return (
    <>
      {last && (
        <p class="coach-said" data-kind={last.kind}>
          <Icon name={last.kind === 'done' ? 'check' : 'close'} />
          <span>
            <b>{say.verdicts[last.kind]}</b> {saidOf(last, game)}{' '}
            {/-[A-Z]?\d+$/.test(ruleOf(last)) && <RuleLink rule={ruleOf(last)} />}
          </span>
        </p>
      )}
      {task && (
        <p class="coach-ask">
          <b class="label">{say.doThisNow}</b> {task.ask}
        </p>
      )}
    </>
  );
}
