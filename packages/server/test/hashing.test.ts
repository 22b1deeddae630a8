/** Hashing of passwords: in a thread of its own, and so many at a time. */

import { expect, test } from 'vitest';
import { networksOf } from '../src/limits/address.ts';
import { AddressBuckets } from '../src/limits/buckets.ts';
import { Hashing } from '../src/people/hashing.ts';
import { hashPassword, isPassword } from '../src/people/passwords.ts';

const SMALL = { nonce: Buffer.alloc(16, 1), tagLength: 32, memory: 64, passes: 1, parallelism: 1 };

test('whoever comes when too many wait is told so at once, and the others are served', async () => {
  const hashing = new Hashing(2);
  const all = ['a', 'b', 'c'].map(text => hashing.hash({ ...SMALL, message: Buffer.from(text) }));
  await expect(all[2]).rejects.toMatchObject({ code: 'busy' });
  const [a, b] = await Promise.all(all.slice(0, 2));
  expect(a).toHaveLength(32);
  expect(a).not.toEqual(b);
  expect(await hashing.hash({ ...SMALL, message: Buffer.from('a') })).toEqual(a);
});

test('a hash that cannot be is an error of its own, and the next one is served', async () => {
  const hashing = new Hashing();
  await expect(hashing.hash({ ...SMALL, memory: 0, message: Buffer.from('a') })).rejects.toThrow();
  expect(await hashing.hash({ ...SMALL, message: Buffer.from('a') })).toHaveLength(32);
});

test('a password is known by what was kept of it', async () => {
  const kept = await hashPassword('seven dice in a row');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('seven dice in a row', kept)).toBe(true);
  expect(await isPassword('eight dice in a row', kept)).toBe(false);
});

test('an address of the newer kind is counted with the networks that customers are given', () => {
  const names = (address: string) => networksOf(address).map(({ name }) => name);
  expect(names('203.0.113.7')).toEqual(['203.0.113.7']);
  expect(names('2001:db8:7:1f3')).toEqual(['2001:db8:7:1f3', '2001:db8:7:100/56', '2001:db8:7:0/48']);
  expect(names('2001:db8:7:1ff').slice(1)).toEqual(names('2001:db8:7:1f3').slice(1));
  expect(names('2001:db8:7:2f3')[1]).not.toBe(names('2001:db8:7:1f3')[1]);
  expect(names('2001:db8:8:1f3')[2]).not.toBe(names('2001:db8:7:1f3')[2]);
});

test('a whole network may do more than one line of it, but not as much as all of them', () => {
  const buckets = new AddressBuckets({ burst: 10, perSecond: 1 }, () => 0);
  const taken = (third: string, lines: number): number => {
    let count = 0;
    for (let i = 0; i < lines; i++) {
      for (let j = 0; j < 20; j++) if (buckets.take(`2001:db8:${third}:${i.toString(16)}`) === 0) count++;
    }
    return count;
  };
  expect(taken('a', 1)).toBe(10);
  expect(taken('b', 64)).toBeLessThanOrEqual(40);
  // A company's /48 has many of those.
  expect(taken('c', 4096)).toBeLessThanOrEqual(160);
});
