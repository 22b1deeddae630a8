/** One thing after the other, and as soon as it can be. */

import { expect, test } from 'vitest';
import { OtherListeners } from '../src/bus/other-listeners.ts';
import { andThen, endOfTurn, InOrder } from '../src/live/order.ts';
import { batch } from '../src/store/batch.ts';

test('what need not wait is done at once, what comes behind something slow waits, and a failure stops nothing', async () => {
  const done: string[] = [];
  const works = new InOrder(error => done.push(String(error)));
  const slow = Promise.withResolvers<void>();
  works.do(() => {
    done.push('first');
    // Asked for while something is being done: after it.
    works.do(() => void done.push('third'));
    done.push('second');
  });
  expect(done).toEqual(['first', 'second', 'third']);
  works.do(() => slow.promise);
  works.do(() => void done.push('behind'));
  works.do(() => {
    throw new Error('no');
  });
  works.do(() => Promise.reject(new Error('never')));
  works.do(() => void done.push('last'));
  expect(done).toHaveLength(3);
  slow.resolve();
  await expect.poll(() => done.slice(3)).toEqual(['behind', 'Error: no', 'Error: never', 'last']);
});

test('a value that is there is gone on with at once', async () => {
  expect(andThen(1, one => one + 1)).toBe(2);
  await expect(andThen(Promise.resolve(1), one => one + 1)).resolves.toBe(2);
});

test('the end of the turn comes after all that becomes known together', async () => {
  const known: number[] = [];
  const last = Promise.withResolvers<void>();
  setImmediate(() => {
    for (const n of [1, 2, 3]) Promise.resolve().then(() => Promise.resolve().then(() => known.push(n)));
    endOfTurn().then(() => last.resolve());
  });
  await last.promise;
  expect(known).toEqual([1, 2, 3]);
});

test('with a wish that is refused goes what builds on it and waits, and nothing else', async () => {
  const answers: PromiseWithResolvers<(true | Error)[]>[] = [];
  const asked: string[][] = [];
  const wishes = batch<string, true>(
    10,
    group => {
      asked.push([...group]);
      const answer = Promise.withResolvers<(true | Error)[]>();
      answers.push(answer);
      return answer.promise;
    },
    (later, wish) => later.startsWith(`${wish} `),
  );
  const first = [wishes.ask('a'), wishes.ask('b')];
  await expect.poll(() => asked).toEqual([['a', 'b']]);
  const next = ['a 2', 'b 2', 'c'].map(wish => wishes.ask(wish));
  const outcomes = Promise.allSettled([...first, ...next]);
  answers[0]!.resolve([new Error('no'), true]);
  await expect.poll(() => asked[1]).toEqual(['b 2', 'c']);
  answers[1]!.resolve([true, true]);
  const kinds = (await outcomes).map(({ status }) => status);
  expect(kinds).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('a process knows that it is alone at a match when only it heard its words, and nobody has come since', () => {
  const others = new OtherListeners();
  const isAloneAfter = (hearers: number, meanwhile = () => {}): boolean => {
    const counted = others.say('m');
    meanwhile();
    counted(hearers);
    return others.isAlone('m');
  };
  // Who hears nothing knows nothing.
  expect(isAloneAfter(1)).toBe(false);
  others.join('m');
  expect(others.isAlone('m')).toBe(false);
  expect(isAloneAfter(2)).toBe(false);
  expect(isAloneAfter(1)).toBe(true);
  expect(isAloneAfter(1, () => others.heard('m'))).toBe(false);
  expect(isAloneAfter(1)).toBe(true);
  others.heard('m');
  expect(others.isAlone('m')).toBe(false);
  expect(isAloneAfter(1)).toBe(true);
  others.lose();
  expect(others.isAlone('m')).toBe(false);
});

test('of wishes that a database refuses together for what is in one of them, the others are granted', async () => {
  const wishes = batch<string, string>(10, async group => {
    if (group.includes('odd')) throw Object.assign(new Error('no such character'), { code: '22021' });
    if (group.includes('away')) throw Object.assign(new Error('away'), { code: '57P01' });
    return group;
  });
  const settled = async (...asked: string[]) =>
    (await Promise.allSettled(asked.map(one => wishes.ask(one)))).map(({ status }) => status);
  expect(await settled('a', 'odd', 'b')).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  // What befalls all of them is asked once.
  expect(await settled('a', 'away')).toEqual(['rejected', 'rejected']);
});
