/** FITE-11 to FITE-22 and FITE-43: the turn, the places and their bonuses, Swift. */

import { fastChance, heardBy, play, randomMove, whyNotTakeBack } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import { type Both, LOCATIONS, type Loc, type Move } from '../state.ts';
import { attackOf, EXAMPLE, flip, hitsOn, PASS, place, poolsAt, scenario, shift, split, the, USE } from './scenario.ts';

const PAIRS = LOCATIONS.flatMap(a => LOCATIONS.map((b): Both<Loc> => [a, b]));

test('FITE-11 FITE-12: places, then the fight, then a new turn that starts with the places', () => {
  const bout = scenario();
  const asked: (string | null)[] = [bout.asking];
  bout.place('tac', 'off');
  asked.push(bout.asking);
  bout.roll([
    [1, 1, 1, 1],
    [6, 6, 6, 6, 6],
    [1, 1, 1, 1],
    [6, 6, 6, 6, 6],
  ]);
  asked.push(bout.asking);
  const events = bout.react(PASS);
  asked.push(bout.asking);
  expect(asked).toEqual(['placing', 'dividing', 'reacting', 'placing']);
  expect(events.at(-1)).toEqual({ type: 'turnStarted', turn: 2 });
  expect(bout.fighter(0)).toMatchObject({ off: [], def: [], using: false });
});

test('FITE-11 a move of the other half of the turn is refused', () => {
  const bout = scenario();
  expect(bout.why(0, split(4))?.rule).toBe('FITE-11');
  bout.place('off', 'off');
  expect(bout.why(0, place('off'))?.rule).toBe('FITE-11');
});

test('FITE-13 each turn both decide anew', () => {
  const bout = scenario();
  for (const turn of [1, 2, 3]) {
    expect([bout.asking, bout.toAct, bout.state.turn]).toEqual(['placing', [0, 1], turn]);
    bout.fight(['off', 'def'], [[1], [6, 6, 6, 6, 6, 6, 6, 6], [1], [6, 6, 6, 6, 6, 6, 6, 6]]);
  }
});

test('FITE-14 FITE-R2: the choice is the place, the hidden die stays in the dicepool', () => {
  const bout = scenario({ dice: [9, 4] });
  bout.place('off', 'tac');
  expect(bout.dice).toEqual([9, 4]);
  expect(bout.moves(0).length).toBe(8);
  expect(bout.moves(1).length).toBe(3);
});

test('FITE-15 FITE-16: nothing of a choice shows before both have chosen; then both stand where they chose', () => {
  const views = LOCATIONS.map(loc => {
    const bout = scenario();
    const told = bout.play(0, place(loc));
    expect(told).toEqual([{ type: 'committed', seat: 0 }]);
    expect(fite.view(bout.state, 0).mine).toEqual(place(loc));
    return JSON.stringify([
      fite.view(bout.state, 1),
      fite.view(bout.state, null),
      heardBy(bout.match.log.at(-1)!, 1),
      bout.moves(1),
    ]);
  });
  expect(new Set(views).size).toBe(1);
  for (const [a, b] of PAIRS) {
    const bout = scenario();
    expect(the(bout.place(a, b), 'fightersPlaced').locs).toEqual([a, b]);
    expect(bout.state.fighters.map(f => f.loc)).toEqual([a, b]);
  }
});

test('FITE-15 a second choice is refused and cannot be taken back', () => {
  const bout = scenario();
  bout.play(0, place('off'));
  expect(bout.why(0, place('def'))?.rule).toBe('FITE-15');
  expect(bout.moves(0)).toEqual([]);
  expect(whyNotTakeBack(bout.match, 0)).not.toBe(null);
});

