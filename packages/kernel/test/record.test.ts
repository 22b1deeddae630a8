/** A record says everything about a match, or exactly what one viewer may know, and is read back as it was written. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  botMovesOf,
  fastChance,
  fingerprintOfView,
  formatRecord,
  formatRecordFor,
  type Match,
  parseRecord,
  play,
  RECORD_LIMITS,
  RecordError,
  type RecordFile,
  randomMove,
  scripted,
  takeBack,
  type Viewer,
  verifyRecord,
} from '../src/index.ts';
import { effort } from '../testing/effort.ts';
import { forged, joined, linesOf, rechained } from './forgery.ts';
import type { State } from './toys/hush.ts';
import { finished, hush, opened, pig, playOn, SEED } from './toys/index.ts';

/** A finished match in which a bot made every move of seat 1. */
function withBots(): Match {
  const match = opened(hush, 2);
  const mind = fastChance(3);
  while (hush.payoffs(match.state as State) === null) {
    const seat = hush.toAct(match.state as State)[0]!;
    const move = randomMove(hush, match.state, seat, mind);
    const view = fingerprintOfView(hush.view(match.state as State, seat));
    const note = { level: 'random', seed: 7, ms: null, view, seen: match.log.length };
    play(hush, match, seat, move, 0, undefined, seat === 1 ? note : undefined);
  }
  return match;
}

test('what bots were asked is written down, and verified against what their seats saw', () => {
  const match = withBots();
  const text = formatRecord(hush, match);
  expect(linesOf(text)[0]).toMatchObject({ roundhouse: 3 });
  expect(parseRecord(text).log).toEqual(match.log);
  const noted = match.log.filter(entry => entry.kind === 'move' && entry.bot);
  expect(verifyRecord(() => hush, text)).toMatchObject({ ok: true, botMoves: noted.length });
  expect(noted.length).toBeGreaterThan(0);
  const again = [...botMovesOf(hush, match)];
  expect(again.map(({ made }) => made)).toEqual(noted.map(entry => entry.kind === 'move' && entry.move));
  expect(again.map(({ view }) => fingerprintOfView(view))).toEqual(again.map(({ note }) => note.view));
});

test('a bot that thought while somebody else answered is asked again about what it saw then', () => {
  const match = opened(hush, 2);
  const mind = fastChance(3);
  const pick = (seat: number) => randomMove(hush, match.state, seat, mind);
  for (let owing = hush.toAct(match.state as State); owing.length < 2; owing = hush.toAct(match.state as State)) {
    play(hush, match, owing[0]!, pick(owing[0]!), 0);
  }
  const then = hush.view(match.state as State, 1);
  const note = { level: 'random', seed: 7, ms: null, view: fingerprintOfView(then), seen: match.log.length };
  const chosen = pick(1);
  play(hush, match, 0, pick(0), 0);
  play(hush, match, 1, chosen, 0, undefined, note);
  expect([...botMovesOf(hush, match)]).toMatchObject([
    { step: note.seen + 1, seat: 1, view: then, note, made: chosen },
  ]);
  playOn(hush, match, 1);
  expect(verifyRecord(() => hush, formatRecord(hush, match))).toMatchObject({ ok: true, botMoves: 1 });
});

test('a bot that was shown another view is found out', () => {
  const match = withBots();
  const line = match.log.findIndex(entry => entry.kind === 'move' && entry.bot) + 2;
  const note = (changed: object) =>
    verifyRecord(
      () => hush,
      forged(formatRecord(hush, match), line, l => ({ ...l, bot: { ...(l.bot as object), ...changed } })),
    );
  // All of the table, hidden hands included.
  expect(note({ view: fingerprintOfView(match.state) })).toEqual({
    ok: false,
    line,
    reason: 'the bot was given something else than what its seat sees',
  });
  expect(note({ seen: line + 3 })).toMatchObject({ ok: false, line });
  expect(note({ ms: 'long' })).toMatchObject({ ok: false, line, reason: `a bot's 'ms' must be a time or null` });
  expect(note({ ms: null })).toMatchObject({ ok: true });
  expect(note({ view: 'x' })).toMatchObject({ ok: false, line, reason: `a bot's 'view' must be 32 hex digits` });
});

/** Where and why a text is refused. */
function refused(text: string): { line: number; reason: string } {
  try {
    parseRecord(text);
  } catch (error) {
    if (error instanceof RecordError) return { line: error.line, reason: error.message };
    throw error;
  }
  throw new Error('it was accepted');
}

