/** A description as lines of plain text, for terminals and logs. */

import type { Description, Part, PlainWords, Rows } from './description.ts';

const WIDTH = 100;

/** What is short stands on one line; the parts of a group stand below it, further in. */
export function descriptionLines(description: Description, say: PlainWords, indent = ''): string[] {
  return description.flatMap(part => partLines(part, say, indent));
}

function partLines(part: Part, say: PlainWords, indent: string): string[] {
  const head = `${indent}${part.label}:`;
  if ('text' in part) return [`${head} ${part.text}`];
  const inner = `${indent}  `;
  if ('items' in part) {
    const whole = `${head} ${part.items.join(', ') || say.none}`;
    return whole.length <= WIDTH ? [whole] : [head, ...wrapped(part.items, inner)];
  }
  if ('rows' in part) return part.rows.length === 0 ? [`${head} ${say.none}`] : [head, ...rowLines(part, inner)];
  const lines = descriptionLines(part.parts, say, inner);
  const whole = `${head} ${lines.map(line => line.trim()).join('; ')}`;
  // What one has stands below a name; what is within that may stand beside it.
  return part.seat === undefined && whole.length <= WIDTH && !lines.some(line => line.startsWith(`${inner}  `))
    ? [whole]
    : [head, ...lines];
}

function wrapped(items: readonly string[], indent: string): string[] {
  const lines = [indent];
  for (const [place, item] of items.entries()) {
    const piece = place === items.length - 1 ? item : `${item}, `;
    if (lines.at(-1)!.length + piece.length > WIDTH && lines.at(-1) !== indent) lines.push(indent);
    lines[lines.length - 1] += piece;
  }
  return lines.map(line => line.trimEnd());
}

function rowLines({ columns, rows }: Rows, indent: string): string[] {
  const widths = columns.map((column, place) => Math.max(column.length, ...rows.map(row => row[place]!.length)));
  return [columns, ...rows].map(row => (indent + row.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')).trimEnd());
}
