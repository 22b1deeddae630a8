/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';

export const advice = {
  noWay: (goal: 'charge' | 'master'): string => `There is then no way to your ${goal === 'charge' ? 'charge point' : 'node at the master node'}.`,
  arrived: (goal: 'charge' | 'master'): string => `You are then at your ${goal === 'charge' ? 'charge point' : 'node at the master node'}.`,
  stays: (goal: 'charge' | 'master', steps: number): string => `Your ${goal === 'charge' ? 'charge point' : 'node at the master node'} stays ${formats.count(steps, 'step', 'steps')} away.`,
  isThen: (goal: 'charge' | 'master', steps: number, before: number | null): string => `Your ${goal === 'charge' ? 'charge point' : 'node at the master node'} is then ${formats.count(steps, 'step', 'steps')} away${before === null ? '' : ` instead of ${formats.number(before)}`}.`,
  rivalLost: (say: Voice, seat: number): string => `${say.name(seat)} then has no way to go.`,
  rival: (say: Voice, seat: number, steps: number, before: number | null): string => `${say.name(seat)} then has ${formats.count(steps, 'step', 'steps')} to go${before === null ? '' : ` instead of ${formats.number(before)}`}.`,
  could: (goal: 'charge' | 'master', steps: number, before: number | null): string => `With it your ${goal === 'charge' ? 'charge point' : 'node at the master node'} could be ${formats.count(steps, 'step', 'steps')} away${before === null ? '' : ` instead of ${formats.number(before)}`}.`,
  unseen: (movement: number, black: number, all: number): string => `Of the ${formats.number(all)} gold minis you have not seen, ${formats.number(movement)} are movement cards, ${formats.number(black)} of them black.`,
  ownCharge: 'Your charge point is on it.',
  instance: (play: string): string => `For instance: ${play}.`,
  gains: (carried: number, needed: number): string => `You then carry ${formats.number(carried)} of the ${formats.number(needed)} you still need.`,
  wins: 'That wins the game.',
  stillNeeds: (charges: number): string => `After that ${formats.count(charges, 'charge is', 'charges are')} still needed.`,
  isFar: (say: Voice, seat: number, steps: number): string => `${say.name(seat)} has ${formats.count(steps, 'step', 'steps')} to go.`,
  inhibits: (say: Voice, seat: number): string => `For three turns ${say.name(seat)} needs the colour of every node, or black.`,
  keepsInhibit: 'You keep Inhibit for another moment.',
  frees: 'You can then step with any colour again.',
  takes: (say: Voice, seat: number, own: number, theirs: number): string => `You then carry ${formats.number(own)}, and ${say.name(seat)} ${formats.number(theirs)}.`,
  holds: (n: number): string => `You hold ${formats.number(n)} of these.`,
  keeps: (minis: number): string => `You keep ${formats.count(minis, 'mini', 'minis')} for later turns.`,
};
