/** The score sheet: line by line, so that everybody can add it up. */

import { DISCIPLINES } from '../content/disciplines.ts';
import { TRICKS } from '../content/tricks.ts';
import { scoreSheet } from '../score.ts';
import type { ScoreLine, Side, View } from '../state.ts';
import { Ground } from './art.tsx';
import { useWords } from './use-words.ts';

export interface SheetProps {
  readonly view: Pick<View, 'queue' | 'front'>;
  readonly seat: Side;
  readonly name: string;
  /** Whether this artist has won. */
  readonly isWinner: boolean;
}

/** One artist's score: every trick, then the fatigue in front. */
export function Sheet({ view, seat, name, isWinner }: SheetProps) {
  const words = useWords();
  const { sheet } = words.table;
  const { lines, show, front, total } = scoreSheet(view, seat);
  return (
    <table class="circus-sheet" data-winner={isWinner ? '' : undefined}>
      <caption>
        <span class="circus-swatch" data-die={seat === 0 ? 'black' : 'gray'} aria-hidden="true" />
        {name}
      </caption>
      <thead>
        <tr>
          <th scope="col" aria-label={sheet.position}>
            #
          </th>
          <th scope="col">{sheet.trick}</th>
          <th scope="col">{sheet.base}</th>
          <th scope="col">{sheet.place}</th>
          <th scope="col">{sheet.colour}</th>
          <th scope="col">{sheet.points}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <TrickRow key={line.card} line={line} />
        ))}
        {lines.length === 0 && (
          <tr>
            <td colSpan={6}>{sheet.empty}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <SumRow label={sheet.show} points={show} />
        <SumRow label={sheet.front} points={-front} />
        <SumRow label={sheet.total} points={total} class="circus-sheet-total" />
      </tfoot>
    </table>
  );
}

/** How many points a trick is worth, factor by factor. */
function TrickRow({ line }: { readonly line: ScoreLine }) {
  const words = useWords();
  const { colour } = TRICKS[line.card];
  return (
    <tr>
      <td>{line.position}</td>
      <th scope="row">
        <span class="circus-sheet-colour" data-colour={colour}>
          <Ground pattern={DISCIPLINES[colour].pattern} />
        </span>
        <span>
          {words.act(line.card)}
          <span class="unseen">, {words.disciplines[colour]}</span>
        </span>
      </th>
      <td>
        {line.fatigue > 0 && (
          <small>
            {line.own} − {line.fatigue} ={' '}
          </small>
        )}
        {words.number(line.base)}
      </td>
      <td>×{line.positionFactor}</td>
      <td>×{line.colourFactor}</td>
      <td>{words.number(line.points)}</td>
    </tr>
  );
}

interface SumRowProps {
  readonly label: string;
  readonly points: number;
  readonly class?: string;
}

function SumRow({ label, points, class: name }: SumRowProps) {
  return (
    <tr class={name}>
      <th scope="row" colSpan={5}>
        {label}
      </th>
      <td>{useWords().number(points)}</td>
    </tr>
  );
}
