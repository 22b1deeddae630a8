/** The replay page: step through a finished match from any seat's eyes, and prove its dice in front of them. */

import { findGame } from '@roundhouse/games';
import { wordsOf } from '@roundhouse/games/words.ts';
import {
  type AnyGame,
  formatRecord,
  heardBy,
  type Match,
  matchFromRecord,
  parseRecord,
  RecordError,
  replay,
  standing,
  type Viewer,
} from '@roundhouse/kernel';
import { Button, Choice, Icon, Log, OpenRule } from '@roundhouse/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { recordOf } from '../play/api.ts';
import { type Kept, recall } from '../play/shelf.ts';
import type { Told } from '../play/source.ts';
import { Notice } from './app.tsx';
import { useTable } from './loaded-table.tsx';
import { logOf } from './match.tsx';
import { Proof } from './proof.tsx';
import { RulebookDrawer } from './rulebook.tsx';

/** An empty id asks for a file. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [record, setRecord] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [kept, setKept] = useState(() => recall(id));
  const openFile = (text: string): void => {
    setKept(null);
    setFailure(null);
    setRecord(text);
  };
  useEffect(() => {
    document.title = 'Replay · Roundhouse';
    if (id !== '')
      findRecord(id).then(setRecord, error => setFailure(error instanceof Error ? error.message : String(error)));
  }, [id]);
  const opened = useMemo(() => (record === null ? null : openRecord(record)), [record]);
  const problem = failure ?? (opened && 'problem' in opened ? opened.problem : null);
  return (
    <div class="match replay">
      <header class="match-top">
        <a class="button" data-tone="quiet" href="/" aria-label="Home">
          <Icon name="back" />
        </a>
        <h1 class="poster">Replay</h1>
      </header>
      {problem !== null && (
        <main class="page">
          <Notice title="This cannot be replayed">{problem}</Notice>
          <FilePicker onRecord={openFile} />
        </main>
      )}
      {problem === null && opened && 'match' in opened && (
        <Replay match={opened.match} game={opened.game} record={record!} kept={kept} />
      )}
      {problem === null && !opened && (
        <main class="page">
          {id === '' ? <FilePicker onRecord={openFile} /> : <p class="loading">Opening the record …</p>}
        </main>
      )}
    </div>
  );
}

/** The record of a match that this browser or the server knows. */
async function findRecord(id: string): Promise<string> {
  const kept = recall(id);
  if (kept?.kind !== 'solo') return recordOf(id, kept?.key ?? null);
  const game = findGame(kept.match.game);
  if (!game) throw new Error(`This version knows no game '${kept.match.game}'.`);
  return formatRecord(game, kept.match);
}

function openRecord(text: string): { match: Match; game: AnyGame } | { problem: string } {
  try {
    const match = matchFromRecord(findGame, text);
    return { match, game: findGame(match.game)! };
  } catch (error) {
    if (error instanceof RecordError) return { problem: `Line ${error.line} of the record: ${error.message}.` };
    throw error;
  }
}

function FilePicker({ onRecord }: { readonly onRecord: (text: string) => void }) {
  return (
    <label class="field">
      <span class="label">Open a record file</span>
      <input
        type="file"
        accept=".jsonl,.ndjson,.txt,application/x-ndjson"
        onChange={async event => {
          const file = event.currentTarget.files?.[0];
          if (file) onRecord(await file.text());
        }}
      />
      <small>A record is what a finished match can be saved as: one line a step, in plain text.</small>
    </label>
  );
}

interface ReplayProps {
  readonly match: Match;
  readonly game: AnyGame;
  readonly record: string;
  /** What this browser remembers of the match, if it was played here. */
  readonly kept: Kept | null;
}

function Replay({ match, game, record, kept }: ReplayProps) {
  const steps = standing(match.log);
  const [step, setStep] = useState(steps.length);
  const [viewer, setViewer] = useState<Viewer>(0);
  const [rule, setRule] = useState<string | null>(null);
  const table = useTable(game.id);
  const { commitment } = useMemo(() => parseRecord(record), [record]);
  const names = match.seats.map(({ name }) => name);
  const shown = useMemo(() => {
    const state = replay(game, { ...match, log: steps }, step);
    const history = steps.slice(0, step).flatMap(entry => heardBy(entry, viewer)) as Told[];
    return { view: game.view(state, viewer), history };
  }, [match, game, step, viewer]);
  const lines = useMemo(() => logOf(shown.history, game.id, names, viewer), [shown]);
  const over = game.payoffs(match.state) !== null;
  return (
    <OpenRule.Provider value={setRule}>
      <main class="match-main">
        {table.state === 'ready' && (
          <table.Table
            view={shown.view}
            moves={[]}
            send={() => {}}
            events={[]}
            history={shown.history}
            names={names}
            commitment={commitment}
            seat={viewer}
          />
        )}
        <Scrubber
          step={step}
          steps={steps.length}
          onStep={setStep}
          said={sentenceAt(steps, step, game, names, viewer)}
        />
      </main>
      <aside class="match-log replay-side" aria-label="About this match">
        <fieldset>
          <legend class="label">Seen by</legend>
          <div class="segments">
            {[...names.map((name, seat) => ({ name, eyes: seat as Viewer })), { name: 'Everyone', eyes: null }].map(
              ({ name, eyes }) => (
                <Choice key={name} name="eyes" checked={viewer === eyes} onChoose={() => setViewer(eyes)}>
                  {name}
                </Choice>
              ),
            )}
          </div>
        </fieldset>
        {over && <Proof match={match} game={game} record={record} kept={kept} />}
        <h2 class="label">What happened</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
        <section class="match-log-lines" tabIndex={0} aria-label="Log of the match">
          <Log lines={lines} />
        </section>
      </aside>
      <RulebookDrawer game={game.id} at={rule} open={rule !== null} onClose={() => setRule(null)} />
    </OpenRule.Provider>
  );
}

type Steps = ReturnType<typeof standing>;

function sentenceAt(steps: Steps, step: number, game: AnyGame, names: readonly string[], viewer: Viewer): string {
  const entry = steps[step - 1];
  if (!entry) return '';
  const words = wordsOf(game.id);
  const told = heardBy(entry, viewer).map(event => words.event(event, names, viewer));
  return told.filter(text => text !== null).join(' ');
}

interface ScrubberProps {
  readonly step: number;
  readonly steps: number;
  readonly onStep: (step: number) => void;
  readonly said: string;
}

const STEP_MS = 1200;

function Scrubber({ step, steps, onStep, said }: ScrubberProps) {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (step >= steps) return setRunning(false);
    const timer = setTimeout(() => onStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, step, steps, onStep]);
  const play = (): void => {
    if (step >= steps) onStep(1);
    setRunning(!running);
  };
  return (
    <section class="scrubber" aria-label="Steps">
      <p class="scrubber-said" aria-live="polite">
        {said}
      </p>
      <div class="scrubber-row">
        <Button aria-label="One step back" disabled={step <= 1} onClick={() => onStep(step - 1)}>
          <Icon name="back" />
        </Button>
        <Button aria-label={running ? 'Stop' : 'Play'} onClick={play}>
          <Icon name={running ? 'close' : 'play'} />
        </Button>
        <Button aria-label="One step on" disabled={step >= steps} onClick={() => onStep(step + 1)}>
          <Icon name="next" />
        </Button>
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={`Step ${step} of ${steps}`}
          min={1}
          max={steps}
          value={step}
          onInput={event => onStep(event.currentTarget.valueAsNumber)}
        />
        <span class="scrubber-count">
          {step}/{steps}
        </span>
      </div>
    </section>
  );
}
