/** The review of a match: its curve of winning chances, its turning points, and what luck and choices did. */

import {
  accountsOf,
  costliest,
  gainerOf,
  INTERVAL,
  inHundredths,
  mostly,
  swingsOf,
  turningPoints,
} from '@roundhouse/bots/review/ledger.ts';
import type { Findings } from '@roundhouse/bots/review/study.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { type AnyGame, heardBy, type Match, type ReplayStates } from '@roundhouse/kernel';
import { announce, Button, Icon } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Better } from '../../play/replay/better.ts';
import type { Move } from '../../play/source.ts';
import { type ReviewProgress, startReview } from '../../review/review.ts';
import { words as appWords, format } from '../../words/index.ts';
import { shownName } from '../../words/names.ts';
import { Curve } from './review-curve.tsx';
import { signed, winsInHundred } from './signed.ts';

interface ReviewProps {
  readonly match: Match;
  readonly replay: ReplayStates;
  readonly game: AnyGame;
  readonly words: AnyWords;
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** What is shown as better than what was done. */
  readonly better: Better | null;
  readonly onBetter: (better: Better) => void;
}

/** What was worked out before is there when somebody comes back to it. */
const known = new WeakMap<Match, ReviewProgress>();

export function Review(props: ReviewProps) {
  const { match, step, onStep } = props;
  const say = appWords.value.review;
  const { told, state, stop, goOn } = useReview(match);
  const names = match.seats.map(({ name }) => shownName(name));
  const findings = told?.findings ?? null;
  return (
    <section class="review" aria-labelledby="review">
      <h2 id="review" class="poster">
        {say.title}
      </h2>
      {state === 'failed' && <p class="trouble">{say.failed}</p>}
      {state === 'thinking' && (
        <div class="review-progress">
          <span>{say.thinking}</span>
          <progress aria-label={say.progress} value={told?.progress ?? 0} max={1} />
          <Button onClick={stop} disabled={!told}>
            <Icon name="close" /> {say.stop}
          </Button>
        </div>
      )}
      {state === 'stopped' && (
        <div class="review-progress">
          <span>{say.stopped}</span>
          <Button onClick={goOn}>
            <Icon name="play" /> {say.more}
          </Button>
        </div>
      )}
      {findings ? (
        <>
          <Curve findings={findings} points={turningPoints(findings)} names={names} step={step} onStep={onStep} />
          {state !== 'thinking' && <Accounts findings={findings} names={names} />}
          {state !== 'thinking' && <Points {...props} findings={findings} names={names} />}
          {state !== 'thinking' && <Missed {...props} findings={findings} names={names} />}
          {state !== 'thinking' && <Numbers {...props} findings={findings} names={names} />}
          <How findings={findings} />
        </>
      ) : (
        <div class="curve curve-empty" aria-hidden="true" />
      )}
    </section>
  );
}

function useReview(match: Match) {
  const say = appWords.value.review;
  const [told, setTold] = useState<ReviewProgress | null>(known.get(match) ?? null);
  const [state, setState] = useState<'thinking' | 'stopped' | 'done' | 'failed'>(told?.isDone ? 'done' : 'thinking');
  const end = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (state !== 'thinking') return;
    const hear = (now: ReviewProgress): void => {
      known.set(match, now);
      setTold(now);
      if (!now.isDone) return;
      setState('done');
      announce(say.title);
    };
    end.current = startReview(match, hear, () => setState('failed'));
    return () => end.current?.();
  }, [match, state]);
  return {
    told,
    state,
    stop: () => setState('stopped'),
    goOn: () => setState('thinking'),
  };
}

interface FoundProps extends ReviewProps {
  readonly findings: Findings;
  readonly names: readonly string[];
}

