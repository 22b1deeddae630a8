/** A described position, drawn: cards of labelled fields, one for what is shared and one for each seat. */

import type { Viewer } from '@roundhouse/kernel';
import { picture } from '@roundhouse/kit';
import type { Description, Fact, Group, Items, Part, Rows } from '../description.ts';
import { SeatMark } from '../seat-mark.tsx';
import type { GenericTableWords } from './words.ts';

interface PositionProps {
  readonly description: Description;
  readonly viewer: Viewer;
  readonly say: GenericTableWords;
}

export function Position({ description, viewer, say }: PositionProps) {
  const isSeat = (part: Part): part is Group => 'parts' in part && part.seat !== undefined;
  const shared = description.filter(part => !isSeat(part));
  return (
    <div class="plain-position">
      {shared.length > 0 && <Card group={{ label: say.table, parts: shared }} isOwn={false} say={say} />}
      {description.filter(isSeat).map(group => (
        <Card key={group.seat} group={group} isOwn={group.seat === viewer} say={say} />
      ))}
    </div>
  );
}

interface CardProps {
  readonly group: Group;
  readonly isOwn: boolean;
  readonly say: GenericTableWords;
}

function Card({ group: { label, parts, seat }, isOwn, say }: CardProps) {
  return (
    <article
      class="plain-card"
      data-own={isOwn ? '' : undefined}
      data-brief={parts.every(isBrief) ? '' : undefined}
      data-wide={seat === undefined || isWide(parts) ? '' : undefined}
      data-thing={seat === undefined ? undefined : `seat:${seat}`}
    >
      <h2 class="plain-name">
        {seat !== undefined && <SeatMark seat={seat} />}
        {label}
      </h2>
      <Parts parts={parts} say={say} />
    </article>
  );
}

/** Tables and groups within a group need more width than facts do. */
const isWide = (parts: readonly Part[]): boolean =>
  parts.some(part => ('rows' in part && part.columns.length > 3) || ('parts' in part && part.parts.length > 3));

/** Facts and lists: little enough to stand above all else where there is little room. */
const isBrief = (part: Part): boolean => 'text' in part || 'items' in part;

interface PartsProps {
  readonly parts: readonly Part[];
  readonly say: GenericTableWords;
}

/** Facts first, side by side; then what needs lines of its own. */
function Parts({ parts, say }: PartsProps) {
  const facts = parts.filter((part): part is Fact => 'text' in part);
  return (
    <>
      {facts.length > 0 && (
        <dl class="plain-facts">
          {facts.map(({ label, text }, place) => (
            <div key={place}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {parts.map((part, place) =>
        'text' in part ? null : (
          <div class="plain-part" key={place}>
            <h3 class="plain-label">
              {part.label}
              <Count part={part} />
            </h3>
            {'items' in part ? (
              <ItemList items={part.items} say={say} />
            ) : 'rows' in part ? (
              <RowTable part={part} say={say} />
            ) : (
              <Parts parts={part.parts} say={say} />
            )}
          </div>
        ),
      )}
    </>
  );
}

/** How many there are, where there are enough to be counted. */
function Count({ part }: { readonly part: Items | Rows | Group }) {
  const count = 'items' in part ? part.items.length : 'rows' in part ? part.rows.length : 0;
  return count < 4 ? null : <span class="plain-count">{count}</span>;
}

const ItemList = picture(({ items, say }: { readonly items: readonly string[]; readonly say: GenericTableWords }) =>
  items.length === 0 ? (
    <p class="plain-none">{say.none}</p>
  ) : (
    <ul class="plain-items">
      {items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  ),
);

function RowTable({ part: { columns, rows }, say }: { readonly part: Rows; readonly say: GenericTableWords }) {
  if (rows.length === 0) return <p class="plain-none">{say.none}</p>;
  return (
    <table class="plain-rows">
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={place} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
