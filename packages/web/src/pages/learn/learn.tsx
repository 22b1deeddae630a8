/** Learning a game: one short position after another on its real table, with one thing to do in each. */

import { usualLevelFor } from '@roundhouse/bots/levels.ts';
import { DAILY, lessonOfDay } from '@roundhouse/games/daily.ts';
import { openLesson } from '@roundhouse/games/lesson.ts';
import { dateOf, dayOf, starsFor } from '@roundhouse/games/puzzles.ts';
import { type AnyLesson, type AnyTutorial, taughtIn, tutorialOf } from '@roundhouse/games/tutorial.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { announce, Button, ButtonLink, Dialog, Icon, isStill, OpenRule, RuleLink } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { go } from '../../app/router.ts';
import { isBriefed } from '../../play/kept/briefed.ts';
import { ownName } from '../../play/kept/kept-matches.ts';
import { forgetLessons, lessonsDone, rememberLesson } from '../../play/kept/progress.ts';
import { rememberDay, streakOfAny } from '../../play/kept/puzzle-stars.ts';
import { afterTrying, isFinished, type LessonPlay, type Scene, sceneOf } from '../../play/learn/lesson-play.ts';
import { newSolo } from '../../play/local/solo.ts';
import type { Move } from '../../play/source.ts';
import { refusalSaid, shelfWords, useGameWords } from '../../words/games.ts';
import { format, language, words } from '../../words/index.ts';
import { FirstBriefing } from '../match/briefing.tsx';
import { useTable } from '../match/loaded-table.tsx';
import { CopyResult, starsSaid } from '../puzzles/copy-result.tsx';
import { Stars } from '../puzzles/puzzles-stars.tsx';
import { RulebookDrawer } from '../rulebook/rulebook-drawer.tsx';
import { LessonSteps } from './lesson-steps.tsx';
import { bringOut } from './lesson-subject.ts';
import './learn.css';
import { findGame } from '../../play/games.ts';

/** `at` is a lesson's id, `daily`, `end`, or nothing for the first lesson that is not done. */
export function LearnPage({ game: id, at }: { readonly game: string; readonly at: string }) {
  const say = words.value.learn;
  const spoken = language.value;
  const [tutorial, setTutorial] = useState<AnyTutorial | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    tutorialOf(id, spoken).then(setTutorial, () => setFailed(true));
  }, [id, spoken]);
  const game = findGame(id);
  if (!game || failed) {
    return (
      <main class="page">
        <Notice title={say.noSuchTutorial}>
          {say.leadsNowhere}
          <a href="/learn">{say.whatCanBe}</a>.
        </Notice>
      </main>
    );
  }
  if (!tutorial) {
    return (
      <main class="page">
        <p class="loading" aria-busy="true">
          {say.opening}
        </p>
      </main>
    );
  }
  return <Learn game={game} tutorial={tutorial} at={at} />;
}

interface LearnProps {
  readonly game: AnyGame;
  readonly tutorial: AnyTutorial;
  readonly at: string;
}

const addressOf = (game: string, lesson: AnyLesson | undefined): string => `/learn/${game}/${lesson?.id ?? 'end'}`;

function Learn({ game, tutorial, at }: LearnProps) {
  const { lessons } = tutorial;
  const say = words.value.learn;
  const { name } = shelfWords(game.id);
  const [rule, setRule] = useState<string | null>(null);
  const [listing, setListing] = useState(false);
  // Counts the times a lesson was begun again.
  const [round, setRound] = useState(0);
  const [isFirst] = useState(() => !isBriefed(game.id));
  const arrived = useRef(false);
  useEffect(() => {
    arrived.current = true;
  }, []);
  const firstOpen = useMemo(() => lessons.find(({ id }) => !lessonsDone(game.id).includes(id)) ?? null, [game, at]);
  const [today] = useState(() => dayOf(Date.now()));
  const day = at === 'daily' ? today : null;
  const lesson =
    day !== null ? lessonOfDay(lessons, day) : at === '' ? firstOpen : (lessons.find(({ id }) => id === at) ?? null);
  const place = lesson ? lessons.indexOf(lesson) : lessons.length;
  useEffect(() => {
    document.title = `${lesson ? lesson.title : say.learned} · ${name} · Roundhouse`;
  }, [lesson, name, say]);
  if (!lesson && at !== '' && at !== 'end') {
    return (
      <main class="page">
        <Notice title={say.noSuchLesson}>
          <a href={`/learn/${game.id}`}>{say.toLessonsOf(name)}</a>.
        </Notice>
      </main>
    );
  }
  return (
    <OpenRule.Provider value={setRule}>
      <div class="match learn">
        <header class="match-top">
          <a class="button" data-tone="quiet" href="/learn" aria-label={say.leave}>
            <Icon name="back" />
          </a>
          <h1 class="poster">
            <span class="unseen">{say.title} </span>
            {name}
          </h1>
          <Button tone="quiet" aria-label={say.lessons} onClick={() => setListing(true)}>
            <Icon name="log" />
            <span class="tool-label" aria-hidden="true">
              {say.lessons}
            </span>
          </Button>
          <Button tone="quiet" aria-label={say.rules} onClick={() => setRule('')}>
            <Icon name="book" />
            <span class="tool-label" aria-hidden="true">
              {say.rules}
            </span>
          </Button>
          <ButtonLink tone="quiet" aria-label={say.referenceCard} href={`/learn/${game.id}/card`}>
            <Icon name="card" />
            <span class="tool-label" aria-hidden="true">
              {say.card}
            </span>
          </ButtonLink>
        </header>
        {lesson ? (
          <LessonView
            // In another language a lesson begins anew.
            key={`${lesson.id} ${lesson.title} ${round} ${day}`}
            game={game}
            tutorial={tutorial}
            lesson={lesson}
            place={place}
            day={day}
            arrived={arrived}
            onAgain={() => setRound(round + 1)}
          />
        ) : (
          <End game={game} tutorial={tutorial} arrived={arrived} />
        )}
      </div>
      {isFirst && place === 0 && <FirstBriefing game={game.id} isLesson />}
      <RulebookDrawer game={game.id} at={rule || null} open={rule !== null} onClose={() => setRule(null)} />
      <Dialog title={say.lessons} side open={listing} onClose={() => setListing(false)}>
        <LessonList game={game.id} lessons={lessons} current={lesson} onChoose={() => setListing(false)} />
      </Dialog>
    </OpenRule.Provider>
  );
}