const record = formatRecord(hush, finished(hush, 3));
const lines = linesOf(record);
const last = lines.length;

test('a finished record is a header, one line a step, and a result with the opened seed', () => {
  const match = finished(hush, 3);
  expect(lines).toHaveLength(match.log.length + 2);
  expect(lines[0]).toMatchObject({ roundhouse: 1, game: 'hush', rules: 1, options: match.options, seats: match.seats });
  expect(lines.slice(1, -1).map(({ step }) => step)).toEqual(match.log.map((_, step) => step));
  expect(lines.at(-1)).toMatchObject({ kind: 'result', steps: match.log.length, seed: SEED });
  expect(record.endsWith('}\n')).toBe(true);
});

test('whatever is written is read back the same', () => {
  const lucks = fc.nat(10_000);
  fc.assert(
    fc.property(
      lucks,
      fc.constantFrom(2, 3, 4),
      fc.nat(60),
      fc.string({ unit: 'binary' }),
      (luck, seats, steps, name) => {
        const given = { entropy: Array(seats).fill(name), seats: Array(seats).fill({ name }) };
        const match = playOn(hush, opened(hush, seats, given), luck, steps);
        const file = parseRecord(formatRecord(hush, match));
        const { game, version, options, seats: sitting, entropy } = match;
        expect(file).toMatchObject({ game, version, options, seats: sitting, entropy, heard: null });
        expect(file.log).toEqual(match.log);
        expect(file.result?.payoffs ?? null).toEqual(hush.payoffs(match.state as State));
      },
    ),
    { numRuns: effort(20, 200), seed: 1 },
  );
});

test('a running match’s record grows by lines and never holds the seed', () => {
  const match = opened(hush, 3);
  let before = formatRecord(hush, match);
  while (hush.payoffs(match.state as State) === null) {
    playOn(hush, match, match.log.length, match.log.length + 1);
    const text = formatRecord(hush, match);
    expect(text.startsWith(before)).toBe(true);
    if (hush.payoffs(match.state as State) === null) {
      expect(text).not.toContain(SEED);
      expect(parseRecord(text).result).toBe(null);
    } else expect(text).toContain(SEED);
    before = text;
  }
});

test('a match of another game is not written', () => {
  expect(() => formatRecord(pig, opened(hush))).toThrow(`this is a match of 'hush', not of 'pig'`);
  expect(() => formatRecordFor(pig, opened(hush), 0)).toThrow(`this is a match of 'hush', not of 'pig'`);
});

test('once over, everyone may have everything', () => {
  const match = finished(hush, 3);
  for (const viewer of [0, 1, null]) expect(formatRecordFor(hush, match, viewer)).toBe(record);
});

/** What a viewer may write down of a match: the events it heard and its own moves. */
const heardOf = (match: Match, viewer: Viewer) => parseRecord(formatRecordFor(hush, match, viewer)).heard!;

test('while it runs, a viewer gets what it heard and its own moves, without numbers, times or dice', () => {
  const match = opened(hush, 2);
  const { hands } = match.state as State;
  play(hush, match, 1, { type: 'commit', card: hands[1]![0] }, 77_001);
  const mine = heardOf(match, 1);
  expect(mine.viewer).toBe(1);
  expect(mine.lines.slice(-2)).toEqual([
    { kind: 'moved', move: { type: 'commit', card: hands[1]![0] } },
    { kind: 'heard', event: { type: 'committed', seat: 1 } },
  ]);
  for (const viewer of [0, null]) {
    const text = formatRecordFor(hush, match, viewer);
    expect(heardOf(match, viewer).lines.at(-1)).toEqual({ kind: 'heard', event: { type: 'committed', seat: 1 } });
    for (const secret of [SEED, '77001', 'chance', 'step', 'told', 'sealed', ...hands[1]!.map(card => `"${card}"`)]) {
      expect(text).not.toContain(secret);
    }
  }
  expect(heardOf(match, null).viewer).toBe(null);
});

