/** The buttons at the head of a match; undo says beforehand whether the next step can be taken back. */

import type { ReadonlySignal } from '@preact/signals';
import { IllegalMove } from '@roundhouse/kernel';
import { announce, Button, Icon, type IconName } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { onceDrawn } from '../../play/drawn.ts';
import { findGame } from '../../play/games.ts';
import type { Move, TableSource, Undo } from '../../play/source.ts';
import { type Answering, type UndoForecast, undoForecast } from '../../play/undo.ts';
import { words } from '../../words/index.ts';

export interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly hidden?: boolean;
  readonly class?: string;
  /** What a phone, which shows no labels, says below the picture. */
  readonly below?: string | null;
}

export function Tool({ icon, label, onPress, hidden = false, below = null, ...rest }: ToolProps) {
  // Whoever speaks to the page names what stands there, in its order.
  const name = below === null ? label : `${below}, ${label}`;
  return (
    <Button tone="quiet" class={`tool ${rest.class ?? ''}`} aria-label={name} onClick={onPress} hidden={hidden}>
      <Icon name={icon} />
      {below !== null && (
        <span class="tool-below" aria-hidden="true">
          {below}
        </span>
      )}
      <span class="tool-label" aria-hidden="true">
        {label}
      </span>
    </Button>
  );
}

/** A rule is read, and answers nothing. */
const CONTROLS = ':is(button:not(.rule-link), input, select):not([disabled], [aria-disabled="true"])';

/** For keys: to what can be answered. */
export function focusQuestion(): void {
  const first = ['.table-ask', '']
    .map(within => document.querySelector<HTMLElement>(`.match-main ${within} ${CONTROLS}`))
    .find(found => found !== null);
  first?.focus();
}

/** Past everything above. Seen only while it has the focus. */
export function SkipToQuestion() {
  return (
    <Button class="skip" onClick={focusQuestion}>
      {words.value.match.toQuestion}
    </Button>
  );
}

export interface UndoToolProps {
  readonly source: TableSource;
  /** The answer that the next press would give; null while none is picked. */
  readonly picked: ReadonlySignal<Move | null>;
  /** Told why a step stands. */
  readonly onRefused: (why: string) => void;
}

export function UndoTool({ source, picked, onRefused }: UndoToolProps) {
  const say = words.value.match.undo;
  const seat = source.seat.value;
  const names = source.names.value;
  const [{ why, seat: undoer, asks }, outlook] = useUndo(source, picked);
  const next = outlook === null ? '' : say.next[outlook.kind];
  const label = asks ? say.ask : undoer === null || undoer === seat ? say.label : say.ofOther(names[undoer]!);
  const press = (): void => {
    // What was true a frame ago may not be so now.
    const { why: stands, asks: isQuestion } = source.undo.peek();
    if (stands !== null) onRefused([say.why[stands], next].join(' '));
    else {
      source.takeBack();
      if (!isQuestion) announce(say.done);
    }
  };
  return (
    <Button
      tone="quiet"
      class="tool tool-undo"
      aria-description={[why === null ? '' : say.why[why], next].join(' ').trim()}
      aria-disabled={why !== null}
      onClick={press}
    >
      <Icon name="undo" />
      {outlook?.kind === 'final' && (
        <span class="tool-lock">
          <Icon name="lock" size={12} />
        </span>
      )}
      <span class="tool-label">
        {label} {outlook !== null && <small>{say.short[outlook.kind]}</small>}
      </span>
    </Button>
  );
}

/** A frame has room for so much thinking ahead, and nobody waits longer than for so much of it. */
const SLICE_MS = 4;
const PATIENCE_MS = 400;

/**
 * What undo would do, and what it will be able to. Trying moves out takes a while, and nobody asks for undo in the very frame
 * that shows a position: that one comes first. Where there are too many to try, nothing is promised.
 */
function useUndo(source: TableSource, picked: UndoToolProps['picked']): readonly [Undo, UndoForecast | null] {
  const [undo, setUndo] = useState(() => source.undo.peek());
  const [outlook, setOutlook] = useState<UndoForecast | null>(null);
  useEffect(() => {
    let run = 0;
    const follow = (): void => {
      const now = ++run;
      onceDrawn(() => {
        if (now !== run) return;
        setUndo(source.undo.peek());
        const answering = answeringIn(source, picked.peek());
        if (answering) judge(answering, () => now === run, setOutlook);
        else setOutlook(null);
      });
    };
    const ends = [source.undo.subscribe(follow), source.position.subscribe(follow), picked.subscribe(follow)];
    return () => {
      run = -1;
      for (const end of ends) end();
    };
  }, [source, picked]);
  return [undo, outlook];
}

/** Tries the answers out, a slice at a time, as long as they are still wanted. */
function judge(answering: Answering, isWanted: () => boolean, tell: (outlook: UndoForecast | null) => void): void {
  const trials = undoForecast(answering);
  let spent = 0;
  const goOn = (): void => {
    if (!isWanted()) return;
    const begun = performance.now();
    while (performance.now() - begun < SLICE_MS) {
      const trial = nextTrial(trials);
      if (!trial.done) continue;
      tell(trial.value);
      return;
    }
    spent += performance.now() - begun;
    if (spent < PATIENCE_MS) setTimeout(goOn);
    else tell(null);
  };
  goOn();
}

/** What was picked at the position before is no answer here; the table will say what is picked now. */
function nextTrial(trials: ReturnType<typeof undoForecast>): IteratorResult<undefined, UndoForecast | null> {
  try {
    return trials.next();
  } catch (error) {
    if (error instanceof IllegalMove) return { done: true, value: null };
    throw error;
  }
}

/** The answer that is picked, or all that could be; null where nothing is asked. */
function answeringIn({ game, names, seat, position }: TableSource, picked: Move | null): Answering | null {
  const [rules, viewer, now] = [findGame(game), seat.peek(), position.peek()];
  if (!rules || !now || now.view === null || now.over !== null || viewer === null || now.moves.length === 0)
    return null;
  const moves = picked ? [picked] : now.moves;
  return { game: rules, view: now.view, seat: viewer, seats: names.peek().length, moves };
}