/** How everybody came from their first chances to their result. */
function Accounts({ findings, names }: Pick<FoundProps, 'findings' | 'names'>) {
  const say = appWords.value.review;
  if (findings.judged.every(one => one === null)) return <p>{say.unjudged}</p>;
  const accounts = accountsOf(findings);
  const winner = accounts.findIndex(({ result }) => result === 1);
  const { number } = format.value;
  const points = (share: number): string => number(Math.round(share * 100));
  // A review that was stopped early knows next to nothing, and no chance is further off than all there is.
  const within = (error: number) => (
    <small class="accounts-within">±{number(Math.min(100, Math.ceil(100 * INTERVAL * error)))}</small>
  );
  return (
    <section aria-labelledby="review-why">
      <h3 id="review-why">{say.why}</h3>
      {winner >= 0 && <p class="review-verdict">{say.by[mostly(accounts[winner]!)](names[winner]!)}</p>}
      <table class="accounts">
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.start}</th>
            <th scope="col">{say.luck}</th>
            <th scope="col">{say.own}</th>
            <th scope="col">{say.others}</th>
            <th scope="col">{say.result}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(inHundredths).map((account, seat) => (
            <tr key={`${seat}`}>
              <th scope="row">{names[seat]}</th>
              <td>
                {points(account.start)} {within(account.errors.start)}
              </td>
              <td>
                {signed(account.luck)} {within(account.errors.luck)}
              </td>
              <td>
                {signed(account.ownChoices)} {within(account.errors.ownChoices)}
              </td>
              <td>
                {signed(account.othersChoices)} {within(account.errors.othersChoices)}
              </td>
              <td>{points(account.result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fine">{say.points}</p>
    </section>
  );
}

function Points(props: FoundProps) {
  const { findings, names, onStep, step } = props;
  const say = appWords.value.review;
  const { percent } = format.value;
  const points = turningPoints(findings);
  return (
    <section aria-labelledby="review-turning">
      <h3 id="review-turning">{say.turning}</h3>
      {points.length === 0 && <p>{say.noTurning}</p>}
      <ol class="review-points">
        {points.map((point, i) => {
          const seat = names.length === 2 ? 0 : gainerOf(point);
          const [before, after] = [findings.chances[point.first - 2]!, findings.chances[point.step - 1]!];
          return (
            <li key={point.step}>
              <PointButton
                mark={i + 1}
                at={point.step}
                isNow={point.first <= step && step <= point.step}
                onStep={onStep}
              >
                <b>{say.change(names[seat]!, percent(before.mean[seat]!), percent(after.mean[seat]!))}</b>
                <span>{whatHappened(props, point.most)}</span>
                <small>{say.parts(signed(point.luck[seat]!), signed(point.choice[seat]!))}</small>
              </PointButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Missed(props: FoundProps) {
  const { findings, replay, game, words, match, names } = props;
  const seated = match.seats.map(({ name }) => name);
  const say = appWords.value.review;
  const missed = costliest(findings);
  return (
    <section aria-labelledby="review-missed">
      <h3 id="review-missed">{say.missed}</h3>
      {missed.length === 0 && <p>{say.noMissed}</p>}
      <ol class="review-points">
        {missed.map(swing => {
          const { bestMove } = findings.judged[swing.step - 1]!;
          const [before, seat] = [swing.step - 1, swing.chooser!];
          const view: unknown = game.view(replay.stateAt(before), seat);
          return (
            <li key={swing.step}>
              <PointButton
                mark="?"
                at={before}
                isNow={props.better?.step === before}
                onStep={step => props.onBetter({ step, seat, move: bestMove as Move })}
              >
                <b>
                  {say.instead(
                    names[swing.chooser!]!,
                    words.move(replay.steps[swing.step - 1]!.made.move!, view, seated),
                  )}
                </b>
                <span>{say.better(words.move(bestMove, view, seated), winsInHundred(swing.missed))}</span>
              </PointButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface PointButtonProps {
  readonly mark: number | string;
  readonly at: number;
  readonly isNow: boolean;
  readonly onStep: (step: number) => void;
  readonly children: ComponentChildren;
}

function PointButton({ mark, at, isNow, onStep, children }: PointButtonProps) {
  const say = appWords.value.review;
  return (
    <button
      type="button"
      class="review-point"
      aria-current={isNow ? 'step' : undefined}
      title={say.show(at)}
      onClick={() => onStep(at)}
    >
      <span class="review-mark" aria-hidden="true">
        {mark}
      </span>
      <span class="review-told">{children}</span>
    </button>
  );
}

/** What all heard of a step; where that is nothing, who did what in secret. */
function whatHappened({ replay, game, words, match, names }: FoundProps, step: number): string {
  // A sentence needs to know who is nameless, to say "you throw".
  const seated = match.seats.map(({ name }) => name);
  const { made } = replay.steps[step - 1]!;
  const told = heardBy(made, null).flatMap(event => {
    const text = words.weight(event) === 'line' ? words.event(event, seated, null) : null;
    return text === null ? [] : [text];
  });
  if (told.length > 0 || made.seat === null || made.move === null) return told.join(' ');
  const view: unknown = game.view(replay.stateAt(step - 1), made.seat);
  return `${names[made.seat]}: ${words.move(made.move, view, seated)}.`;
}

/** The curve as a table, for whoever cannot or does not want to look at it. */
function Numbers(props: FoundProps) {
  const { findings, names } = props;
  const say = appWords.value.review;
  const { percent } = format.value;
  const swings = swingsOf(findings);
  const seats = names.length === 2 ? [0] : names.map((_, seat) => seat);
  return (
    <details class="more">
      <summary>{say.all}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section class="review-numbers" tabIndex={0} aria-label={say.all}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.step}</th>
              {seats.map(seat => (
                <th key={seat} scope="col">
                  {say.chanceOf(names[seat]!)}
                </th>
              ))}
              {names.length === 2 && <th scope="col">{say.luckOf(names[0]!)}</th>}
              {names.length === 2 && <th scope="col">{say.choiceOf(names[0]!)}</th>}
              <th scope="col">{say.happened}</th>
            </tr>
          </thead>
          <tbody>
            {findings.chances.map(({ mean }, at) => (
              <tr key={`${at}`}>
                <th scope="row">{at + 1}</th>
                {seats.map(seat => (
                  <td key={seat}>{percent(mean[seat]!)}</td>
                ))}
                {names.length === 2 && <td>{at === 0 ? '' : signed(swings[at - 1]!.luck[0]!)}</td>}
                {names.length === 2 && <td>{at === 0 ? '' : signed(swings[at - 1]!.choice[0]!)}</td>}
                <td class="review-words">{whatHappened(props, at + 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function How({ findings: { chances } }: { readonly findings: Findings }) {
  const say = appWords.value.review;
  const { number } = format.value;
  const estimated = chances.filter(({ games }) => games > 0);
  const games = Math.min(...estimated.map(one => one.games));
  const error = Math.ceil(200 * Math.max(...chances.map(one => one.error)));
  return (
    <details class="more" open>
      <summary>{say.how}</summary>
      {estimated.length === 0 ? (
        <p class="fine">{say.howSolved(error)}</p>
      ) : (
        <>
          <p class="fine">{say.howText(number(games), number(error))}</p>
          <p class="fine">{say.howChoice}</p>
          <p class="fine">{say.howDoubt}</p>
        </>
      )}
    </details>
  );
}
