/** Plain data as indented text that a person can read: what `show` prints of any game. */

const WIDTH = 100;

/** Lines for a value: short things on one line, long ones a line a part. */
export function linesFor(value: unknown, indent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${wordFor(value)}`];
  const lines: string[] = [];
  for (const [name, item] of Object.entries(value)) {
    const short = `${indent}${name}: ${shortly(item)}`;
    if (short.length <= WIDTH) lines.push(short);
    else lines.push(`${indent}${name}:`, ...linesFor(item, `${indent}  `));
  }
  return lines;
}

/** A value on one line. */
function shortly(value: unknown): string {
  if (typeof value !== 'object' || value === null) return wordFor(value);
  const items = Object.values(value);
  if (items.length === 0) return '–';
  if (Array.isArray(value)) {
    return items.every(isWord) ? items.map(wordFor).join(' ') : items.map(item => `[${shortly(item)}]`).join(' ');
  }
  return Object.entries(value)
    .map(([name, item]) => (isWord(item) ? `${name} ${wordFor(item)}` : `${name} (${shortly(item)})`))
    .join(', ');
}

const isWord = (value: unknown): boolean => typeof value !== 'object' || value === null;

const wordFor = (value: unknown): string => {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};