test('no viewer’s record of any running match holds a card it has not seen or another’s move', () => {
  for (let luck = 0; luck < effort(25, 200); luck++) {
    const match = playOn(hush, opened(hush, 3), luck, 1 + (luck % 25));
    if (hush.payoffs(match.state as State) !== null) continue;
    for (const viewer of [0, 1, 2, null]) {
      const text = formatRecordFor(hush, match, viewer);
      expect(text).not.toContain(SEED);
      for (const line of linesOf(text).slice(1)) {
        expect(Object.keys(line).every(key => ['kind', 'event', 'move', 'lines', 'check'].includes(key))).toBe(true);
      }
      const moved = heardOf(match, viewer).lines.filter(({ kind }) => kind === 'moved');
      const made = match.log.filter(entry => entry.kind === 'move' && entry.seat === viewer && viewer !== null);
      expect(moved).toHaveLength(made.length);
      const drawn = match.log.flatMap(entry => (entry.kind === 'takeBack' ? [] : entry.told));
      for (const { to, event } of drawn) {
        const { type, card } = event as { type: string; card?: string };
        const tells = text.includes(JSON.stringify(event));
        if (card !== undefined && (viewer === null || !to?.includes(viewer)))
          expect(tells, `${type} ${card} told to ${viewer}`).toBe(false);
      }
    }
  }
});

test('whether somebody was asked in secret cannot be told from the others’ records', () => {
  // The same draws but for seat 2's last card: once a Hush, so that it is asked and lets the demand be; once not.
  const playedWith = (card: number) => {
    const match = opened(hush, 3, { seed: null, chance: scripted([3, 3, 3, 4, 4, 4, 5, 5, card]) });
    for (const [seat, card] of [
      [2, 'c3'],
      [1, 'c2'],
      [0, 'c17'],
    ] as const) {
      play(hush, match, seat, { type: 'commit', card }, 2000, () => scripted([]));
    }
    const draws = () => scripted([0, 7, 8, 3]);
    play(hush, match, 0, { type: 'demand', from: 1 }, 3000, draws);
    const wasAsked = hush.legalMoves(match.state as State, 2).some(({ type }) => type === 'letBe');
    if (wasAsked) play(hush, match, 2, { type: 'letBe' }, 9000, draws);
    return { match, wasAsked };
  };
  const holding = playedWith(0);
  const empty = playedWith(6);
  expect([holding.wasAsked, empty.wasAsked]).toEqual([true, false]);
  expect(holding.match.log.length).toBe(empty.match.log.length + 1);
  for (const viewer of [0, 1, null]) {
    expect(formatRecordFor(hush, holding.match, viewer)).toBe(formatRecordFor(hush, empty.match, viewer));
  }
  expect(formatRecordFor(hush, holding.match, 2)).not.toBe(formatRecordFor(hush, empty.match, 2));
});

test('what is taken back is withdrawn from those who heard it', () => {
  const match = opened(hush, 2);
  const { hands } = match.state as State;
  const before = formatRecordFor(hush, match, 0);
  play(hush, match, 1, { type: 'commit', card: hands[1]![0] }, 5);
  takeBack(hush, match, 1, 6);
  expect(
    heardOf(match, 1)
      .lines.slice(-3)
      .map(({ kind }) => kind),
  ).toEqual(['moved', 'heard', 'withdrawn']);
  expect(heardOf(match, 1).lines.at(-1)).toEqual({ kind: 'withdrawn', lines: 2 });
  expect(heardOf(match, 0).lines.at(-1)).toEqual({ kind: 'withdrawn', lines: 1 });
  expect(formatRecordFor(hush, match, 0).startsWith(before)).toBe(true);
});

test('a take-back of what a viewer never heard is not heard of either', () => {
  const silent = { ...pig, apply: () => {} };
  const match = opened(silent);
  const before = formatRecordFor(silent, match, 1);
  play(silent, match, 0, { type: 'hold' }, 5);
  takeBack(silent, match, 0, 6);
  expect(formatRecordFor(silent, match, 1)).toBe(before);
  expect(parseRecord(formatRecordFor(silent, match, 0)).heard!.lines).toEqual([
    { kind: 'moved', move: { type: 'hold' } },
    { kind: 'withdrawn', lines: 1 },
  ]);
});

test('a record survives Windows line ends, a lost last line end and spaces after it', () => {
  const file = parseRecord(record);
  expect(parseRecord(record.replaceAll('\n', '\r\n'))).toEqual(file);
  expect(parseRecord(record.trimEnd())).toEqual(file);
  expect(parseRecord(`${record}\n\n`)).toEqual(file);
});

test('the order of keys does not matter, only their content', () => {
  const turned = joined(lines.map(line => Object.fromEntries(Object.entries(line).reverse())));
  expect(turned).not.toBe(record);
  expect(parseRecord(turned)).toEqual(parseRecord(record));
});

