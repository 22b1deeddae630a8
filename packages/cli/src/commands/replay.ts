/** `roundhouse replay`: tells a match from its record, step by step, in sentences. */

import { type AnyGame, type Entry, type Heard, heardBy, type Viewer } from '@roundhouse/kernel';
import { type Command, numberOf } from '../command.ts';
import { type ReadRecord, readRecord, stepsOf, viewerOf } from '../records.ts';
import { say } from '../terminal.ts';
import { sayEvent, sayMove } from '../words.ts';

export const command: Command = {
  name: 'replay',
  summary: 'Tells a recorded match, step by step, in sentences.',
  words: ['FILE'],
  flags: {
    at: { value: 'N', says: 'stops after step N (the last)' },
    seat: { value: 'S', says: "through a seat's eyes, or 'spectator' (all that happened)" },
  },
  examples: ['roundhouse replay match.jsonl', 'roundhouse replay match.jsonl --seat 1 --at 12'],
  async run(given, terminal) {
    const record = readRecord(given.words[0]!);
    const { file, game } = record;
    const viewer = viewerOf(given, file.seats.length);
    const last = file.heard === null ? file.log.length - 1 : file.heard.lines.length;
    const until = numberOf(given, 'at', { min: 0, max: Math.max(0, last) }) ?? last;
    const names = file.seats.map(({ name }) => name);
    say(terminal, `${game.name}: ${names.join(', ')}`);
    const lines = file.heard === null ? stepLines(record, viewer, names, until) : heardLines(record, names, until);
    for (const line of lines) say(terminal, line);
    return 0;
  },
};

/** Lines for each step up to one; a viewer left out is told everything. */
function* stepLines(
  { file, game, match }: ReadRecord,
  viewer: Viewer | undefined,
  names: readonly string[],
  until: number,
): Generator<string> {
  const steps = match === null ? file.log.map((entry, step) => ({ step, entry, before: null })) : stepsOf(game, match);
  for (const { step, entry, before } of steps) {
    if (step > until) return;
    const told = [...moveLine(game, entry, before, viewer, names), ...eventLines(game, entry, viewer, names)];
    for (const [at, line] of told.entries()) yield `${(at === 0 ? String(step) : '').padStart(5)}  ${line}`;
  }
  if (file.result) {
    yield `Result: ${names.map((name, seat) => `${name} ${file.result!.payoffs[seat]}`).join(', ')}`;
  }
}

/** What the seat did; only that seat, or one who is told everything, knows it from here. */
function moveLine(
  game: AnyGame,
  entry: Entry,
  before: unknown,
  viewer: Viewer | undefined,
  names: readonly string[],
): string[] {
  if (entry.seat === null || (viewer !== undefined && viewer !== entry.seat && entry.kind !== 'takeBack')) return [];
  const name = names[entry.seat]!;
  if (entry.kind === 'takeBack') return [`${name}: takes the last step back`];
  const text = before === null ? JSON.stringify(entry.move) : sayMove(game, entry.move!, game.view(before, entry.seat));
  return [`${name}: ${text}`];
}

function eventLines(game: AnyGame, entry: Entry, viewer: Viewer | undefined, names: readonly string[]): string[] {
  const all = entry.kind === 'takeBack' ? [] : entry.told.map(told => told.event);
  const events = viewer === undefined ? all : heardBy(entry, viewer);
  return sentences(game, events, viewer ?? null, names);
}

const sentences = (game: AnyGame, events: readonly unknown[], viewer: Viewer, names: readonly string[]): string[] =>
  events.map(event => sayEvent(game, event, names, viewer)).filter(sentence => sentence !== null);

/** One viewer's notes of a running match have no steps. */
function* heardLines({ file, game }: ReadRecord, names: readonly string[], until: number): Generator<string> {
  const { viewer, lines } = file.heard!;
  const tell = (line: Heard): string[] => {
    if (line.kind === 'heard') return sentences(game, [line.event], viewer, names);
    if (line.kind === 'moved') return [`You: ${JSON.stringify(line.move)}`];
    return [`The last ${line.lines} lines were taken back.`];
  };
  for (const line of lines.slice(0, until)) yield* tell(line);
  yield 'The match was still running.';
}
