/** A record is believed only if the rules and the promised seed lead to every line of it. */

import { expect, test } from 'vitest';
import {
  type AnyGame,
  CONCEDE,
  chanceOf,
  commitmentTo,
  fastChance,
  formatRecord,
  formatRecordFor,
  type Match,
  matchFromRecord,
  openMatch,
  type PlayedStep,
  parseRecord,
  play,
  promiseOf,
  RecordError,
  stepChance,
  streamKey,
  verifyRecord,
} from '../src/index.ts';
import { changedAt, forged, joined, type Line, leavesOf, linesOf, rechained } from './forgery.ts';
import type { State } from './toys/hush.ts';
import { findGame, finished, hush, named, opened, pig, playOn, SEED, seedOf } from './toys/index.ts';

const verify = (text: string) => verifyRecord(findGame, text);

/** A match whose dice come from nowhere in particular. */
function unseeded(game: AnyGame, luck: number): Match {
  const chance = fastChance(luck);
  const match = openMatch(game, { seats: named(2), seed: null, chance, at: 1 });
  for (let at = 2; game.payoffs(match.state) === null; at++) {
    const seat = game.toAct(match.state)[0]!;
    const moves = game.legalMoves(match.state, seat);
    play(game, match, seat, moves[at % moves.length], at, () => chance);
  }
  return match;
}

test('every honest match is believed, and its dice are proved', () => {
  for (let luck = 0; luck < 60; luck++) {
    const [game, seats]: [AnyGame, number] = luck % 3 === 0 ? [pig, 2] : [hush, 2 + (luck % 3)];
    const match = finished(game, luck, seats, {
      seed: seedOf(luck),
      entropy: Array.from({ length: seats }, (_, i) => `pinch ${luck} ${i}`),
    });
    expect(verify(formatRecord(game, match))).toEqual({
      ok: true,
      botMoves: 0,
      game: game.id,
      version: game.version,
      seats: match.seats,
      steps: match.log.length,
      payoffs: game.payoffs(match.state as never),
      dice: 'proved',
      commitment: commitmentTo(seedOf(luck)),
      couldChoose: 'last',
      unopened: [],
      calledOff: [],
      deals: 1,
      givenUp: 0,
    });
  }
});

test('what is proved of the dice is what was promised of them, and by whom', () => {
  const proofOf = (given: object) => {
    const found = verify(formatRecord(hush, finished(hush, 1, 2, { seed: SEED, ...given })));
    return found.ok ? { couldChoose: found.couldChoose, unopened: found.unopened } : found;
  };
  const promises = [promiseOf('heads'), promiseOf('tails')];
  expect(proofOf({})).toEqual({ couldChoose: 'host', unopened: [] });
  expect(proofOf({ entropy: ['heads', ''] })).toEqual({ couldChoose: 'last', unopened: [] });
  expect(proofOf({ entropy: ['heads', 'tails'], promises })).toEqual({ couldChoose: 'nobody', unopened: [] });
  // Whoever stays silent has chosen between two deals, and so has a host who lets nobody speak.
  expect(proofOf({ entropy: ['', 'tails'], promises })).toEqual({ couldChoose: 'silent', unopened: [0] });
  expect(proofOf({ entropy: ['', ''], promises })).toEqual({ couldChoose: 'host', unopened: [0, 1] });
  const open = { entropy: ['heads', 'tails'], promises: [null, promiseOf('tails')] };
  expect(proofOf(open)).toEqual({ couldChoose: 'nobody', unopened: [] });
  expect(verify(formatRecord(pig, unseeded(pig, 1)))).toMatchObject({ couldChoose: 'anybody', unopened: [] });
});

const OTHER_SEED = seedOf(7);
/** A deal that Bob's silence ended. */
const ENDED = {
  seats: [{ name: 'Ann' }, { name: 'Bob' }],
  commitment: commitmentTo(OTHER_SEED),
  seed: OTHER_SEED,
  promises: [promiseOf('early'), promiseOf('never told')],
  entropy: ['early', ''],
  at: 1,
};
const promised = { entropy: ['heads', 'tails'], promises: [promiseOf('heads'), promiseOf('tails')] };