test('FITE-17 only the place of this turn helps', () => {
  const bout = scenario({ locs: ['off', 'def'] });
  const events = bout.fight(['def', 'off'], EXAMPLE);
  expect(attackOf(events, 0)).toMatchObject({ off: [6, 5, 4, 2, 2], def: [6, 6, 3, 2, 1, 1] });
  expect(attackOf(events, 1)).toMatchObject({ off: [6, 5, 3], def: [6, 4, 2, 2] });
  expect(bout.why(0, flip([2], [1]))?.rule).toBe('FITE-11');
});

test('FITE-18 FITE-19: Offensive helps the attack only, Defensive the defence only', () => {
  const off = scenario().fight(['off', 'tac'], EXAMPLE);
  expect([attackOf(off, 0).off, attackOf(off, 1).def]).toEqual([
    [7, 6, 5, 3, 3],
    [5, 3, 1, 1],
  ]);
  const def = scenario().fight(['def', 'tac'], EXAMPLE);
  expect([attackOf(def, 0).off, attackOf(def, 1).def]).toEqual([
    [6, 5, 4, 2, 2],
    [6, 4, 2, 2],
  ]);
});

test('FITE-20 on Tactical one Move or one Flip, not both', () => {
  const bout = scenario();
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  const listed = bout.moves(0) as Extract<Move, { type: 'react' }>[];
  expect(listed.some(r => r.move)).toBe(true);
  expect(listed.some(r => r.flip)).toBe(true);
  expect(listed.some(r => r.move && r.flip)).toBe(false);
  expect(bout.why(0, { ...shift('off', 2), flip: { off: [6], def: [1] } })?.rule).toBe('FITE-20');
});

test('FITE-21 a Move takes one or two dice of one pool to the other', () => {
  const moved = (reaction: Move) => {
    const bout = scenario();
    return poolsAt(bout.fight(['tac', 'off'], EXAMPLE, reaction as never))[0];
  };
  expect(moved(shift('off', 6))).toEqual({ off: [5, 4, 2, 2], def: [6, 5, 3, 1, 1] });
  expect(moved(shift('off', 6, 2))).toEqual({ off: [5, 4, 2], def: [6, 5, 3, 2, 1, 1] });
  expect(moved(shift('def', 5, 1))).toEqual({ off: [6, 5, 5, 4, 2, 2, 1], def: [3, 1] });
  const bout = scenario();
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  for (const reaction of [shift('off', 6, 5, 4), shift('off'), { ...PASS, move: { from: 'both', faces: [6, 5] } }]) {
    expect(bout.why(0, reaction)?.rule).toBe('FITE-21');
  }
});

