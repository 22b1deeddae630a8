/** The buttons at the head of a match; undo says beforehand whether the next step can be taken back. */

import { announce, Button, Icon, type IconName } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { onceDrawn } from '../play/drawn.ts';
import { findGame } from '../play/games.ts';
import type { Position, TableSource, Undo } from '../play/source.ts';
import { type Outlook, outlookOf } from '../play/undo.ts';
import { words } from '../words/index.ts';

export interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly hidden?: boolean;
  readonly class?: string;
}

export function Tool({ icon, label, onPress, hidden = false, ...rest }: ToolProps) {
  return (
    <Button tone="quiet" class={`tool ${rest.class ?? ''}`} aria-label={label} onClick={onPress} hidden={hidden}>
      <Icon name={icon} />
      <span class="tool-label" aria-hidden="true">
        {label}
      </span>
    </Button>
  );
}

const CONTROLS = ':is(button, input, select):not([disabled], [aria-disabled="true"])';

/** For keys: past everything above, to what can be answered. Seen only while it has the focus. */
export function SkipToQuestion() {
  const skip = (): void => {
    const first = ['.table-ask', '']
      .map(within => document.querySelector<HTMLElement>(`.match-main ${within} ${CONTROLS}`))
      .find(found => found !== null);
    first?.focus();
  };
  return (
    <Button class="skip" onClick={skip}>
      {words.value.match.toQuestion}
    </Button>
  );
}

export interface UndoToolProps {
  readonly source: TableSource;
  /** Told why a step stands. */
  readonly onRefused: (why: string) => void;
}

export function UndoTool({ source, onRefused }: UndoToolProps) {
  const say = words.value.match.undo;
  const seat = source.seat.value;
  const names = source.names.value;
  const [{ why, seat: undoer, asks }, outlook] = useUndo(source);
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

/**
 * What undo would do, and what it will be able to. Trying moves out takes a while, and nobody asks for undo in the very frame
 * that shows a position: that one comes first.
 */
function useUndo(source: TableSource): readonly [Undo, Outlook | null] {
  const now = () => [source.undo.peek(), nextOf(source, source.position.peek())] as const;
  const [undo, setUndo] = useState(now);
  useEffect(() => {
    let isDue = false;
    const follow = (): void => {
      if (isDue) return;
      isDue = true;
      onceDrawn(() => {
        isDue = false;
        setUndo(now());
      });
    };
    const ends = [source.undo.subscribe(follow), source.position.subscribe(follow)];
    return () => {
      for (const end of ends) end();
    };
  }, [source]);
  return undo;
}

function nextOf({ game, names, seat }: TableSource, position: Position | null): Outlook | null {
  const [rules, viewer] = [findGame(game), seat.peek()];
  if (!rules || !position || position.view === null || position.over !== null || viewer === null) return null;
  return outlookOf(rules, position.view, viewer, position.moves, names.peek().length);
}
