/** Reads the small part of Markdown our rulebooks use into a tree. What it does not know stays plain text. */

export type Inline =
  | { readonly kind: 'text' | 'code' | 'rule'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

export interface Item {
  /** The rule this item states, if it begins with one. */
  readonly rule: string | null;
  readonly parts: readonly Inline[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly Row[number][]; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly text: string };

type Row = readonly (readonly Inline[])[];

/** Like FITE-25, FITE-R30 or FITE-E4. */
const RULE = /\b[A-Z][A-Z0-9]{1,20}(?:-[A-Z][A-Z0-9]{1,20}){0,3}-[RE]?\d{1,4}\b/;
const BULLET = /^(?:[-*+]|(\d+)\.)\s+/;

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') at++;
    else if (line.startsWith('```')) at = readCode(lines, at, blocks);
    else if (/^#{1,6} /.test(line)) {
      const level = line.indexOf(' ');
      blocks.push({ kind: 'heading', level, parts: parseInline(line.slice(level + 1).trim()) });
      at++;
    } else if (line.startsWith('|') && /^\|?[\s:|-]+\|?$/.test(lines[at + 1] ?? 'no'))
      at = readTable(lines, at, blocks);
    else if (BULLET.test(line)) at = readList(lines, at, blocks);
    else at = readParagraph(lines, at, blocks);
  }
  return blocks;
}

function readCode(lines: readonly string[], from: number, blocks: Block[]): number {
  const end = lines.findIndex((line, i) => i > from && line.startsWith('```'));
  const until = end < 0 ? lines.length : end;
  blocks.push({ kind: 'code', text: lines.slice(from + 1, until).join('\n') });
  return until + 1;
}

function readTable(lines: readonly string[], from: number, blocks: Block[]): number {
  let at = from;
  const rows: Row[] = [];
  while (lines[at]?.startsWith('|')) rows.push(cells(lines[at++]!));
  blocks.push({ kind: 'table', head: rows[0]!, rows: rows.slice(2) });
  return at;
}

const cells = (line: string): Row =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map(cell => parseInline(cell.trim()));

function readList(lines: readonly string[], from: number, blocks: Block[]): number {
  const ordered = BULLET.exec(lines[from]!)![1] !== undefined;
  const items: string[] = [];
  let at = from;
  for (; at < lines.length && lines[at]!.trim() !== ''; at++) {
    const line = lines[at]!;
    if (BULLET.test(line)) items.push(line.replace(BULLET, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  blocks.push({ kind: 'list', ordered, items: items.map(itemOf) });
  return at;
}

function itemOf(text: string): Item {
  const [lead, rule] = new RegExp(`^\\*\\*(${RULE.source})\\*\\*\\s*`).exec(text) ?? [];
  return { rule: rule ?? null, parts: parseInline(lead === undefined ? text : text.slice(lead.length)) };
}

function readParagraph(lines: readonly string[], from: number, blocks: Block[]): number {
  let at = from + 1;
  while (
    at < lines.length &&
    lines[at]!.trim() !== '' &&
    !/^(#{1,6} |```|\|)/.test(lines[at]!) &&
    !BULLET.test(lines[at]!)
  )
    at++;
  blocks.push({ kind: 'paragraph', parts: parseInline(lines.slice(from, at).join(' ')) });
  return at;
}

/** Every mark ends at the next one of its kind, so that no text, however odd, is read more than a few times. */
const MARKS = new RegExp(
  [
    '`([^`]+)`',
    '\\*\\*([^*]+)\\*\\*',
    '\\*(?!\\s)([^*]+)\\*',
    // Only the web: an address that could run something is not made into a link.
    '\\[([^\\][]+)\\]\\((https://[^\\s()]+)\\)',
    `(${RULE.source})`,
  ].join('|'),
  'g',
);

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) });
    parts.push(marked(found));
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

function marked([, code, strong, em, linked, href, rule]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: parseInline(strong) };
  if (em !== undefined) return { kind: 'em', parts: parseInline(em) };
  if (linked !== undefined) return { kind: 'link', href: href!, parts: parseInline(linked) };
  return { kind: 'rule', text: rule! };
}

/** The words of a piece of the tree, without its marks. */
export function plainText(parts: readonly Inline[]): string {
  return parts.map(part => ('text' in part ? part.text : plainText(part.parts))).join('');
}
