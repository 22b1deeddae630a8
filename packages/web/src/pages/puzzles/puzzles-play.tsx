/** A puzzle on the game's real table: what was played against the fewest possible, undo without end, hints, stars. */

import { adviceOf } from '@roundhouse/games/advice.ts';
import {
  type AnyPuzzle,
  dateOf,
  dayFrom,
  dayOf,
  type LoadedPuzzles,
  puzzleOfDay,
  starsFor,
} from '@roundhouse/games/puzzles.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { announce, Button, ButtonLink, Icon, type IconName, OpenRule, RuleLink, useOnceTold } from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Notice, WithHeader } from '../../app/app.tsx';
import { rememberDay, rememberStars } from '../../play/kept/puzzle-stars.ts';
import { redraw } from '../../play/kept/store.ts';
import {
  afterSending,
  afterUndoing,
  costSoFar,
  isClosed,
  nowOf,
  openPuzzle,
  type PuzzlePlay,
  SOLVER,
  sceneOf,
  standingOf,
} from '../../play/learn/puzzle-play.ts';
import type { Move } from '../../play/source.ts';
import { refusalSaid, shelfWords, useGameWords } from '../../words/games.ts';
import { format, language } from '../../words/index.ts';
import { useTable } from '../match/loaded-table.tsx';
import { RulebookDrawer } from '../rulebook/rulebook-drawer.tsx';
import { CopyResult, starsSaid } from './copy-result.tsx';
import { OthersFared } from './others-fared.tsx';
import { puzzleAddress, usePuzzles } from './puzzles.tsx';
import { type Hint, PuzzleHint, usePuzzleHint } from './puzzles-hint.tsx';
import { Stars } from './puzzles-stars.tsx';
import { StreakSaid } from './streak-said.tsx';
import './puzzles.css';
import { findGame } from '../../play/games.ts';
import { puzzles as puzzleWords } from './words/languages.ftl.ts';

/** `at` is a puzzle's id, `daily`, or the date of a daily puzzle. */
export function PuzzlePage({ game: id, at }: { readonly game: string; readonly at: string }) {
  const say = puzzleWords[language.value];
  const loaded = usePuzzles(id);
  const game = findGame(id);
  const [today] = useState(() => dayOf(Date.now()));
  const day = at === 'daily' ? today : dayFrom(at, today);
  if (!game || loaded === 'failed') return <NoPuzzle game={id} />;
  if (!loaded) {
    return (
      <main class="page">
        <p class="loading" aria-busy="true">
          {say.opening}
        </p>
      </main>
    );
  }
  const { puzzles } = loaded.set;
  const puzzle = day === null ? puzzles.find(one => one.id === at) : puzzleOfDay(puzzles, day);
  if (!puzzle) return <NoPuzzle game={id} />;
  return <AtPuzzle key={`${at} ${puzzle.id}`} {...{ game, loaded, puzzle, day }} />;
}

function NoPuzzle({ game }: { readonly game: string }) {
  const say = puzzleWords[language.value];
  return (
    <WithHeader>
      <main class="page">
        <Notice title={say.noSuchPuzzle}>
          <a href={`/puzzles/${game}`}>{say.toShelf}</a>
        </Notice>
      </main>
    </WithHeader>
  );
}

interface AtPuzzleProps {
  readonly game: AnyGame;
  readonly loaded: LoadedPuzzles;
  readonly puzzle: AnyPuzzle;
  /** The day whose puzzle it is; null if it was taken from the shelf. */
  readonly day: number | null;
}

function AtPuzzle({ game, loaded, puzzle, day }: AtPuzzleProps) {
  const say = puzzleWords[language.value];
  const [puzzling, setPuzzling] = useState<PuzzlePlay>(() => openPuzzle(game, loaded, puzzle));
  const [isHelped, setHelped] = useState(false);
  // Counts the times it was begun again.
  const [round, setRound] = useState(0);
  const [rule, setRule] = useState<string | null>(null);
  // What came of it is told once the table has shown it.
  const told = useOnceTold(puzzling);
  const standing = standingOf(told);
  const title = loaded.words.title(puzzle.id);
  useEffect(() => {
    document.title = `${title} · ${say.title} · Roundhouse`;
  }, [title, say]);
  useEffect(() => {
    if (standing !== 'solved') return;
    const stars = starsFor(costSoFar(puzzling), puzzle.par, isHelped);
    rememberStars(game.id, puzzle.id, stars);
    if (day === null) return;
    rememberDay(game.id, day, stars);
    // The streak that is told has one day more.
    redraw();
  }, [standing]);
  const hint = usePuzzleHint({ puzzling, onHelped: () => setHelped(true), onChange: setPuzzling });
  const startOver = (): void => {
    setPuzzling(openPuzzle(game, loaded, puzzle));
    setHelped(false);
    setRound(round + 1);
  };
  return (
    <OpenRule.Provider value={setRule}>
      <div class="match puzzle" data-closed={isClosed(puzzling) ? '' : undefined}>
        <Top {...{ puzzling, title, hint }} onChange={setPuzzling} onAgain={startOver} onRules={() => setRule('')} />
        <section class="puzzle-now" aria-label={say.progress}>
          {standing === 'open' && <PuzzleHint hint={hint} title={title} isRead={puzzling.line.length > 1} />}
          {standing === 'lost' && <Lost puzzling={told} onChange={setPuzzling} />}
          {standing === 'solved' && <Solved {...{ puzzling: told, isHelped, day }} />}
          <Refused puzzling={puzzling} />
        </section>
        <PuzzleTable key={round} puzzling={puzzling} onSend={move => setPuzzling(afterSending(puzzling, move))} />
      </div>
      <RulebookDrawer game={game.id} at={rule || null} open={rule !== null} onClose={() => setRule(null)} />
    </OpenRule.Provider>
  );
}

