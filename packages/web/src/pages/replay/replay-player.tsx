/** A match played again: the table at any step, from any seat's eyes, and everything that can be asked about it. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import {
  type AnyGame,
  commitmentOf,
  heardBy,
  type Match,
  type ReplayStates,
  replayStates,
  type Viewer,
} from '@roundhouse/kernel';
import { Button, Choice, Icon, OpenRule, useOnceTold } from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Tab, Tabs } from '../../app/tabs.tsx';
import { type Kept, looksOf } from '../../play/kept/kept-matches.ts';
import { playersOf } from '../../play/local/solo.ts';
import { type Better, numberOfMove } from '../../play/replay/better.ts';
import { formatMoment, parseMoment } from '../../play/replay/moment.ts';
import type { GameEvent, Move } from '../../play/source.ts';
import { useGameWords } from '../../words/games.ts';
import { language } from '../../words/index.ts';
import { shownName } from '../../words/names.ts';
import { useTable } from '../match/loaded-table.tsx';
import { Review } from '../review/review.tsx';
import { RulebookDrawer } from '../rulebook/rulebook-drawer.tsx';
import { Proof } from './proof.tsx';
import { BetterMove, type Trying, useTrying } from './replay-better.tsx';
import { PlayOnDialog } from './replay-branch.tsx';
import { ReplayLog } from './replay-log.tsx';
import { type Drawn, Scrubber } from './replay-scrubber.tsx';
import { ShareDialog } from './replay-share.tsx';
import { proof, replaying } from './words/languages.ftl.ts';

interface PlayerProps {
  readonly match: Match;
  readonly game: AnyGame;
  /** Null where no address leads to it. */
  readonly id: string | null;
  readonly record: string;
  /** What of a moment was asked for. */
  readonly search: string;
  /** What this browser remembers of the match, if it was played here. */
  readonly kept: Kept | null;
}

type Panel = 'log' | 'review' | 'dice';

const ADDRESS_MS = 300;

export function Player(props: PlayerProps) {
  const { match, game, id, record, kept } = props;
  const say = replaying[language.value];
  const replay = useMemo(() => replayStates(game, match), [game, match]);
  const steps = replay.steps.length;
  const over = game.payoffs(match.state) !== null;
  const { step, setStep, eyes, setEyes, better, setBetter } = useMoment(props, replay, over);
  // What a step shows is seen before anything tells of it.
  const told = useOnceTold(step);
  const [panel, setPanel] = useState<Panel>('log');
  const [open, setOpen] = useState<Dialog | null>(null);
  const [proving, setProving] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const gameWords = useGameWords(game.id);
  const names = match.seats.map(({ name }) => name);
  const looked = { replay, match, kept, game, step, eyes, names };
  const trying = useTrying({ ...looked, better });
  const prove = (): void => {
    setPanel('dice');
    setProving(true);
  };
  return (
    <OpenRule.Provider value={setRule}>
      <main class="match-main" data-better={better ? '' : undefined}>
        <Scene {...looked} trying={trying} />
        {better && trying && gameWords && (
          <BetterMove {...{ game, replay, better, trying, names }} words={gameWords} onClose={() => setBetter(null)} />
        )}
        <Scrubber
          step={step}
          steps={steps}
          onStep={setStep}
          said={gameWords ? sentenceAt(replay, told, gameWords, names, eyes) : ''}
          drawn={proving ? drawnAt(replay, told) : null}
        />
      </main>
      <aside class="match-log replay-side" aria-label={say.about}>
        <Eyes names={names} eyes={eyes} onEyes={setEyes} isFixed={!over && kept !== null} />
        <Actions
          isPlayable={game.payoffs(replay.stateAt(step)) === null}
          onOpen={setOpen}
          onProve={over && !proving ? prove : null}
        />
        <Tabs<Panel>
          label={say.about}
          shown={panel}
          onShow={setPanel}
          tabs={tabsOf({
            ...looked,
            ...{ told, record, gameWords, over, proving, better },
            onStep: setStep,
            onBetter: setBetter,
            onProve: setProving,
          })}
        />
      </aside>
      <RulebookDrawer game={game.id} at={rule} open={rule !== null} onClose={() => setRule(null)} />
      <PlayOnDialog open={open === 'playOn'} onClose={() => setOpen(null)} {...looked} />
      <ShareDialog
        open={open === 'share'}
        onClose={() => setOpen(null)}
        link={id !== null && kept?.kind !== 'solo' ? `${location.origin}/replay/${id}` : null}
        {...{ record, names, step, eyes }}
        isOver={over}
        game={game.id}
      />
    </OpenRule.Provider>
  );
}