interface LessonListProps {
  readonly game: string;
  readonly lessons: readonly AnyLesson[];
  readonly current: AnyLesson | null;
  readonly onChoose?: () => void;
}

function LessonList({ game, lessons, current, onChoose }: LessonListProps) {
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

/** Whether something was shown here before. */
interface Arrived {
  readonly current: boolean;
}

/** The title of what is shown. Going on from one lesson to the next goes to it by keys too. */
function Title({ arrived, children }: { readonly arrived: Arrived; readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived.current) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 class="poster" tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}

function LessonView({ game, tutorial, lesson, place, day, arrived, onAgain }: LessonViewProps) {
  const { lessons } = tutorial;
  const say = words.value.learn;
  const { number } = format.value;
  const gameWords = useGameWords(game.id);
  const [sitting, setSitting] = useState<LessonPlay>(() => {
    const match = openLesson(game, tutorial, lesson);
    return { game, tutorial, lesson, match, done: 0, missed: 0, last: null };
  });
  const finished = isFinished(sitting);
  const scene = useScene(sitting);
  const now = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(false);
  const next = useRef<HTMLAnchorElement>(null);
  // On a small screen the text makes room for what was said and for the table.
  useEffect(() => {
    if (!sitting.last) return;
    setFolded(true);
    now.current?.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
  }, [sitting.last]);
  useEffect(() => {
    if (!finished) return;
    rememberLesson(game.id, lesson.id);
    if (day !== null) rememberDay(game.id, day, starsIn(sitting));
    next.current?.focus({ preventScroll: true });
  }, [finished]);
  useTelling(sitting, scene, gameWords);
  const table = useTable(game.id, { own: true });
  const isReady = table.state === 'ready';
  const task = lesson.tasks[sitting.done];
  // Once the table is drawn, and again when something else is asked: what it is about lies above what answers it.
  useLayoutEffect(() => {
    if (!isReady || !task) return;
    return bringOut(game.id, task, scene.view, () => setFolded(true));
  }, [isReady, task]);
  // A game that does not speak this language teaches in English.
  const taught = taughtIn(game.id).includes(language.value) ? undefined : 'en';
  return (
    <>
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
        <Title arrived={arrived}>{lesson.title}</Title>
        <Button tone="quiet" class="coach-fold" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? say.readText : say.foldText}
        </Button>
        <p class="coach-text">{lesson.text}</p>
      </section>
      <section class="coach-now" aria-label={say.whatToDo} ref={now}>
        <Now sitting={sitting} game={gameWords} />
        {finished && day !== null && <DailyDone sitting={sitting} day={day} />}
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
          {finished ? say.next : say.skip} <Icon name="next" />
        </ButtonLink>
      </nav>
    </>
  );
}

/** Three for no answer astray, two for one or two, one for any number. */
const starsIn = ({ missed }: LessonPlay): 1 | 2 | 3 => starsFor(missed, 0, false);

/** The challenge of the day is met: the stars, the streak, and a line for friends. */
function DailyDone({ sitting, day }: { readonly sitting: LessonPlay; readonly day: number }) {
  const say = words.value.learn;
  const [game, stars] = [sitting.game.id, starsIn(sitting)];
  const streak = streakOfAny(DAILY, day);
  const text = say.shareText(shelfWords(game).name, dateOf(day), starsSaid(stars), say.tries(sitting.missed + 1));
  return (
    <div class="coach-daily">
      <p>
        <Stars earned={stars} /> {streak > 1 && say.streak(format.value.number(streak))}
      </p>
      <div class="page-actions">
        <CopyResult text={text} />
        <ButtonLink href="/">{say.toHome}</ButtonLink>
      </div>
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

interface EndProps {
  readonly game: AnyGame;
  readonly tutorial: AnyTutorial;
  readonly arrived: Arrived;
}

function End({ game, tutorial: { lessons }, arrived }: EndProps) {
  const say = words.value.learn;
  const { number } = format.value;
  const [done, setDone] = useState(() => lessonsDone(game.id));
  const left = lessons.filter(({ id }) => !done.includes(id));
  const play = (): void =>
    go(
      `/solo/${newSolo({ game: game.id, options: {}, level: usualLevelFor(game.id), name: ownName() || NAMELESS, seat: 0 })}`,
    );
  return (
    <main class="page learn-end">
      <Title arrived={arrived}>{left.length === 0 ? say.youKnow(shelfWords(game.id).name) : say.notAll}</Title>
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
