/** The proof of fair dice, in English. */

import { number } from '@roundhouse/games/formats.en.ts';

export const proof = {
  title: 'Were the dice fair?',
  verify: 'Verify the dice',
  lead: 'Nobody could choose a throw: not a player, not the table. Here is why, worked out in this browser.',
  sealed: 'Sealed before the first throw',
  sealedText: 'The table thought of a secret number, and showed everybody this seal of it. It fits that number alone.',
  noSeal: 'No seal was shown before the first throw.',
  thrownIn: (count: string) => `Then ${count} threw something of their own in, so that the table did not choose alone.`,
  seats: { one: 'seat', other: 'seats' },
  opened: 'Opened after the last',
  openedText: 'This is the secret number. Sealed again just now, it gives:',
  sameSeal: 'the same seal',
  otherSeal: 'another seal',
  throws: 'Every throw worked out again',
  throwsText: 'From the number, the throws of each step follow like a sum. Touch one to see it at the table.',
  noThrows: 'Nothing was thrown or drawn in this match.',
  step: (step: number) => `Step ${number(step)}`,
  same: 'same',
  notSame: (recorded: string) => `not the same: ${recorded}`,
  fromSeed: 'follows from the seed',
  notFromSeed: 'does not follow from the seed',
  proved: (steps: number) =>
    `Proved: all ${number(steps)} steps follow the rules, and every throw comes from the promised seed.`,
  unproved: (steps: number) =>
    `All ${number(steps)} steps follow the rules. The dice were not promised beforehand, so they prove nothing.`,
  wrong: (line: number, reason: string) => `This record is not right. Line ${number(line)}: ${reason}.`,
  otherPromise: 'But another promise was shown to you when you sat down: do not trust these dice.',
  notThrownIn: 'But what you threw into the dice is not in them: do not trust these dice.',
  samePromise: 'The promise is the one you were shown when you sat down.',
};
