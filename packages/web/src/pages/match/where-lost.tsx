/** Where did I lose? The decision that cost most by what one could see, and another try from there. */

import { accountsOf, costliest, type Swing } from '@roundhouse/bots/review/ledger.ts';
import type { Findings } from '@roundhouse/bots/review/study.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { CONCEDE, type Match, matchFromRecord, type ReplayStates, replayStates, type Seat } from '@roundhouse/kernel';
import { Button, ButtonLink, Dialog, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { findGame } from '../../play/games.ts';
import { looksOf, recall } from '../../play/kept/kept-matches.ts';
import { levelAgain, playOn } from '../../play/local/play-on.ts';
import { numberOfMove } from '../../play/replay/better.ts';
import { formatMoment } from '../../play/replay/moment.ts';
import type { TableSource } from '../../play/source.ts';
import { type ReviewProgress, startReview } from '../../review/review.ts';
import { useGameWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { winsInHundred } from '../review/signed.ts';
import './where-lost.css';

interface WhereLostProps {
  readonly source: TableSource;
  readonly seat: Seat;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function WhereLost({ source, seat, open, onClose }: WhereLostProps) {
  const say = words.value.review;
  return (
    <Dialog title={say.whereLost} open={open} onClose={onClose}>
      <Answer source={source} seat={seat} />
    </Dialog>
  );
}

/** What was worked out, and what it was worked out from. */
interface Worked {
  readonly match: Match;
  readonly told: ReviewProgress | null;
}

function Answer({ source, seat }: Pick<WhereLostProps, 'source' | 'seat'>) {
  const say = words.value.review;
  const { worked, hasFailed } = useWork(source);
  if (hasFailed) return <p class="trouble">{say.failed}</p>;
  if (!worked?.told?.isDone) {
    return (
      <div class="where-lost">
        <span>{say.thinking}</span>
        <progress aria-label={say.progress} value={worked?.told?.progress ?? 0} max={1} />
      </div>
    );
  }
  return <Found source={source} seat={seat} match={worked.match} findings={worked.told.findings} />;
}

/** The last match that was worked out to its end: whoever comes back from the board finds the answer as it was. */
let lastDone: { readonly id: string; readonly worked: Worked } | null = null;

function useWork(source: TableSource) {
  const [worked, setWorked] = useState<Worked | null>(lastDone?.id === source.id ? lastDone.worked : null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (lastDone?.id === source.id) return;
    let end: (() => void) | null = null;
    let isLeft = false;
    const begin = async (): Promise<void> => {
      const match = matchFromRecord(findGame, await source.record());
      if (isLeft) return;
      end = startReview(
        match,
        told => {
          if (told.isDone) lastDone = { id: source.id, worked: { match, told } };
          setWorked({ match, told });
        },
        () => setFailed(true),
      );
    };
    begin().catch(() => setFailed(true));
    return () => {
      isLeft = true;
      end?.();
    };
  }, [source]);
  return { worked, hasFailed };
}

interface FoundProps {
  readonly source: TableSource;
  readonly seat: Seat;
  readonly match: Match;
  readonly findings: Findings;
}

/** The dearest decision of a seat, giving up not counted: that only ended what was lost. */
function dearestOf(findings: Findings, replay: ReplayStates, seat: Seat): Swing | null {
  const own = costliest(findings, findings.chances.length).filter(({ chooser }) => chooser === seat);
  return own.find(({ step }) => replay.steps[step - 1]!.made.move?.type !== CONCEDE.type) ?? null;
}

function Found({ source, seat, match, findings }: FoundProps) {
  const say = words.value.review;
  const { number } = format.value;
  const said = useGameWords(match.game);
  const game = findGame(match.game)!;
  const replay = replayStates(game, match);
  const swing = dearestOf(findings, replay, seat);
  const lookAt = (step: number, better?: number) => (
    <ButtonLink href={`/replay/${source.id}${formatMoment({ step, eyes: seat, ...(better && { better }) })}`}>
      <Icon name="eye" /> {say.look}
    </ButtonLink>
  );
  if (swing === null || !said) {
    const { luck, othersChoices } = accountsOf(findings)[seat]!;
    return (
      <>
        <p>{luck < Math.min(0, othersChoices) ? say.noMistakeLuck : say.noMistake}</p>
        <div class="page-actions">{lookAt(1)}</div>
      </>
    );
  }
  const before = swing.step - 1;
  const view: unknown = game.view(replay.stateAt(before), seat);
  const { bestMove } = findings.judged[before]!;
  const names = match.seats.map(({ name }) => name);
  const tryAgain = (): void =>
    go(
      `/solo/${playOn(game, match, {
        step: before,
        seat,
        level: levelAgain(recall(source.id), game.id),
        name: match.seats[seat]!.name || NAMELESS,
        looks: looksOf(recall(source.id)),
      })}`,
    );
  return (
    <>
      <p class="label">{say.atStep(number(swing.step), number(replay.steps.length))}</p>
      <p class="lead">{say.youChose(said.move(replay.steps[before]!.made.move!, view, names))}</p>
      <p>{say.better(said.move(bestMove, view, names), winsInHundred(swing.missed))}</p>
      {findings.chances.some(({ games }) => games > 0) && <p class="fine">{say.howDoubt}</p>}
      <div class="page-actions">
        <Button tone="strong" onClick={tryAgain}>
          <Icon name="again" /> {say.tryAgain}
        </Button>
        {lookAt(before, numberOfMove(game, replay.stateAt(before), seat, bestMove))}
      </div>
    </>
  );
}