test('a deal that was called off stays in the record, with who stayed silent, and counts as one to choose among', () => {
  const tell = (given: object) => {
    const text = formatRecord(hush, finished(hush, 1, 2, { seed: SEED, ...promised, ...given }));
    const found = verify(text);
    if (!found.ok) return found;
    const { couldChoose, unopened, calledOff, deals, givenUp } = found;
    return { format: linesOf(text)[0]!.roundhouse, couldChoose, unopened, calledOff, deals, givenUp };
  };
  const none = { unopened: [], calledOff: [], deals: 1, givenUp: 0 };
  expect(tell({})).toEqual({ ...none, format: 2, couldChoose: 'nobody' });
  expect(tell({ calledOff: [], givenUp: 0 })).toEqual({ ...none, format: 2, couldChoose: 'nobody' });
  expect(tell({ givenUp: 3 })).toEqual({ ...none, format: 4, couldChoose: 'nobody', givenUp: 3 });
  expect(tell({ calledOff: [ENDED] })).toEqual({
    ...{ ...none, format: 4, couldChoose: 'silent', deals: 2 },
    calledOff: [{ silent: ['Bob'] }],
  });
  // Twice somebody else, and at last one who is dealt to without having opened.
  const last = { entropy: ['heads', ''], calledOff: [ENDED, ENDED] };
  expect(tell(last)).toMatchObject({ couldChoose: 'silent', deals: 4, unopened: [1] });
});

test.each([
  ['nobody was silent in', { entropy: ['early', 'never told'] }, 'everybody had opened what was promised'],
  ['has another seed than was promised', { seed: SEED }, 'its seed does not fit its commitment'],
  ['has another text than was promised', { entropy: ['late', ''] }, 'what seat 0 threw in is not what it had promised'],
])('a deal that %s was not called off', (_, change, reason) => {
  const given = { seed: SEED, ...promised, calledOff: [ENDED] };
  const lines = linesOf(formatRecord(hush, finished(hush, 1, 2, given)));
  const forged = rechained([{ ...lines[0]!, calledOff: [{ ...ENDED, ...change }] }, ...lines.slice(1)]);
  expect(verify(forged)).toEqual({ ok: false, line: 1, reason: `deal 1 that was called off: ${reason}` });
});

test('a text that was not the promised one is found, and no match is made with it', () => {
  const promises = [promiseOf('heads'), null];
  const text = formatRecord(hush, finished(hush, 1, 2, { seed: SEED, entropy: ['heads', ''], promises }));
  const lines = linesOf(text);
  const other = { ...lines[0]!, promises: [promiseOf('edge'), null] };
  expect(verify(rechained([other, ...lines.slice(1)]))).toEqual({
    ok: false,
    line: 1,
    reason: 'what seat 0 threw in is not what it had promised',
  });
  const bad = { seats: named(2), seed: SEED, entropy: ['edge', ''], at: 1 };
  expect(() => openMatch(hush, { ...bad, promises })).toThrow('what seat 0 threw in is not what it had promised');
  expect(() => openMatch(hush, { ...bad, promises: [null] })).toThrow('promises are one a seat: 2, not 1');
});

test('who throws in last and knows the seed deals itself what it likes; a promise made before takes that away', () => {
  const sixes = (entropy: readonly string[]) => stepChance(streamKey(SEED, entropy), 0).dice(3, 6).join() === '6,6,6';
  const tries = Array.from({ length: 2000 }, (_, i) => `try ${i}`);
  const suiting = tries.find(text => sixes(['heads', text]))!;
  expect(sixes(['heads', suiting])).toBe(true);
  // Bound to its text before it knows the other one, it can try nothing: another hand of texts, other dice.
  const unknown = tries.filter(text => sixes([`${text} of Ann's`, suiting]));
  expect(unknown.length / tries.length).toBeLessThan(0.02);
});

test('the honest matches had take-backs, acts out of turn and secret questions in them', () => {
  const logs = Array.from({ length: 60 }, (_, luck) => finished(hush, luck, 3, { seed: seedOf(luck) }).log);
  const kinds = new Set(logs.flat().map(entry => (entry.kind === 'move' ? entry.move!.type : entry.kind)));
  expect([...kinds].sort()).toEqual(['commit', 'demand', 'hush', 'letBe', 'mark', 'setup', 'snap', 'takeBack']);
});