test('FITE-22 a Flip shows the face underneath', () => {
  const events = scenario({ dice: [6, 9] }).fight(
    ['tac', 'off'],
    [
      [6, 5, 4],
      [3, 2, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ],
    flip([6], [1]),
  );
  expect(poolsAt(events)[0]).toEqual({ off: [5, 4, 1], def: [6, 3, 2] });
});

test('FITE-23 FITE-R3: there is a fight on every pair of places, also on the same and where one stood before', () => {
  for (const [a, b] of PAIRS) {
    const bout = scenario({ locs: [a, b] });
    const events = bout.fight([a, b], EXAMPLE);
    expect(events.filter(event => event.type === 'attackCompared').length).toBe(2);
    // By hand: Defensive stops B's one hit unless B is on Offensive; A's attack gains or loses one.
    const onA = a === 'def' && b !== 'off' ? 0 : 1;
    const onB = 1 + (a === 'off' ? 1 : 0) - (b === 'def' ? 1 : 0);
    expect(hitsOn(events)).toEqual([onA, onB]);
  }
});

test('FITE-43 FITE-R23: only holders of an unused Swift are asked, and holding keeps it', () => {
  const bout = scenario({ powers: ['swift', 'brutal'] });
  bout.place('off', 'off');
  expect(bout.toAct).toEqual([0]);
  expect(bout.why(1, { type: 'swift', to: 'tac' })?.rule).toBe('FITE-43');
  const told = bout.play(0, { type: 'swift', to: null });
  expect(the(told, 'swiftAnswered').to).toBe(null);
  expect(bout.fighter(0)).toMatchObject({ loc: 'off', spent: false });

  const spent = scenario({ powers: ['swift', null], spent: [true, false] });
  spent.place('off', 'off');
  expect(spent.asking).toBe('dividing');
});

test('FITE-43 Swift cannot be used in the fight', () => {
  const bout = scenario({ powers: ['swift', null] });
  bout.place('tac', 'off');
  bout.play(0, { type: 'swift', to: null });
  bout.roll(EXAMPLE);
  expect(bout.why(0, USE)?.rule).toBe('FITE-43');
});

test('FITE-R24 both use Swift, each from where it was shown, in secret and once', () => {
  const bout = scenario({ powers: ['swift', 'swift'] });
  bout.place('off', 'def');
  expect(bout.toAct).toEqual([0, 1]);
  const told = bout.play(0, { type: 'swift', to: 'def' });
  expect(told).toEqual([{ type: 'committed', seat: 0 }]);
  expect(bout.why(0, { type: 'swift', to: null })?.rule).toBe('FITE-R23');
  // B still moves from Defensive, though A is on the way there.
  expect(bout.moves(1).map(m => (m as { to: Loc | null }).to)).toEqual([null, 'off', 'tac']);
  bout.play(1, { type: 'swift', to: 'off' });
  expect(bout.state.fighters.map(f => [f.loc, f.spent])).toEqual([
    ['def', true],
    ['off', true],
  ]);
  expect(bout.asking).toBe('dividing');
});

test('FITE-R41 when the clock runs out the table chooses', () => {
  const fresh = scenario();
  expect(fite.defaultMove!(fresh.state, 0)).toEqual(place('off'));
  const later = scenario({ turn: 3, locs: ['tac', 'def'] });
  expect([0, 1].map(seat => fite.defaultMove!(later.state, seat))).toEqual([place('tac'), place('def')]);

  const bout = scenario({ powers: ['swift', 'brutal'], dice: [9, 6] });
  bout.place('off', 'off');
  expect(fite.defaultMove!(bout.state, 0)).toEqual({ type: 'swift', to: null });
  bout.play(0, { type: 'swift', to: null });
  expect([0, 1].map(seat => fite.defaultMove!(bout.state, seat))).toEqual([split(5), split(3)]);
  bout.roll([
    [6, 5, 4, 3, 2],
    [1, 1, 1, 1],
    [1, 1, 1],
    [6, 6, 6],
  ]);
  expect(fite.defaultMove!(bout.state, 1)).toEqual(PASS);
});

test('FITE-R41 no power by default; Offensive in turn 1 even after a placement at set-up; powers kept with withSplit', () => {
  const picking = scenario({ options: { powers: 'choose' }, turn: 0 });
  expect(fite.defaultMove!(picking.state, 1)).toEqual({ type: 'power', power: null });
  const separate = scenario({ powers: [null, null], options: { setupPlacement: 'separate' }, turn: 0 });
  separate.place('tac', 'def');
  expect([separate.asking, fite.defaultMove!(separate.state, 0)]).toEqual(['placing', place('off')]);
  const declared = scenario({ powers: ['brutal', null], options: { powerTiming: 'withSplit' } });
  declared.place('off', 'off');
  expect(fite.defaultMove!(declared.state, 0)).toEqual(split(5, false));
});

test('FITE-R41 a default is always legal', () => {
  const chance = fastChance(41);
  const bout = scenario({ powers: ['swift', 'cunning'] });
  for (let i = 0; bout.asking !== null; i++) {
    for (const seat of bout.toAct) expect(bout.moves(seat)).toContainEqual(fite.defaultMove!(bout.state, seat));
    const seat = bout.toAct[i % 2 === 0 ? 0 : bout.toAct.length - 1]!;
    play(fite, bout.match, seat, randomMove(fite, bout.state, seat, chance), 0, () => chance);
  }
});