interface TopProps {
  readonly title: string;
  readonly puzzling: PuzzlePlay;
  readonly hint: Hint;
  readonly onChange: (puzzling: PuzzlePlay) => void;
  readonly onAgain: () => void;
  readonly onRules: () => void;
}

function Top({ title, puzzling, hint, onChange, onAgain, onRules }: TopProps) {
  const say = puzzleWords[language.value];
  const isStart = puzzling.line.length === 1;
  return (
    <header class="match-top">
      <a class="button" data-tone="quiet" href={`/puzzles/${puzzling.game.id}`} aria-label={say.leave}>
        <Icon name="back" />
      </a>
      <h1 class="poster">{title}</h1>
      <Counts puzzling={puzzling} />
      <Tool icon="undo" label={say.undo} disabled={isStart} onPress={() => onChange(afterUndoing(puzzling))} />
      <Tool icon="again" label={say.startOver} disabled={isStart} onPress={onAgain} />
      <Tool
        icon="hint"
        label={say.hint}
        disabled={hint.level > 0 || standingOf(puzzling) !== 'open'}
        onPress={hint.press}
      />
      <Tool icon="book" label={say.rules} onPress={onRules} />
    </header>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ icon, label, disabled = false, onPress }: ToolProps) {
  return (
    <Button tone="quiet" aria-label={label} disabled={disabled} onClick={onPress}>
      <Icon name={icon} />
      <span class="tool-label" aria-hidden="true">
        {label}
      </span>
    </Button>
  );
}

/** What was played, against the fewest possible. */
function Counts({ puzzling }: { readonly puzzling: PuzzlePlay }) {
  const say = puzzleWords[language.value];
  const { number } = format.value;
  const [cost, { par }] = [costSoFar(puzzling), puzzling.puzzle];
  if (puzzling.loaded.set.find) {
    return (
      <dl class="puzzle-counts">
        <div data-over={cost > par ? '' : undefined}>
          <dt>{say.attempt}</dt>
          <dd>{number(cost)}</dd>
        </div>
      </dl>
    );
  }
  return (
    <dl class="puzzle-counts">
      <div data-over={cost > par ? '' : undefined}>
        <dt>{say.played}</dt>
        <dd>{number(cost)}</dd>
      </div>
      <div>
        <dt>{say.par}</dt>
        <dd>{number(par)}</dd>
      </div>
    </dl>
  );
}

interface LostProps {
  readonly puzzling: PuzzlePlay;
  readonly onChange: (puzzling: PuzzlePlay) => void;
}

function Lost({ puzzling, onChange }: LostProps) {
  const say = puzzleWords[language.value];
  if (!puzzling.loaded.set.find) return <p role="status">{say.lost}</p>;
  return (
    <div class="puzzle-hint">
      <p role="status">{say.missed}</p>
      <Button onClick={() => onChange(afterUndoing(puzzling, puzzling.line.length))}>
        <Icon name="undo" /> {say.tryAgain}
      </Button>
    </div>
  );
}

function Refused({ puzzling: { refusal, game } }: { readonly puzzling: PuzzlePlay }) {
  const gameWords = useGameWords(game.id);
  const said = refusal && refusalSaid(gameWords, refusal);
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  if (!refusal) return null;
  return (
    <p class="puzzle-said">
      {said} <RuleLink rule={refusal.rule} />
    </p>
  );
}

interface SolvedProps {
  readonly puzzling: PuzzlePlay;
  readonly isHelped: boolean;
  readonly day: number | null;
}