interface TabsOf extends SceneProps {
  /** The step that has been told of. */
  readonly told: number;
  readonly record: string;
  /** Null while they are loaded. */
  readonly gameWords: AnyWords | null;
  readonly over: boolean;
  readonly proving: boolean;
  readonly better: Better | null;
  readonly onStep: (step: number) => void;
  readonly onBetter: (better: Better) => void;
  readonly onProve: (proving: boolean) => void;
}

/** What can be read beside the table: the log; of a match that is over how it was won, and that the dice were fair. */
function tabsOf({ replay, match, kept, game, step, eyes, names, ...about }: TabsOf): readonly Tab<Panel>[] {
  const { told, record, gameWords, over, proving, better, onStep, onBetter, onProve } = about;
  const say = replaying[language.value].tabs;
  const log = gameWords && (
    <ReplayLog
      {...{ replay, names, eyes, onStep }}
      game={gameWords}
      step={told}
      isAhead={told !== step}
      isKnown={kept !== null}
    />
  );
  const first = { name: 'log', label: say.log, panel: log } as const;
  if (!over) return [first];
  const review = gameWords && <Review {...{ match, replay, game, step, onStep, better, onBetter }} words={gameWords} />;
  const dice = (
    <Proof {...{ match, replay, record, kept, step, onStep }} isOn={proving} onStart={() => onProve(true)} />
  );
  return [first, { name: 'review', label: say.review, panel: review }, { name: 'dice', label: say.dice, panel: dice }];
}

type Dialog = 'playOn' | 'share';

interface ActionsProps {
  readonly isPlayable: boolean;
  readonly onOpen: (dialog: Dialog) => void;
  /** Null where there is nothing to prove yet, or it is being proved. */
  readonly onProve: (() => void) | null;
}

/** What can be done with a match that is looked at. */
function Actions({ isPlayable, onOpen, onProve }: ActionsProps) {
  const say = replaying[language.value];
  return (
    <div class="page-actions replay-actions">
      <Button onClick={() => onOpen('playOn')} disabled={!isPlayable} title={isPlayable ? undefined : say.playOn.over}>
        <Icon name="play" /> {say.playOn.open}
      </Button>
      <Button onClick={() => onOpen('share')}>
        <Icon name="link" /> {say.share.open}
      </Button>
      {onProve && (
        <Button onClick={onProve}>
          <Icon name="check" /> {proof[language.value].verify}
        </Button>
      )}
    </div>
  );
}

