/** Learning a game: one short position after another on its real table, with one thing to do in each. */

import { findGame } from '@roundhouse/games';
import { openLesson } from '@roundhouse/games/lesson.ts';
import { type AnyLesson, type AnyTutorial, tutorialOf } from '@roundhouse/games/tutorial.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { wordsOf } from '@roundhouse/games/words.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { announce, Button, ButtonLink, Dialog, Icon, isStill, OpenRule, RuleLink } from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { forgetLessons, lessonsDone, rememberLesson } from '../play/progress.ts';
import { ownName } from '../play/shelf.ts';
import { afterTrying, isFinished, type Scene, type Sitting, sceneOf } from '../play/sitting.ts';
import { newSolo } from '../play/solo.ts';
import type { Move } from '../play/source.ts';
import { Notice } from './app.tsx';
import { useTable } from './loaded-table.tsx';
import { go } from './router.ts';
import { RulebookDrawer } from './rulebook.tsx';
import './learn.css';

/** `at` is a lesson's id, `end`, or nothing for the first lesson that is not done. */
export function LearnPage({ game: id, at }: { readonly game: string; readonly at: string }) {
  const [tutorial, setTutorial] = useState<AnyTutorial | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    tutorialOf(id).then(setTutorial, () => setFailed(true));
  }, [id]);
  const game = findGame(id);
  if (!game || failed) {
    return (
      <main class="page">
        <Notice title="There is no such tutorial">
          The address leads nowhere, or the connection is gone. <a href="/learn">See what can be learned</a>.
        </Notice>
      </main>
    );
  }
  if (!tutorial) {
    return (
      <main class="page">
        <p class="loading" aria-busy="true">
          Opening the tutorial …
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
  const words = wordsOf(game.id);
  const [rule, setRule] = useState<string | null>(null);
  const [listing, setListing] = useState(false);
  // Counts the times a lesson was begun again.
  const [round, setRound] = useState(0);
  const arrived = useRef(false);
  useEffect(() => {
    arrived.current = true;
  }, []);
  const firstOpen = useMemo(() => lessons.find(({ id }) => !lessonsDone(game.id).includes(id)) ?? null, [game, at]);
  const lesson = at === '' ? firstOpen : (lessons.find(({ id }) => id === at) ?? null);
  const place = lesson ? lessons.indexOf(lesson) : lessons.length;
  useEffect(() => {
    document.title = `${lesson ? lesson.title : 'Learned'} · ${words.name} · Roundhouse`;
  }, [lesson, words]);
  if (!lesson && at !== '' && at !== 'end') {
    return (
      <main class="page">
        <Notice title="There is no such lesson">
          <a href={`/learn/${game.id}`}>Go to the lessons of {words.name}</a>.
        </Notice>
      </main>
    );
  }
  return (
    <OpenRule.Provider value={setRule}>
      <div class="match learn">
        <header class="match-top">
          <a class="button" data-tone="quiet" href="/learn" aria-label="Leave the lessons">
            <Icon name="back" />
          </a>
          <h1 class="poster">
            <span class="unseen">Learn </span>
            {words.name}
          </h1>
          <Button tone="quiet" aria-label="Lessons" onClick={() => setListing(true)}>
            <Icon name="log" />
            <span class="tool-label" aria-hidden="true">
              Lessons
            </span>
          </Button>
          <Button tone="quiet" aria-label="Rules" onClick={() => setRule('')}>
            <Icon name="book" />
            <span class="tool-label" aria-hidden="true">
              Rules
            </span>
          </Button>
          <ButtonLink tone="quiet" aria-label="Reference card" href={`/learn/${game.id}/card`}>
            <Icon name="card" />
            <span class="tool-label" aria-hidden="true">
              Card
            </span>
          </ButtonLink>
        </header>
        {lesson ? (
          <LessonView
            key={`${lesson.id} ${round}`}
            game={game}
            tutorial={tutorial}
            lesson={lesson}
            place={place}
            arrived={arrived}
            onAgain={() => setRound(round + 1)}
          />
        ) : (
          <End game={game} tutorial={tutorial} arrived={arrived} />
        )}
      </div>
      <RulebookDrawer game={game.id} at={rule || null} open={rule !== null} onClose={() => setRule(null)} />
      <Dialog title="Lessons" side open={listing} onClose={() => setListing(false)}>
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
            {done.includes(lesson.id) && <span class="unseen"> (done)</span>}
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

function LessonView({ game, tutorial, lesson, place, arrived, onAgain }: LessonViewProps) {
  const { lessons } = tutorial;
  const [sitting, setSitting] = useState<Sitting>(() => {
    const match = openLesson(game, tutorial, lesson);
    return { game, tutorial, lesson, match, done: 0, last: null };
  });
  const finished = isFinished(sitting);
  const scene = useScene(sitting);
  const now = useRef<HTMLElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  // On a small screen the text makes room for what was said and for the table.
  useEffect(() => {
    if (sitting.last) now.current?.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
  }, [sitting.last]);
  useEffect(() => {
    if (!finished) return;
    rememberLesson(game.id, lesson.id);
    next.current?.focus({ preventScroll: true });
  }, [finished]);
  useTelling(sitting, scene);
  const table = useTable(game.id);
  return (
    <>
      <section class="coach" aria-label="Lesson">
        <p class="label coach-place">
          Lesson {place + 1} of {lessons.length}
          <Steps game={game.id} lessons={lessons} place={place} />
        </p>
        <Title arrived={arrived}>{lesson.title}</Title>
        <p>{lesson.text}</p>
      </section>
      <section class="coach-now" aria-label="What to do" ref={now}>
        <Now sitting={sitting} />
        {finished && (
          <ButtonLink tone="strong" href={addressOf(game.id, lessons[place + 1])} ref={next}>
            {place + 1 < lessons.length ? 'Next lesson' : 'Finish'} <Icon name="next" />
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
        {table.state === 'loading' && <p class="loading">Setting the table …</p>}
        {table.state === 'failed' && (
          <Notice title="The table could not be loaded">Check the connection and reload the page.</Notice>
        )}
      </main>
      <nav class="learn-nav" aria-label="Between lessons">
        {place > 0 ? (
          <ButtonLink tone="quiet" href={addressOf(game.id, lessons[place - 1])}>
            <Icon name="back" /> Back
          </ButtonLink>
        ) : (
          <span />
        )}
        <Button tone="quiet" onClick={onAgain}>
          <Icon name="again" /> Start again
        </Button>
        <ButtonLink tone="quiet" href={addressOf(game.id, lessons[place + 1])}>
          {finished ? 'Next' : 'Skip'} <Icon name="next" />
        </ButtonLink>
      </nav>
    </>
  );
}

/** The scene of a sitting, the same until the match moves on. */
function useScene(sitting: Sitting): Scene {
  const seen = useRef(0);
  return useMemo(() => {
    // What led up to the lesson is told by its text, not drawn again.
    const scene = sceneOf(sitting, sitting.last === null ? Number.POSITIVE_INFINITY : seen.current);
    seen.current = scene.history.length;
    return scene;
  }, [sitting.match]);
}

/** Tells those who listen what came of a try. */
function useTelling(sitting: Sitting, scene: Scene): void {
  useEffect(() => {
    const { game, tutorial, lesson, done, last } = sitting;
    if (last === null) return announce(`Do this now: ${lesson.tasks[0]!.ask}`);
    const words = wordsOf(game.id);
    const told =
      last.kind === 'done'
        ? scene.events.map(event => words.event(event, tutorial.names, tutorial.seat)).filter(text => text !== null)
        : [];
    const ask = lesson.tasks[done]?.ask;
    announce([...told, VERDICTS[last.kind], last.said.text, ask ? `Do this now: ${ask}` : ''].join(' '));
  }, [sitting]);
}

const VERDICTS = { done: 'Well done.', other: 'Not quite.', refused: 'Not allowed.' } as const;

/** What to do, and what was said to the last try. */
function Now({ sitting: { lesson, done, last } }: { readonly sitting: Sitting }) {
  const task = lesson.tasks[done];
  return (
    <>
      {last && (
        <p class="coach-said" data-kind={last.kind}>
          <Icon name={last.kind === 'done' ? 'check' : 'close'} />
          <span>
            <b>{VERDICTS[last.kind]}</b> {last.said.text}{' '}
            {/-[A-Z]?\d+$/.test(last.said.rule) && <RuleLink rule={last.said.rule} />}
          </span>
        </p>
      )}
      {task && (
        <p class="coach-ask">
          <b class="label">Do this now</b> {task.ask}
        </p>
      )}
    </>
  );
}

function Steps({
  game,
  lessons,
  place,
}: {
  readonly game: string;
  readonly lessons: readonly AnyLesson[];
  readonly place: number;
}) {
  const done = lessonsDone(game);
  return (
    <span class="lesson-steps" aria-hidden="true">
      {lessons.map(({ id }, i) => (
        <span key={id} data-done={done.includes(id) ? '' : undefined} data-now={i === place ? '' : undefined} />
      ))}
    </span>
  );
}

interface EndProps {
  readonly game: AnyGame;
  readonly tutorial: AnyTutorial;
  readonly arrived: Arrived;
}

function End({ game, tutorial: { lessons }, arrived }: EndProps) {
  const words = wordsOf(game.id);
  const [done, setDone] = useState(() => lessonsDone(game.id));
  const left = lessons.filter(({ id }) => !done.includes(id));
  const play = (): void =>
    go(`/solo/${newSolo({ game: game.id, options: {}, level: 'greedy', name: ownName() || NAMELESS, seat: 0 })}`);
  return (
    <main class="page learn-end">
      <Title arrived={arrived}>{left.length === 0 ? `You know ${words.name}` : 'Not all done yet'}</Title>
      <p class="lead">
        {left.length === 0
          ? 'All lessons are done. The rest is practice, and the card beside the table.'
          : `${lessons.length - left.length} of ${lessons.length} lessons are done.`}
      </p>
      <div class="page-actions">
        <Button tone="strong" onClick={play}>
          <Icon name="play" /> Play against a bot
        </Button>
        <ButtonLink href={`/learn/${game.id}/card`}>
          <Icon name="card" /> Reference card
        </ButtonLink>
        <ButtonLink href={`/rules/${game.id}`} tone="quiet">
          <Icon name="book" /> Rules
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
          <Icon name="again" /> Forget what I did
        </Button>
      )}
    </main>
  );
}
