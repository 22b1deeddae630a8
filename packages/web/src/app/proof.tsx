/** The proof of fair dice, worked out before one's eyes: every throw is recomputed from the opened seed. */

import { findGame } from '@roundhouse/games';
import { type AnyGame, commitmentOf, type Match, openMatch, play, standing, verifyRecord } from '@roundhouse/kernel';
import { announce, Button, Icon, isStill } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Kept } from '../play/shelf.ts';

interface ProofProps {
  readonly match: Match;
  readonly game: AnyGame;
  readonly record: string;
  /** What this browser remembers of the match, if it was played here. */
  readonly kept: Kept | null;
}

/** One step that drew chance: as recorded, and as the seed gives it. */
interface Thrown {
  readonly step: number;
  readonly recorded: readonly number[];
  readonly recomputed: readonly number[];
}

const TICK_MS = 60;

export function Proof({ match, game, record, kept }: ProofProps) {
  const [throws, setThrows] = useState<Thrown[] | null>(null);
  const [shown, setShown] = useState(0);
  const [verdict, setVerdict] = useState<string | null>(null);
  const done = throws !== null && shown >= throws.length;
  const prove = (): void => {
    setThrows(match.seed === null ? [] : recompute(game, match));
    setShown(isStill() ? Number.POSITIVE_INFINITY : 0);
  };
  useEffect(() => {
    if (!throws || done) return;
    const timer = setTimeout(() => setShown(shown + 1), TICK_MS);
    return () => clearTimeout(timer);
  }, [throws, shown, done]);
  useEffect(() => {
    if (!done) return;
    const said = [verdictOf(record), whatDiffers(match, kept)].filter(text => text !== null).join(' ');
    setVerdict(said);
    announce(said);
  }, [done, record, match, kept]);
  return (
    <section class="proof" aria-labelledby="proof">
      <h2 id="proof" class="label">
        Fair dice
      </h2>
      <dl class="proof-facts">
        <dt>Promised before the first roll</dt>
        <dd>
          <code class="hash">{commitmentOf(match) ?? 'nothing'}</code>
        </dd>
        <dt>Seed, opened at the end</dt>
        <dd>
          <code class="hash">{match.seed ?? 'none'}</code>
        </dd>
      </dl>
      {throws && (
        <ol class="proof-throws">
          {throws.slice(0, shown).map(({ step, recorded, recomputed }) => (
            <li key={step}>
              <span>Step {step}:</span> <span class="proof-dice">{recomputed.join(' ')}</span>{' '}
              {recorded.join() === recomputed.join() ? (
                <span class="proof-same">
                  <Icon name="check" size={14} /> same
                </span>
              ) : (
                <b>not the same: {recorded.join(' ')}</b>
              )}
            </li>
          ))}
        </ol>
      )}
      {verdict && <p class="proof-verdict">{verdict}</p>}
      <div class="page-actions">
        {!throws && <Button onClick={prove}>Verify the dice</Button>}
        <Button onClick={() => download(record, `${game.id}-${match.log[0]?.at ?? 0}.jsonl`)}>
          <Icon name="save" /> Save the record
        </Button>
      </div>
    </section>
  );
}

function verdictOf(record: string): string {
  const found = verifyRecord(findGame, record);
  if (!found.ok) return `This record is not right. Line ${found.line}: ${found.reason}.`;
  return found.dice === 'proved'
    ? `Proved: all ${found.steps} steps follow the rules, and every throw comes from the promised seed.`
    : `All ${found.steps} steps follow the rules. The dice were not promised beforehand, so they prove nothing.`;
}

/** A record can be true to itself and yet not be what somebody sat down to: this browser saw the promise then. */
function whatDiffers(match: Match, kept: Kept | null): string | null {
  if (kept?.kind !== 'live') return null;
  const { commitment, entropy, seat } = kept;
  if (commitment !== undefined && commitment !== commitmentOf(match)) {
    return 'But another promise was shown to you when you sat down: do not trust these dice.';
  }
  if (entropy?.isIn && entropy.text !== match.entropy[seat]) {
    return 'But what you threw into the dice is not in them: do not trust these dice.';
  }
  return commitment === undefined ? null : 'The promise is the one you were shown when you sat down.';
}

/** Plays the match again with dice fresh from its seed, next to those on record. */
function recompute(game: AnyGame, match: Match): Thrown[] {
  const { options, seats, seed, entropy } = match;
  const again = openMatch(game, { options, seats, seed, entropy, at: 0 });
  const throws: Thrown[] = [];
  for (const [step, entry] of standing(match.log).entries()) {
    if (entry.seat !== null) play(game, again, entry.seat, entry.move, 0);
    const recomputed = standing(again.log)[step]!.chance;
    if (entry.chance.length > 0 || recomputed.length > 0) throws.push({ step, recorded: entry.chance, recomputed });
  }
  return throws;
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own hold on the text by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