const CALLED_OFF = {
  seats: [{ name: 'Ann' }, { name: 'Bob' }],
  commitment: '0'.repeat(64),
  seed: '0'.repeat(64),
  promises: [null, null],
  entropy: ['', ''],
  at: 1,
};

test.each<[string, string, number, string]>([
  ['nothing', '', 1, 'the record is empty'],
  ['blank lines', ' \n\n', 1, 'the record is empty'],
  ['prose', 'hello', 1, 'not JSON: the line is damaged or cut off'],
  ['a list', '[1]', 1, 'a line must be a JSON object'],
  ['null', 'null', 1, 'a line must be a JSON object'],
  ['another object', '{"game":"chess"}', 1, 'not a Roundhouse record: the first line must be its header'],
  ['no header', joined(lines.slice(1)), 1, 'not a Roundhouse record: the first line must be its header'],
  [
    'a later format',
    forged(record, 1, l => ({ ...l, roundhouse: 5 })),
    1,
    'format 5 is unknown here: this program reads formats 1 to 4',
  ],
  ['a format without what it is for', forged(record, 1, l => ({ ...l, roundhouse: 2 })), 1, `'promises' is missing`],
  [
    'promises that are none',
    forged(record, 1, l => ({ ...l, roundhouse: 2, promises: ['heads', null] })),
    1,
    `'promises' must hold 64 hex digits or null for each seat`,
  ],
  [
    'what a table went through, in an earlier format',
    forged(record, 1, l => ({ ...l, givenUp: 2 })),
    1,
    `there is no field 'givenUp'`,
  ],
  [
    'tables given up that cannot be counted',
    forged(record, 1, l => ({ ...l, roundhouse: 4, givenUp: -1 })),
    1,
    `'givenUp' must be a whole number`,
  ],
  [
    'deals called off that are none',
    forged(record, 1, l => ({ ...l, roundhouse: 4, calledOff: 'two' })),
    1,
    `'calledOff' must list at most 100 deals`,
  ],
  [
    'a deal called off with half of its promises',
    forged(record, 1, l => ({ ...l, roundhouse: 4, calledOff: [{ ...CALLED_OFF, promises: [null] }] })),
    1,
    'a deal that was called off has a promise or null for each seat',
  ],
  [
    'an odd format',
    forged(record, 1, l => ({ ...l, roundhouse: [] })),
    1,
    'format [] is unknown here: this program reads formats 1 to 4',
  ],
  ['a header alone', joined(lines.slice(0, 1)), 2, 'truncated: the set-up is missing'],
  [
    'a header and a result',
    rechained([lines[0]!, { ...lines.at(-1), steps: 0 }]),
    2,
    'truncated: the set-up is missing',
  ],
  ['a cut line', record.slice(0, -40), last, 'not JSON: the line is damaged or cut off'],
  ['an empty line', record.replace('\n', '\n\n'), 2, 'the line is empty'],
  ['a second result', rechained([...lines, lines.at(-1)!]), last + 1, 'nothing may follow the result'],
  ['a step after the result', rechained([...lines, lines.at(-2)!]), last + 1, 'nothing may follow the result'],
])('%s is refused', (_what, text, line, reason) => {
  expect(refused(text)).toEqual({ line, reason });
});

const header = (change: object) => forged(record, 1, line => ({ ...line, ...change }));
const step = (change: object) => forged(record, 3, line => ({ ...line, ...change }));
const setup = (change: object) => forged(record, 2, line => ({ ...line, ...change }));
const result = (change: object) => forged(record, last, line => ({ ...line, ...change }));