test('a match without a seed is believed, and its dice are not proved', () => {
  expect(verify(formatRecord(pig, unseeded(pig, 1)))).toMatchObject({ ok: true, dice: 'unproved', commitment: null });
  expect(verify(formatRecord(hush, unseeded(hush, 2)))).toMatchObject({ ok: true, dice: 'unproved' });
});

test('a conceded match is believed', () => {
  const match = opened(hush, 2);
  play(hush, match, 1, CONCEDE, 2);
  expect(verify(formatRecord(hush, match))).toMatchObject({ ok: true, steps: 2, payoffs: [1, 0] });
});

test('an imported match is the match that was exported', () => {
  for (let luck = 0; luck < 20; luck++) {
    const match = finished(hush, luck, 3);
    expect(matchFromRecord(findGame, formatRecord(hush, match))).toEqual(match);
  }
});

test('a running match is imported with the seed its host kept, and goes on with the same dice', () => {
  const match = playOn(hush, opened(hush, 3), 4, 9);
  const copy = matchFromRecord(findGame, formatRecord(hush, match), SEED);
  expect(copy).toEqual(match);
  expect(playOn(hush, copy, 1)).toEqual(playOn(hush, match, 1));
});

test('a running match without its seed can be looked at, not gone on with', () => {
  const match = playOn(pig, opened(pig), 4, 3);
  const copy = matchFromRecord(findGame, formatRecord(pig, match));
  expect(copy).toEqual({ ...match, seed: null });
  expect(() => chanceOf(copy, 5)).toThrow('no seed');
});

test('a running match is not given another seed', () => {
  const text = formatRecord(hush, playOn(hush, opened(hush), 4, 5));
  const refused = new RecordError(7, 'the seed does not fit the commitment on line 1');
  expect(() => matchFromRecord(findGame, text, '1'.repeat(64))).toThrow(refused);
  expect(() => matchFromRecord(findGame, text, 'no seed at all')).toThrow(refused);
});

const kindsIn = ({ log }: Match) => new Set(log.map(entry => (entry.kind === 'move' ? entry.move!.type : entry.kind)));
const EVERYTHING = ['setup', 'commit', 'mark', 'takeBack', 'demand', 'letBe', 'snap'];

/** The shortest of some matches that have everything in them. */
const match = Array.from({ length: 200 }, (_, luck) =>
  finished(hush, luck, 2, { seed: seedOf(luck), entropy: ['heads', 'tails'] }),
)
  .filter(one => EVERYTHING.every(kind => kindsIn(one).has(kind)))
  .sort((a, b) => a.log.length - b.log.length)[0]!;
const record = formatRecord(hush, match);
const lines = linesOf(record);
const last = lines.length;

/** Where a record is refused. */
const refusedAt = (text: string): { line: number; reason: string } => {
  const found = verify(text);
  if (found.ok) throw new Error('it was believed');
  return { line: found.line, reason: found.reason };
};

test('damage: every field of every line, changed, is found on that line', () => {
  for (const [i, line] of lines.entries()) {
    for (const path of leavesOf(line)) {
      const damaged = joined(lines.map((other, j) => (j === i ? (changedAt(line, path) as Line) : other)));
      expect(refusedAt(damaged).line, `line ${i + 1} ${path.join('.')}`).toBe(i + 1);
    }
  }
});

test('damage: a lost line is found where the next one stands', () => {
  for (const i of lines.keys()) {
    const found = refusedAt(joined(lines.filter((_, j) => j !== i)));
    expect(found.line).toBe(i + 1);
  }
});

test('damage: a line twice, or two that changed places, are found at once', () => {
  for (const i of lines.keys()) {
    expect(refusedAt(joined(lines.flatMap((line, j) => (j === i ? [line, line] : [line])))).line).toBe(i + 2);
    if (i === 0) continue;
    const swapped = lines.with(i - 1, lines[i]!).with(i, lines[i - 1]!);
    expect(refusedAt(joined(swapped)).line).toBe(i);
  }
});

