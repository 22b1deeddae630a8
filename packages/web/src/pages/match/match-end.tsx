/** What can be done once a match is over. */

import { Button, ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import { go } from '../../app/router.ts';
import { boxOf } from '../../play/kept/kept-competitions.ts';
import { recall } from '../../play/kept/kept-matches.ts';
import { outcomeOf } from '../../play/kept/results.ts';
import type { TableSource } from '../../play/source.ts';
import { words } from '../../words/index.ts';

const EndPicture = lazy(async () => (await import('../replay/share-picture.tsx')).EndPicture);
const WhereLost = lazy(async () => (await import('./where-lost.tsx')).WhereLost);

interface EndProps {
  readonly source: TableSource;
  /** The match ended before the eyes of whoever is here: what they pressed last may be gone, and the keys go on here. */
  readonly takesFocus: boolean;
}

export function End({ source, takesFocus }: EndProps) {
  const say = words.value.match;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && isFocusLost()) row.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const kept = recall(source.id);
    // Wherever it is listed from now on it says how it went; what cannot be told now is tried again on the profile.
    if (kept) void import('../../play/kept/note-results.ts').then(notes => notes.noteResults([kept])).catch(() => {});
  }, []);
  const [failure, setFailure] = useState<string | null>(null);
  const rematch = (): void => {
    source.rematch().then(go, error => setFailure(error instanceof Error ? error.message : say.failed));
  };
  const competition = source.company?.competition.value ?? null;
  const box = competition === null ? boxOf(source.id) : `/competition/${competition}`;
  const next = source.company?.rematch.value ?? null;
  const seat = source.seat.value;
  const isSeated = seat !== null;
  const [isAsking, setAsking] = useState(false);
  const over = source.position.value?.over ?? null;
  // Where several share the device everybody has won and lost.
  const hasLost = isSeated && over !== null && source.sharing === null && outcomeOf({ payoffs: over, seat }) === 'lost';
  return (
    <div class="match-end" ref={row} data-lost={hasLost ? '' : undefined}>
      {next !== null && <p role="status">{words.value.company.wantsRematch}</p>}
      {box !== null && (
        <ButtonLink href={box} tone="strong">
          {words.value.competition.back}
        </ButtonLink>
      )}
      {box === null && isSeated && (
        <Button tone="strong" onClick={rematch}>
          <Icon name="again" /> {next === null ? say.rematch : words.value.company.joinRematch}
        </Button>
      )}
      {next !== null && !isSeated && (
        <ButtonLink href={`/match/${next}`} tone="strong">
          <Icon name="eye" /> {words.value.company.watchRematch}
        </ButtonLink>
      )}
      {hasLost && (
        <Button onClick={() => setAsking(true)}>
          <Icon name="hint" /> {words.value.review.whereLost}
        </Button>
      )}
      {isAsking && seat !== null && <WhereLost source={source} seat={seat} open onClose={() => setAsking(false)} />}
      <ButtonLink href={`/replay/${source.id}`}>{say.replayAndProof}</ButtonLink>
      <EndPicture source={source} />
      <ButtonLink href={`/new/${source.game}`} tone="quiet" class="wide-only">
        {say.newMatch}
      </ButtonLink>
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

/** What was pressed may be hidden already and still have the focus: a browser takes it away only when it next draws. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !activeElement.checkVisibility();
}
