/** Learning a game: one short position after another on its real table, with one thing to do in each. */

import { lessonOfDay } from '@roundhouse/games/daily.ts';
import { dayFrom, dayOf } from '@roundhouse/games/puzzles.ts';
import { type AnyTutorial, tutorialOf } from '@roundhouse/games/tutorial.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { Button, ButtonLink, Dialog, Icon, OpenRule } from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Notice, WithHeader } from '../../app/app.tsx';
import { findGame } from '../../play/games.ts';
import { isBriefed } from '../../play/kept/briefed.ts';
import { lessonsDone } from '../../play/kept/progress.ts';
import { shelfWords } from '../../words/games.ts';
import { language, words } from '../../words/index.ts';
import { FirstBriefing } from '../match/briefing.tsx';
import { RulebookDrawer } from '../rulebook/rulebook-drawer.tsx';
import { LessonsEnd } from './lesson-end.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonView } from './lesson-view.tsx';
import { NotTaught } from './not-taught.tsx';
import './learn.css';

/** `at` is a lesson's id, `daily`, the date of a challenge, `end`, or nothing for the first lesson that is not done. */
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
      <WithHeader>
        <NotTaught title={say.noSuchTutorial} />
      </WithHeader>
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
  const day = at === 'daily' ? today : dayFrom(at, today);
  const lesson =
    day !== null ? lessonOfDay(lessons, day) : at === '' ? firstOpen : (lessons.find(({ id }) => id === at) ?? null);
  const place = lesson ? lessons.indexOf(lesson) : lessons.length;
  useEffect(() => {
    document.title = `${lesson ? lesson.title : say.learned} · ${name} · Roundhouse`;
  }, [lesson, name, say]);
  if (!lesson && at !== '' && at !== 'end') {
    return (
      <WithHeader>
        <main class="page">
          <Notice title={say.noSuchLesson}>
            <a href={`/learn/${game.id}`}>{say.toLessonsOf(name)}</a>.
          </Notice>
        </main>
      </WithHeader>
    );
  }
  return (
    <OpenRule.Provider value={setRule}>
      <div class="match learn">
        <LearnTop game={game.id} onList={() => setListing(true)} onRules={() => setRule('')} />
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
          <LessonsEnd game={game} tutorial={tutorial} arrived={arrived} />
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

interface LearnTopProps {
  readonly game: string;
  readonly onList: () => void;
  readonly onRules: () => void;
}

function LearnTop({ game, onList, onRules }: LearnTopProps) {
  const say = words.value.learn;
  return (
    <header class="match-top">
      <a class="button" data-tone="quiet" href="/learn" aria-label={say.leave}>
        <Icon name="back" />
      </a>
      <h1 class="poster">
        <span class="unseen">{say.title} </span>
        {shelfWords(game).name}
      </h1>
      <Button tone="quiet" aria-label={say.lessons} onClick={onList}>
        <Icon name="log" />
        <span class="tool-label" aria-hidden="true">
          {say.lessons}
        </span>
      </Button>
      <Button tone="quiet" aria-label={say.rules} onClick={onRules}>
        <Icon name="book" />
        <span class="tool-label" aria-hidden="true">
          {say.rules}
        </span>
      </Button>
      <ButtonLink tone="quiet" aria-label={say.referenceCard} href={`/learn/${game}/card`}>
        <Icon name="card" />
        <span class="tool-label" aria-hidden="true">
          {say.card}
        </span>
      </ButtonLink>
    </header>
  );
}