test('damage: a text cut off anywhere is refused at the cut', () => {
  for (let length = 0; length < record.length - 1; length += 7) {
    const text = record.slice(0, length);
    const expected = text.trimEnd().split('\n').length;
    const { line } = refusedAt(text);
    expect([expected, expected + 1], `cut at ${length}`).toContain(line);
  }
});

test('a record that stops before its result may be of a match still running', () => {
  const reason = 'truncated: no result line; is the match still running?';
  expect(refusedAt(joined(lines.slice(0, -1)))).toEqual({ line: last, reason });
  expect(refusedAt(joined(lines.slice(0, -3)))).toEqual({ line: last - 2, reason });
  // The import knows better when the game was over.
  const over = new RecordError(last, 'truncated: the game is over but its result is missing');
  expect(() => matchFromRecord(findGame, joined(lines.slice(0, -1)))).toThrow(over);
});

/** What nothing but the chain protects: the host's word for who sat there and when. */
const isHearsay = (path: readonly (string | number)[]): boolean => path[0] === 'at' || path[0] === 'seats';

test('forgery: with the chain repaired, every changed field but names and times is still found', () => {
  for (const [i, line] of lines.entries()) {
    for (const path of leavesOf(line).filter(path => path[0] !== 'check' && !isHearsay(path))) {
      const text = forged(record, i + 1, content => changedAt(content, path) as Line);
      const found = refusedAt(text).line;
      // Changed entropy shows at the first draw, a changed commitment where the seed is opened, a changed option
      // where it first matters; all else on its own line.
      const expected = { entropy: 2, commitment: last, options: found }[path[0] as string] ?? i + 1;
      expect(found, `line ${i + 1} ${path.join('.')}`).toBe(expected);
    }
  }
});

test('forgery: names and times can be changed by whoever repairs the chain; the record does not prove them', () => {
  expect(verify(forged(record, 2, line => ({ ...line, at: 5 }))).ok).toBe(true);
  expect(verify(forged(record, 1, line => ({ ...line, seats: named(2).toReversed() }))).ok).toBe(true);
});

test('forgery: another seed, promised and opened, does not give these draws', () => {
  const seed = '5'.repeat(64);
  const swapped = lines.with(0, { ...lines[0], commitment: commitmentTo(seed) }).with(-1, { ...lines.at(-1), seed });
  const { line, reason } = refusedAt(rechained(swapped));
  expect(line).toBe(2);
  expect(reason).toMatch(/^the draws must be [\d ]+; the record has [\d ]+$/);
});

test('forgery: a better roll with events to match is found by the seed', () => {
  const rolled = finished(pig, 6);
  const text = formatRecord(pig, rolled);
  const step = rolled.log.findIndex(entry => entry.kind === 'move' && (entry.chance[0] ?? 6) < 6);
  const { seat, chance } = rolled.log[step] as PlayedStep;
  const better = forged(text, step + 2, line => ({
    ...line,
    chance: [6],
    told: [{ to: null, event: { type: 'rolled', seat, die: 6 }, others: null }],
  }));
  expect(refusedAt(better)).toEqual({ line: step + 2, reason: `the draws must be ${chance[0]}; the record has 6` });
  const without = forged(text, step + 2, line => ({ ...line, chance: [] }));
  expect(refusedAt(without).reason).toBe(`the draws must be ${chance[0]}; the record has none`);
});

test('forgery: the promise taken out', () => {
  const noSeed = lines.with(-1, { ...lines.at(-1), seed: null });
  expect(refusedAt(rechained(noSeed))).toEqual({ line: last, reason: 'the promised seed was not opened' });
  const noPromise = lines.with(0, { ...lines[0], commitment: null });
  expect(refusedAt(rechained(noPromise))).toEqual({
    line: last,
    reason: 'a seed was opened that had not been promised',
  });
  // With both gone the match may be true, but nobody says that its dice are proved.
  const neither = noPromise.with(-1, noSeed.at(-1)!);
  expect(verify(rechained(neither))).toMatchObject({ ok: true, dice: 'unproved' });
});