function Solved({ puzzling, isHelped, day }: SolvedProps) {
  const say = puzzleWords[language.value];
  const { game, puzzle, loaded } = puzzling;
  const { puzzles } = loaded.set;
  const stars = starsFor(costSoFar(puzzling), puzzle.par, isHelped);
  const next = puzzles[puzzles.indexOf(puzzle) + 1];
  const { told, judged } = resultSaid(puzzling, isHelped);
  useEffect(() => announce(`${told} ${judged}`), []);
  return (
    <div class="puzzle-solved">
      <p>
        <Stars earned={stars} /> <b>{told}</b> {judged} <small class="puzzle-proof">{proofSaid(puzzle)}</small>{' '}
        {day !== null && <StreakSaid day={day} />}
      </p>
      {loaded.set.find && <Reason puzzling={puzzling} />}
      <div class="page-actions">
        {day === null && next && (
          <ButtonLink tone="strong" href={puzzleAddress(game.id, next.id)}>
            {say.nextPuzzle} <Icon name="next" />
          </ButtonLink>
        )}
        {day !== null && <Share puzzling={puzzling} day={day} stars={stars} />}
        <ButtonLink href={`/puzzles/${game.id}`}>{say.toShelf}</ButtonLink>
      </div>
      {day !== null && <OthersFared game={game.id} day={day} stars={stars} />}
    </div>
  );
}

/** What was done, and how good that is. */
function resultSaid(puzzling: PuzzlePlay, isHelped: boolean): { readonly told: string; readonly judged: string } {
  const say = puzzleWords[language.value];
  const { spent } = puzzling.loaded.words;
  const [cost, { par }] = [costSoFar(puzzling), puzzling.puzzle];
  const told = spent ? say.solved(spent(cost)) : say.found;
  if (isHelped) return { told, judged: say.helped };
  if (!spent) return { told, judged: say.foundAt(cost) };
  return { told, judged: cost <= par ? say.atPar : say.overPar(spent(cost - par)) };
}

/** Why the move wins, by the arithmetic of the game, and what it does. */
function Reason({ puzzling }: { readonly puzzling: PuzzlePlay }) {
  const say = puzzleWords[language.value];
  const { game, puzzle, loaded, line } = puzzling;
  const gameWords = useGameWords(game.id);
  const spoken = language.value;
  const [reason, setReason] = useState<string | null>(null);
  const before: unknown = game.view(line[0]!.state, SOLVER);
  const move: Move = puzzle.solution[0];
  useEffect(() => {
    // Of things arranged together, what one of them does alone says little.
    if (!gameWords || puzzle.solution.length > 1) return;
    const moves = game.legalMoves(line[0]!.state, SOLVER);
    const names = loaded.words.names(before, say.you);
    adviceOf(game.id, spoken).then(
      advice =>
        setReason(advice.reason({ view: before, seat: SOLVER, move, moves, other: null, names, words: gameWords })),
      () => {},
    );
  }, [gameWords, spoken]);
  const after: unknown = game.view(nowOf(puzzling).state, SOLVER);
  return (
    <p class="puzzle-reason">
      {gameWords && puzzle.solution.length === 1 && <b>{gameWords.move(move, before)}. </b>}
      {reason} {loaded.words.why?.({ before, after, choices: puzzle.choices ?? 1 })}
    </p>
  );
}

/** How it is known that nobody can do it with fewer, or otherwise. */
function proofSaid({ proof: { positions, endings }, choices }: AnyPuzzle): string {
  const say = puzzleWords[language.value];
  const { number } = format.value;
  if (choices !== undefined) return say.proofFound(number(positions));
  return say.proof(number(positions), endings === 1 ? say.onlyEnding : say.endings(endings));
}

interface ShareProps {
  readonly puzzling: PuzzlePlay;
  readonly day: number;
  readonly stars: number;
}

function Share({ puzzling, day, stars }: ShareProps) {
  const say = puzzleWords[language.value];
  const { game, loaded, puzzle } = puzzling;
  const { spent } = loaded.words;
  const [name, date] = [shelfWords(game.id).name, format.value.day(day)];
  const text = spent
    ? say.shareText(name, date, starsSaid(stars), spent(costSoFar(puzzling)), format.value.number(puzzle.par))
    : say.shareFound(name, date, starsSaid(stars));
  return <CopyResult text={text} path={puzzleAddress(game.id, dateOf(day))} />;
}

interface PuzzleTableProps {
  readonly puzzling: PuzzlePlay;
  readonly onSend: (move: Move) => void;
}

function PuzzleTable({ puzzling, onSend }: PuzzleTableProps) {
  const say = puzzleWords[language.value];
  const seen = useRef(0);
  const { isOutcome, scene } = useMemo(() => {
    const made = sceneOf(puzzling, seen.current);
    seen.current = made.drawn;
    return made;
  }, [puzzling.line]);
  const table = useTable(puzzling.game.id);
  return (
    <main class="match-main">
      {table.state === 'ready' && (
        <table.Table
          // A table of its own: it asks nothing, and shows what came of the answer.
          key={`${isOutcome}`}
          {...scene}
          send={onSend}
          names={puzzling.loaded.words.names(scene.view, say.you)}
          seat={SOLVER}
        />
      )}
      {table.state === 'loading' && <p class="loading">{say.settingTable}</p>}
      {table.state === 'failed' && <Notice title={say.tableFailed}>{say.reload}</Notice>}
    </main>
  );
}