/** Where we are in the match and whose eyes we have; the address says so too, where there is one. */
function useMoment({ match, game, id, search, kept }: PlayerProps, replay: ReplayStates, over: boolean) {
  const steps = replay.steps.length;
  const asked = useMemo(() => parseMoment(search, steps, match.seats.length), []);
  const own = kept === null ? 0 : eyesOf(kept);
  const [step, setStep] = useState(asked.step ?? 1);
  const [eyes, setEyes] = useState<Viewer>(asked.eyes === undefined || (!over && kept !== null) ? own : asked.eyes);
  const [chosen, setChosen] = useState<Better | null>(() =>
    over ? betterAt(game, replay, step, eyes, asked.better) : null,
  );
  // It is about one moment and one pair of eyes.
  const better = chosen?.step === step && chosen.seat === eyes ? chosen : null;
  const number = better ? numberOfMove(game, replay.stateAt(step), better.seat, better.move) : 0;
  const moved = useRef(false);
  useEffect(() => {
    // The address of a match stays plain until somebody looks around in it.
    const isFirst = !moved.current;
    moved.current = true;
    if (isFirst || id === null) return;
    const moment = { step, eyes, ...(number > 0 && { better: number }) };
    const write = (): void => history.replaceState(null, '', location.pathname + formatMoment(moment));
    // Browsers take it amiss if an address changes many times a second.
    const timer = setTimeout(write, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [step, eyes, number, id]);
  const within = (wanted: number): void => setStep(Math.min(Math.max(1, wanted), steps));
  const setBetter = (wanted: Better | null): void => {
    setChosen(wanted);
    if (wanted === null) return;
    within(wanted.step);
    setEyes(wanted.seat);
  };
  return { step, setStep: within, eyes, setEyes, better, setBetter };
}

/** What an address calls better; null where there is no such move. */
function betterAt(game: AnyGame, replay: ReplayStates, step: number, eyes: Viewer, number = 0): Better | null {
  if (eyes === null || number === 0) return null;
  const move = game.legalMoves(replay.stateAt(step), eyes)[number - 1] as Move | undefined;
  return move ? { step, seat: eyes, move } : null;
}

/** Whoever plays here has the eyes of their seat; people who share a device see what all of them may see. */
function eyesOf(kept: Kept): Viewer {
  const people = kept.kind === 'solo' ? playersOf(kept).filter(player => player === 'person') : [];
  return people.length > 1 ? null : kept.seat;
}

interface SceneProps {
  readonly replay: ReplayStates;
  readonly match: Match;
  readonly kept: Kept | null;
  readonly game: AnyGame;
  readonly step: number;
  readonly eyes: Viewer;
  readonly names: readonly string[];
}

function Scene({
  replay,
  match,
  kept,
  game,
  step,
  eyes,
  names,
  trying,
}: SceneProps & { readonly trying: Trying | null }) {
  const table = useTable(game.id);
  const before = useRef(step);
  const shown = useMemo(() => {
    const told = (from: number, to: number): GameEvent[] =>
      replay.steps.slice(from, to).flatMap(({ made }) => heardBy(made, eyes)) as GameEvent[];
    // Motion tells how one step came about; a leap has none.
    const events = step === before.current + 1 ? told(step - 1, step) : [];
    return { view: game.view(replay.stateAt(step), eyes), history: told(0, step), events };
  }, [replay, game, step, eyes]);
  useEffect(() => {
    before.current = step;
  }, [step]);
  if (table.state !== 'ready') return <p class="loading">{replaying[language.value].opening}</p>;
  const looks = looksOf(kept);
  return (
    <table.Table
      view={shown.view}
      moves={trying?.moves ?? NO_MOVES}
      send={trying?.send ?? (() => {})}
      events={shown.events}
      history={shown.history}
      names={names}
      lot={looks.lot ?? commitmentOf(match)}
      cast={looks.cast ?? null}
      seat={eyes}
    />
  );
}

const NO_MOVES: readonly Move[] = [];

/** What one step drew, and whether the seed says the same; null where it drew nothing, or no seed was promised. */
function drawnAt(replay: ReplayStates, step: number): Drawn | null {
  const { chance } = replay.steps[step - 1]!.made;
  const again = replay.recomputedAt(step);
  if (again === null || chance.length === 0) return null;
  return { numbers: chance, isSame: chance.join() === again.join() };
}

/** What happened in one step, as these eyes saw it. */
function sentenceAt(
  replay: ReplayStates,
  step: number,
  game: AnyWords,
  names: readonly string[],
  eyes: Viewer,
): string {
  const told = heardBy(replay.steps[step - 1]!.made, eyes).map(event => game.event(event, names, eyes));
  const said = told.filter(text => text !== null).join(' ');
  return said === '' && step === 1 ? replaying[language.value].tableSet : said;
}

interface EyesProps {
  readonly names: readonly string[];
  readonly eyes: Viewer;
  readonly onEyes: (eyes: Viewer) => void;
  /** While a match runs, nobody looks from another seat. */
  readonly isFixed: boolean;
}

function Eyes({ names, eyes, onEyes, isFixed }: EyesProps) {
  const say = replaying[language.value];
  if (isFixed) return <p class="fine">{say.running}</p>;
  const all = [
    ...names.map((name, seat) => ({ name: shownName(name), seat: seat as Viewer })),
    { name: say.everyone, seat: null },
  ];
  return (
    <fieldset>
      <legend class="label">{say.eyes}</legend>
      <div class="segments">
        {all.map(({ name, seat }) => (
          <Choice key={`${seat}`} name="eyes" checked={eyes === seat} onChoose={() => onEyes(seat)}>
            {name}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