test('forgery: an illegal move is named with its rule', () => {
  const at = lines.findIndex(({ move }) => (move as { type?: string } | null)?.type === 'mark');
  const text = forged(record, at + 1, line => ({ ...line, move: { type: 'mark', slot: 3 } }));
  expect(refusedAt(text)).toEqual({ line: at + 1, reason: 'not a legal move: HUSH-1, You cannot mark now.' });
});

test('forgery: a compound or a nickname is no recorded move', () => {
  const at = lines.findIndex(({ move }) => (move as { type?: string } | null)?.type === 'mark');
  const text = forged(record, at + 1, line => ({ ...line, move: { type: 'many', marks: [0] } }));
  expect(refusedAt(text).line).toBe(at + 1);
});

test('forgery: draws left over or missing where no seed proves them', () => {
  const text = formatRecord(pig, unseeded(pig, 1));
  const roll = linesOf(text).findIndex(({ chance }) => (chance as number[] | undefined)?.length === 1) + 1;
  expect(refusedAt(forged(text, roll, line => ({ ...line, chance: [] })))).toEqual({
    line: roll,
    reason: 'chance script too short: draw 1 is missing',
  });
  expect(refusedAt(forged(text, roll, line => ({ ...line, chance: [...(line.chance as number[]), 1] })))).toEqual({
    line: roll,
    reason: 'chance script too long: 1 left over',
  });
  expect(refusedAt(forged(text, roll, line => ({ ...line, chance: [7] }))).line).toBe(roll);
  expect(refusedAt(forged(text, 2, line => ({ ...line, chance: [1] })))).toEqual({
    line: 2,
    reason: 'chance script too long: 1 left over',
  });
  const dealt = formatRecord(hush, unseeded(hush, 2));
  expect(refusedAt(forged(dealt, 2, line => ({ ...line, chance: [] })))).toEqual({
    line: 2,
    reason: 'chance script too short: draw 1 is missing',
  });
});

test('forgery: dice out of order are not as the rules roll them', () => {
  const yahtzee: AnyGame = {
    ...pig,
    apply: (state, seat, move, step) => {
      step.chance.dice(3, 6);
      pig.apply(state, seat, move, step);
    },
  };
  const text = formatRecord(yahtzee, unseeded(yahtzee, 3));
  const roll =
    linesOf(text).findIndex(({ chance }) => new Set((chance as number[] | undefined)?.slice(0, 3)).size > 1) + 1;
  const turned = forged(text, roll, line => {
    const [a, b, c, ...rest] = line.chance as number[];
    return { ...line, chance: [c, b, a, ...rest] };
  });
  const found = verifyRecord(() => yahtzee, turned);
  expect(found).toMatchObject({ ok: false, line: roll });
  expect(verifyRecord(() => yahtzee, text)).toMatchObject({ ok: true });
});

test('forgery: a take-back that was not allowed', () => {
  const at = match.log.findIndex(entry => entry.kind === 'move' && entry.chance.length > 0);
  const { seat } = match.log[at] as PlayedStep;
  const text = rechained(
    [...lines.slice(0, at + 2), { step: at + 1, kind: 'takeBack', seat, at: 5 }, lines.at(-1)!].map((line, _, all) =>
      line.kind === 'result' ? { ...line, steps: all.length - 2 } : line,
    ),
  );
  expect(refusedAt(text)).toEqual({
    line: at + 3,
    reason: 'this take-back was not allowed: chance',
  });
  const first = rechained([...lines.slice(0, 2), { step: 1, kind: 'takeBack', seat: 0, at: 5 }]);
  expect(() => matchFromRecord(findGame, first, match.seed)).toThrow(
    new RecordError(3, 'this take-back was not allowed: nothing'),
  );
});

test('forgery: steps after the end, and an end before it', () => {
  const conceded = { ...lines.at(-2), step: last - 2, seat: 0, move: CONCEDE, told: [], chance: [], sealed: true };
  const longer = [...lines.slice(0, -1), conceded, { ...lines.at(-1), steps: last - 1 }];
  expect(refusedAt(rechained(longer))).toEqual({ line: last, reason: 'not a legal move: over, over' });
  const shorter = [...lines.slice(0, -2), { ...lines.at(-1), steps: last - 3 }];
  expect(refusedAt(rechained(shorter))).toEqual({ line: last - 1, reason: 'the game is not over after the last step' });
});

