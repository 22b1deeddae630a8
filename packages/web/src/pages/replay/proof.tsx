/** The proof of fair dice, worked out before one's eyes: every throw is recomputed from the opened seed. */

import {
  commitmentOf,
  commitmentTo,
  type Match,
  promisedBy,
  type ReplayStates,
  samePlain,
  verifyRecord,
} from '@roundhouse/kernel';
import { announce, Button, Icon, isStill } from '@roundhouse/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { findGame } from '../../play/games.ts';
import type { Kept } from '../../play/kept/kept-matches.ts';
import { format, language } from '../../words/index.ts';
import { proof } from './words/languages.ftl.ts';

interface ProofProps {
  readonly match: Match;
  readonly replay: ReplayStates;
  readonly record: string;
  /** What this browser remembers of the match, if it was played here. */
  readonly kept: Kept | null;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly isOn: boolean;
  readonly onStart: () => void;
}

/** All throws are ticked within about this time, none faster than can be seen. */
const WHOLE_MS = 4000;
const TICK_MS = 70;

export function Proof({ match, replay, record, kept, step, onStep, isOn, onStart }: ProofProps) {
  const say = proof[language.value];
  const throws = useMemo(() => (isOn ? throwsIn(replay) : []), [replay, isOn]);
  const shown = useTicks(throws.length, isOn);
  const done = isOn && shown >= throws.length;
  const verdict = useMemo(
    () => (done ? [verdictOf(record), whatDiffers(match, kept)].filter(text => text !== null).join(' ') : null),
    [done, record, match, kept, say],
  );
  useEffect(() => {
    if (verdict !== null) announce(verdict);
  }, [verdict]);
  return (
    <section class="proof" aria-labelledby="proof">
      <h2 id="proof" class="poster">
        {say.title}
      </h2>
      <p>{say.lead}</p>
      {verdict && <p class="proof-verdict">{verdict}</p>}
      {!isOn && (
        <Button tone="strong" onClick={onStart}>
          <Icon name="check" /> {say.verify}
        </Button>
      )}
      <ol class="proof-acts">
        <li>
          <h3>{say.sealed}</h3>
          <Seal match={match} />
        </li>
        <li>
          <h3>{say.opened}</h3>
          <Opened match={match} isOn={isOn} />
        </li>
        <li>
          <h3>{say.throws}</h3>
          <p>{isOn && throws.length === 0 ? say.noThrows : say.throwsText}</p>
          <ul class="proof-throws">
            {throws.slice(0, shown).map(one => (
              <li key={one.step}>
                <ThrowLine thrown={one} isNow={one.step === step} onStep={onStep} />
              </li>
            ))}
          </ul>
        </li>
      </ol>
    </section>
  );
}

function Seal({ match }: { readonly match: Match }) {
  const say = proof[language.value];
  const seal = commitmentOf(match);
  const threwIn = match.entropy.filter(text => text !== '').length;
  if (seal === null) return <p>{say.noSeal}</p>;
  return (
    <>
      <p>{say.sealedText}</p>
      <code class="hash">{seal}</code>
      {threwIn > 0 && <p>{(match.promises ? say.promisedIn : say.thrownIn)(say.seats(threwIn))}</p>}
    </>
  );
}

function Opened({ match, isOn }: { readonly match: Match; readonly isOn: boolean }) {
  const say = proof[language.value];
  if (match.seed === null) return <p>–</p>;
  const again = commitmentTo(match.seed);
  const isSame = again === commitmentOf(match);
  return (
    <>
      <code class="hash">{match.seed}</code>
      {isOn && (
        <p class="proof-again">
          {say.openedText} <code class="hash">{again}</code>{' '}
          <b class="proof-same">
            <Icon name={isSame ? 'check' : 'close'} size={16} /> {isSame ? say.sameSeal : say.otherSeal}
          </b>
        </p>
      )}
    </>
  );
}

/** One step that drew chance: as recorded, and as the seed gives it. */
interface Thrown {
  readonly step: number;
  readonly recorded: readonly number[];
  readonly recomputed: readonly number[];
}

function throwsIn(replay: ReplayStates): Thrown[] {
  return replay.steps.flatMap(({ made }, i) => {
    const recomputed = replay.recomputedAt(i + 1);
    if (recomputed === null || made.chance.length + recomputed.length === 0) return [];
    return [{ step: i + 1, recorded: made.chance, recomputed }];
  });
}

interface ThrowLineProps {
  readonly thrown: Thrown;
  readonly isNow: boolean;
  readonly onStep: (step: number) => void;
}

function ThrowLine({ thrown: { step, recorded, recomputed }, isNow, onStep }: ThrowLineProps) {
  const say = proof[language.value];
  return (
    <button type="button" class="proof-throw" aria-current={isNow ? 'step' : undefined} onClick={() => onStep(step)}>
      <span>{say.step(step)}</span>
      <span class="proof-dice">{recomputed.join(' ')}</span>
      {recorded.join() === recomputed.join() ? (
        <span class="proof-same">
          <Icon name="check" size={16} /> {say.same}
        </span>
      ) : (
        <b>{say.notSame(recorded.join(' '))}</b>
      )}
    </button>
  );
}

/** Counts up to `all`, one after another; at once for those who want no motion. */
function useTicks(all: number, isOn: boolean): number {
  const [shown, setShown] = useState(() => (isOn && isStill() ? all : 0));
  useEffect(() => {
    if (!isOn || shown >= all) return;
    if (isStill()) return setShown(all);
    const timer = setTimeout(() => setShown(shown + 1), Math.min(400, Math.max(TICK_MS, WHOLE_MS / all)));
    return () => clearTimeout(timer);
  }, [isOn, shown, all]);
  return shown;
}

function verdictOf(record: string): string {
  const say = proof[language.value];
  const found = verifyRecord(findGame, record);
  if (!found.ok) return say.wrong(found.line, found.reason);
  if (found.couldChoose === 'anybody') return say.unproved(found.steps);
  const silent = found.unopened.map(seat => found.seats[seat]!.name);
  const few = say.silent(found.deals);
  const whose = { nobody: say.nobody, silent: few, last: say.last, host: say.host }[found.couldChoose];
  const told = [say.proved(found.steps), whose];
  const gone = found.calledOff.map(deal => say.calledOff(format.value.list(deal.silent)));
  const left = found.givenUp > 0 ? [say.givenUp(found.givenUp)] : [];
  return [...told, ...(silent.length > 0 ? [say.unopened(format.value.list(silent))] : []), ...gone, ...left].join(' ');
}

/** A record can be true to itself and yet not be what somebody sat down to: this browser saw the promise then. */
function whatDiffers(match: Match, kept: Kept | null): string | null {
  const say = proof[language.value];
  if (kept?.kind !== 'live') return null;
  const { commitment, entropy, promises, seat, calledOff = [] } = kept;
  const told = (match.calledOff ?? []).map(deal => deal.commitment);
  if (calledOff.some(one => !told.includes(one))) return say.hidden;
  if (commitment !== undefined && commitment !== commitmentOf(match)) return say.otherPromise;
  if (entropy?.isIn && entropy.text !== match.entropy[seat]) return say.notThrownIn;
  if (promises && !samePlain(promises, promisedBy(match.promises, match.entropy))) return say.otherPromises;
  if (entropy?.promise !== undefined && match.entropy[seat] === '') return say.notOpened;
  return commitment === undefined ? null : say.samePromise;
}
