/** The log beside a table. It follows by a frame: whoever has moved looks at the table first. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { Log, picture } from '@roundhouse/kit';
import { useRef } from 'preact/hooks';
import type { TableSource } from '../../play/source.ts';
import { words } from '../../words/index.ts';
import { useLines } from './log-lines.ts';
import { usePointing } from './pointing.ts';

export interface MatchLogProps {
  readonly source: TableSource;
  /** Null until the words are here. */
  readonly game: AnyWords | null;
  /** A line that is about something on the board was pressed. */
  readonly onPress: (things: readonly string[]) => void;
}

/** The log; its lines show on the board what they are about. */
export const MatchLog = picture((props: MatchLogProps) => <Lines {...props} />);

function Lines({ source, game, onPress }: MatchLogProps) {
  const say = words.value.match;
  const lines = useLines(source, game);
  const box = useRef<HTMLElement>(null);
  usePointing(
    box,
    lines.map(({ things }) => things),
    onPress,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section class="match-log-lines" ref={box} tabIndex={0} aria-label={say.logOfMatch}>
      {lines.length === 0 ? <p class="fine">{say.nothingYet}</p> : <Log lines={lines} />}
    </section>
  );
}
