import { expect, test } from 'vitest';
import { decoded, layoutOf, netOf, newSight, type Shape } from '../src/learnt.ts';

const SHAPE: Shape = { thing: 2, whole: 1, inner: 1, outer: 2 };

test('things are looked at alike and added up, and weighed with the rest', () => {
  const { innerBias, outerAt, outerBias, last, bias, size } = layoutOf(SHAPE);
  const weights = new Float32Array(size);
  weights.set([1, -2], 0);
  weights[innerBias] = 0.5;
  // The first outer neuron sees the whole and the things, the second only the whole, and never moves.
  weights.set([3, 1, -1, 0], outerAt);
  weights[outerBias] = -1;
  weights.set([2, 5], last);
  weights[bias] = 0.25;
  const sight = newSight(SHAPE, 3);
  sight.count = 2;
  sight.whole[0] = 1;
  // The first moves the inner neuron to 1.5, the second not at all, and the third is not there.
  sight.things.set([1, 0, 0, 1, 9, 0]);
  expect(netOf(SHAPE, 3, weights)(sight)).toBeCloseTo(2 * (3 + 1.5 - 1) + 0.25, 5);
});

test('weights are written in 16 bits, as shares of the largest', () => {
  const coded = btoa(String.fromCharCode(...new Uint8Array(Int16Array.of(32767, -32767, 0, 16384).buffer)));
  const weights = decoded(coded, 2);
  expect([...weights.slice(0, 3)]).toEqual([2, -2, 0]);
  expect(weights[3]).toBeCloseTo(1, 3);
});
