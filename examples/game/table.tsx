/** The table of Last Straw: the straws, and a button for each legal move. It knows no rules. */

import { useTableWords } from '@roundhouse-table/games/table-words.js';
import type { TableProps } from '@roundhouse-table/games/tables.js';
import { useState } from 'preact/hooks';
import type { Event, Move, View } from './rules.ts';
import type { Words } from './words.ts';
import './table.css';

export function LastStrawTable({ view, moves, send, seat, names }: TableProps<Move, View, Event>) {
  const words = useTableWords<Words>();
  // The straws that a button would take are shown before they are taken.
  const [shown, setShown] = useState(0);
  return (
    <section class="last-straw">
      <p class="last-straw-asks">{words.prompt(view, seat, names)}</p>
      <p class="last-straw-row" role="img" aria-label={String(view.left)}>
        {Array.from({ length: view.left }, (_, i) => (
          <span key={i} class={i >= view.left - shown ? 'straw going' : 'straw'} />
        ))}
      </p>
      <p class="last-straw-moves">
        {moves.map(move => (
          <button
            key={move.straws}
            type="button"
            class="button"
            onClick={() => send(move)}
            onPointerEnter={() => setShown(move.straws)}
            onPointerLeave={() => setShown(0)}
          >
            {words.move(move, view)}
          </button>
        ))}
      </p>
    </section>
  );
}