test('forgery: another winner', () => {
  const payoffs = [...(lines.at(-1)!.payoffs as number[])].reverse();
  const { line, reason } = refusedAt(forged(record, last, content => ({ ...content, payoffs })));
  expect(line).toBe(last);
  expect(reason).toBe(`the payoffs are ${[...payoffs].reverse().join(', ')}, not ${payoffs.join(', ')}`);
});

test('options and seats must fit the game', () => {
  const header = (change: object) => refusedAt(forged(record, 1, line => ({ ...line, ...change })));
  expect(header({ options: { target: 99 } }).line).toBe(1);
  expect(header({ options: { target: 2 } })).toEqual({ line: 1, reason: 'an option is missing' });
  expect(header({ options: { target: 2, deck: 'large', x: 1 } })).toEqual({
    line: 1,
    reason: `there is no option 'x'`,
  });
  expect(refusedAt(formatRecord(pig, finished(pig, 1)).replace('"pig"', '"hush"')).line).toBe(1);
  const five = forged(record, 1, line => ({ ...line, seats: Array(5).fill({ name: '' }), entropy: Array(5).fill('') }));
  const result = linesOf(five).length;
  const text = forged(five, result, line => ({ ...line, payoffs: [1, 0, 0, 0, 0] }));
  expect(refusedAt(text)).toEqual({ line: 1, reason: 'Hush seats 2 to 4, not 5' });
});

test('an unknown game, and rules that have moved on, are named; the events can still be read', () => {
  expect(verifyRecord(() => undefined, record)).toEqual({ ok: false, line: 1, reason: `there is no game 'hush' here` });
  const newer = { ...hush, version: 2 };
  expect(verifyRecord(() => newer, record)).toEqual({
    ok: false,
    line: 1,
    reason: 'played by version 1 of the rules of Hush; this is version 2: it can be watched, not replayed',
  });
  expect(parseRecord(record).log).toEqual(match.log);
});

test('what one viewer heard is no proof of anything', () => {
  const text = formatRecordFor(hush, playOn(hush, opened(hush), 3, 4), 0);
  const reason = 'this is what one viewer heard of a running match: it can be read, not replayed';
  expect(verify(text)).toEqual({ ok: false, line: 1, reason });
  expect(() => matchFromRecord(findGame, text)).toThrow(new RecordError(1, reason));
});

test('rules that fall over are reported, not passed on', () => {
  const falling = (error: unknown): AnyGame => ({
    ...hush,
    apply: () => {
      throw error;
    },
  });
  const first = match.log.findIndex(entry => entry.kind === 'move') + 2;
  expect(verifyRecord(() => falling(new Error('oh')), record)).toEqual({ ok: false, line: first, reason: 'oh' });
  expect(verifyRecord(() => falling('oh'), record)).toEqual({ ok: false, line: first, reason: 'oh' });
  const lost = () => {
    throw new TypeError('the registry is broken');
  };
  expect(() => verifyRecord(lost, record)).toThrow('the registry is broken');
});

test('thousands of moves taken back are verified in one pass', () => {
  const long = playOn(hush, opened(hush, 2), 1, 2);
  const isTurn = () => (long.state as State).stack.at(-1)!.name === 'turn';
  while (!isTurn()) playOn(hush, long, long.log.length, long.log.length + 1);
  const seat = hush.toAct(long.state as State)[0]!;
  const mark = () => play(hush, long, seat, { type: 'mark', slot: 0 }, 5)[0]!;
  for (let i = 0; i < 1500; i++) mark();
  const { state } = long;
  const undone = [mark(), { kind: 'takeBack', seat, at: 6 }] as const;
  long.log.pop();
  long.state = state;
  for (let i = 0; i < 3000; i++) long.log.push(...undone);
  play(hush, long, seat, CONCEDE, 7);
  const started = performance.now();
  expect(verify(formatRecord(hush, long))).toMatchObject({ ok: true, steps: long.log.length });
  // Replaying all that still counts for each take-back would be four and a half million steps: minutes.
  expect(performance.now() - started).toBeLessThan(20_000);
});