test.each<[string, number, string]>([
  [header({ game: 7 }), 1, `'game' must be a game's id`],
  [header({ rules: 1.5 }), 1, `'rules' must be a version number`],
  [header({ options: [] }), 1, `'options' must be an object`],
  [header({ seats: [] }), 1, `'seats' must list the seats`],
  [header({ seats: 'AB' }), 1, `'seats' must list the seats`],
  [header({ seats: [{ name: 'A' }, { name: 7 }] }), 1, 'a seat has a name'],
  [header({ seats: [{ name: 'A' }, { name: 'B', id: 1 }] }), 1, 'a seat has a name'],
  [header({ entropy: [''] }), 1, `'entropy' must hold one text a seat`],
  [header({ entropy: ['', 0] }), 1, `'entropy' must hold one text a seat`],
  [header({ commitment: 'abc' }), 1, `'commitment' must be 64 hex digits or null`],
  [header({ extra: 1 }), 1, `there is no field 'extra'`],
  [header({ viewer: 2 }), 1, `'viewer' must be a seat or 'spectator'`],
  [header({ viewer: null }), 1, `'viewer' must be a seat or 'spectator'`],
  [header({ viewer: 1 }), 2, `'kind' must be heard, moved or withdrawn`],
  [step({ step: '1' }), 3, 'neither a step nor a result'],
  [step({ step: 5 }), 3, 'step 5 stands where step 1 belongs'],
  [step({ kind: 'setup' }), 3, 'the set-up is step 0, and nothing else is'],
  [step({ kind: 'pass' }), 3, `'kind' must be setup, move, takeBack or result`],
  [step({ kind: 'takeBack' }), 3, `there is no field 'move'`],
  [step({ seat: 2 }), 3, `'seat' must be a seat of this match`],
  [step({ seat: null }), 3, `'seat' must be a seat of this match`],
  [step({ move: null }), 3, `'move' must be an object with a type`],
  [step({ move: { card: 'c1' } }), 3, `'move' must be an object with a type`],
  [step({ chance: [1, -1] }), 3, `'chance' must be a list of whole numbers`],
  [step({ chance: '1' }), 3, `'chance' must be a list of whole numbers`],
  [step({ sealed: 0 }), 3, `'sealed' must be true or false`],
  [step({ told: {} }), 3, `'told' must be a list`],
  [step({ told: [1] }), 3, `'told' must be a list of objects`],
  [step({ told: [{ to: [0], event: {} }] }), 3, `'others' is missing`],
  [step({ told: [{ to: [0, 5], event: {}, others: null }] }), 3, `'to' must list seats of this match or be null`],
  [step({ told: [{ to: [], event: {}, others: null }] }), 3, `'to' must list seats of this match or be null`],
  [step({ told: [{ to: 0, event: {}, others: null }] }), 3, `'to' must list seats of this match or be null`],
  [step({ told: [{ to: [0], event: null, others: null }] }), 3, `'event' must not be null`],
  [step({ told: [{ to: null, event: {}, others: {} }] }), 3, `what all were told has no version for others`],
  [step({ at: 'noon' }), 3, `'at' must be a time`],
  [step({ note: '' }), 3, `there is no field 'note'`],
  [setup({ kind: 'move' }), 2, 'the set-up is step 0, and nothing else is'],
  [setup({ seat: 0 }), 2, 'the set-up is no move of any seat'],
  [setup({ move: {} }), 2, 'the set-up is no move of any seat'],
  [result({ steps: 1 }), last, `the result counts 1 steps; there are ${last - 2}`],
  [result({ payoffs: [1] }), last, `'payoffs' must hold one number a seat`],
  [result({ payoffs: [1, '0'] }), last, `'payoffs' must hold one number a seat`],
  [result({ seed: 'abc' }), last, `'seed' must be 64 hex digits or null`],
  [result({ winner: 0 }), last, `there is no field 'winner'`],
])('a field that is not what it must be is refused (%#)', (text, line, reason) => {
  expect(refused(text)).toEqual({ line, reason });
});

test('every field is needed', () => {
  for (const [i, line] of lines.entries()) {
    for (const name of Object.keys(line)) {
      const { [name]: _, ...rest } = line;
      const found = refused(joined(lines.map((other, j) => (j === i ? rest : other))));
      expect(found.line, `line ${i + 1} without ${name}`).toBe(i + 1);
    }
  }
});

const running = playOn(hush, opened(hush, 2), 3, 5);
const overheard = formatRecordFor(hush, running, 1);

test.each<[object, string]>([
  [{ kind: 'moved', move: 7 }, `'move' must be an object with a type`],
  [{ kind: 'moved', event: {} }, `'move' is missing`],
  [{ kind: 'heard' }, `'event' is missing`],
  [{ kind: 'withdrawn', lines: -1 }, `'lines' must be a whole number`],
  [{ kind: 'withdrawn', lines: 1, seat: 0 }, `there is no field 'seat'`],
  [{ kind: 'result' }, `'kind' must be heard, moved or withdrawn`],
])('a viewer’s record holds nothing but what a viewer hears (%#)', (content, reason) => {
  expect(refused(forged(overheard, 4, () => ({ ...content })))).toEqual({ line: 4, reason });
});

test('a viewer’s record is chained as well', () => {
  const swapped = linesOf(overheard);
  [swapped[1], swapped[2]] = [swapped[2]!, swapped[1]!];
  expect(refused(joined(swapped)).line).toBe(2);
});

const text = (line: number, change: (text: string) => string): string =>
  record
    .split('\n')
    .map((one, i) => (i === line - 1 ? change(one) : one))
    .join('\n');

test.each<[string, string, number, string]>([
  [
    'a prototype',
    text(3, one => one.replace('{', '{"__proto__":{"seat":1},')),
    3,
    `the name '__proto__' is not allowed`,
  ],
  [
    'a prototype deep inside',
    text(3, one => one.replace('"move":{', '"move":{"__proto__":1,')),
    3,
    `the name '__proto__' is not allowed`,
  ],
  ['a constructor', text(2, one => one.replace('{', '{"constructor":1,')), 2, `the name 'constructor' is not allowed`],
  ['a field given twice', text(3, one => one.replace('{', '{"seat":1,')), 3, 'a field is given twice'],
  [
    'a field given twice deep inside',
    text(3, one => one.replace('"move":{', '"move":{"type":"x",')),
    3,
    'a field is given twice',
  ],
  ['not-a-number', text(3, one => one.replace(/"at":\d+/, '"at":NaN')), 3, 'not JSON: the line is damaged or cut off'],
  ['infinity', text(3, one => one.replace(/"at":\d+/, '"at":1e999')), 3, 'the number Infinity cannot be kept exactly'],
  ['minus zero', text(3, one => one.replace(/"at":\d+/, '"at":-0')), 3, 'the number 0 cannot be kept exactly'],
  [
    'a number too large',
    text(3, one => one.replace(/"at":\d+/, '"at":9007199254740993')),
    3,
    'the number 9007199254740992 cannot be kept exactly',
  ],
  ['half a character', text(1, one => one.replace('Ann', 'Ann\\ud800')), 1, 'a text is not well-formed Unicode'],
  [
    'half a character in a name',
    text(3, one => one.replace('{', '{"\\udc00":1,')),
    3,
    'a text is not well-formed Unicode',
  ],
  [
    'nesting',
    text(3, one => one.replace('"chance":[', `"chance":[${'['.repeat(10_000)}${']'.repeat(10_000)},`)),
    3,
    'nested too deep',
  ],
  ['nesting never closed', text(3, () => '['.repeat(100_000)), 3, 'nested too deep'],
  ['a line too long', text(3, () => `{"step":"${'x'.repeat(RECORD_LIMITS.line)}"}`), 3, 'the line is too long'],
  ['too many lines', `${record}${'{}\n'.repeat(RECORD_LIMITS.steps + 3)}`, RECORD_LIMITS.steps + 3, 'too many steps'],
  ['a text too large', 'x'.repeat(RECORD_LIMITS.text + 1), 1, 'too large for a record'],
])('%s is refused, not fallen over', (_what, damaged, line, reason) => {
  expect(refused(damaged)).toEqual({ line, reason });
});

test('brackets, colons and quotes inside texts are texts', () => {
  const name = `"{[:]}\\"`.repeat(50);
  const match = opened(hush, 2, { seats: [{ name }, { name: '\\' }] });
  expect(parseRecord(formatRecord(hush, match)).seats[0]!.name).toBe(name);
});

test('no text makes the reader fail in any other way than by saying why', () => {
  const survives = (text: string): RecordFile | null => {
    try {
      return parseRecord(text);
    } catch (error) {
      expect(error).toBeInstanceOf(RecordError);
      expect((error as RecordError).line).toBeGreaterThan(0);
      return null;
    }
  };
  const places = fc.nat(record.length - 2);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => void survives(text)),
    { numRuns: 200, seed: 1 },
  );
  fc.assert(
    fc.property(fc.array(fc.json(), { maxLength: 4 }), texts => void survives(texts.join('\n'))),
    { numRuns: 200, seed: 2 },
  );
  fc.assert(
    fc.property(places, fc.string({ minLength: 1, maxLength: 3 }), (at, inserted) => {
      // One character, or a few, in place of one that was there.
      fc.pre(record[at] !== inserted);
      const file = survives(record.slice(0, at) + inserted + record.slice(at + 1));
      // What still reads may differ in spaces, never in content.
      if (file !== null) expect(file).toEqual(parseRecord(record));
    }),
    { numRuns: 1000, seed: 3 },
  );
});
