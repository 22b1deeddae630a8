/** Every ability is used once on a set ring, and does exactly what the page of rules prints for it. */

import { expect, test } from 'vitest';
import { idOf } from '../content/building.ts';
import { contentOf } from '../content/packs.ts';
import { type FighterId, STATES } from '../content/types.ts';
import { distance, neighbour } from '../hex.ts';
import type { Event, FighterRef, Move } from '../state.ts';
import { APPROVED_FIGHTERS } from './approved-fighters.ts';
import { type Ring, ring } from './scenario.ts';

interface Line {
  readonly fighter: FighterId;
  readonly name: string;
  readonly isFinisher: boolean;
  readonly cost: string;
  readonly effects: string;
  readonly hype: number;
}

function linesOf(text: string): Line[] {
  let fighter = '' as FighterId;
  return text.split('\n').flatMap(line => {
    const [head, ...rest] = line.split(' | ');
    if (line.startsWith('@')) fighter = head!.slice(1).trim() as FighterId;
    if (!/^[AX] /.test(line)) return [];
    const [cost, , effects, hype] = rest;
    return [
      {
        fighter,
        name: head!.slice(2),
        isFinisher: line.startsWith('X'),
        cost: cost!,
        effects: effects!,
        hype: Number(hype),
      },
    ];
  });
}

const LINES = linesOf(APPROVED_FIGHTERS);

const TARGET: FighterRef = '1:krag';
/** The others: next to the user, two spaces away, and far away. */
const ENEMIES: readonly FighterRef[] = ['1:vessa', '1:hollow', '2:dolly'];

/** The user in the middle, one enemy and another next to it, one ally next to it and one three spaces away. */
function scene(fighter: FighterId) {
  const names = new Set([contentOf('ref-1').fighters[fighter].name]);
  const [near, far] = (['piston', 'relay', 'echo'] as const).filter(
    id => !names.has(contentOf('ref-1').fighters[id].name),
  );
  const fighters = {
    [fighter]: { at: '0,0', damage: 4, stun: 3 },
    [near!]: { at: '0,-1', damage: 2, stun: 3 },
    [far!]: '0,-3',
  };
  const t = ring({
    teams: [
      { fighters, hype: 20, hand: 'B08 B09 F08 F09 H08 H09' },
      { fighters: { krag: '1,0', vessa: '0,1', hollow: '-2,2' }, hype: 5, hazard: 'spotlight', hazardZone: 5 },
      { fighters: { dolly: '5,-5' } },
    ],
    fighter,
  });
  return { t, user: `0:${fighter}` as FighterRef, near: `0:${near}` as FighterRef, far: `0:${far}` as FighterRef };
}

/** Answers every question of a use: Dodges are declined, Pushes go round the user, the rest is the first choice. */
function answer(t: Ring, user: FighterRef, near: FighterRef, asked: string[]): Move {
  const frame = t.state.stack.at(-1)!;
  if (frame.name === 'dodging') {
    asked.push(`dodge ${frame.fighter}`);
    return { type: 'dodge', dir: 'none' };
  }
  if (frame.name === 'choosingPush') {
    const from = t.at(frame.fighter)!;
    const here = t.at(user)!;
    return t.choices.findLast(
      move =>
        move.type === 'push' &&
        move.dir !== 'out' &&
        distance(neighbour(from, move.dir)!, here) === distance(from, here),
    )!;
  }
  if (frame.name === 'shifting') asked.push('shiftHazard');
  if (frame.name === 'paying') return t.choices.find(move => move.type === 'pay' && !move.convert)!;
  if (frame.name === 'aiming') return { type: 'target', fighter: TARGET };
  if (frame.name === 'choosingAlly') return { type: 'ally', fighter: near };
  return t.choices[0]!;
}

/** Uses the ability and says all that it did, one line each. */
function happened(line: Line): { done: string[]; said: string[] } {
  const { t, user, near, far } = scene(line.fighter);
  const done: string[] = [];
  const events: Event[] = [...t.play(0, { type: 'use', ability: idOf(line.name) }, drawsFor(t, line))];
  while (!['acting', 'moving', 'choosingFighter', 'pinning'].includes(t.asking!) && t.state.active === 0) {
    events.push(...t.play(t.toAct[0]!, answer(t, user, near, done), drawsFor(t, line)));
  }
  for (const event of events) done.push(...saidBy(event));
  return { done: done.sort(), said: expected(line, user, near, far).sort() };
}

/** What the next step draws: only the payment, or what follows it, can. */
function drawsFor(t: Ring, { effects }: Line): number[] {
  const cards = [...effects.matchAll(/draw (\d)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  const late = /pumpedUp self/.test(effects) ? 2 : 0;
  return t.asking === 'paying' ? Array<number>(cards + late).fill(0) : [];
}

function saidBy(event: Event): string[] {
  switch (event.type) {
    case 'damaged':
      return [`damage ${event.fighter}`];
    case 'stunned':
      return [`stun ${event.fighter}`];
    case 'moved':
      return event.how === 'push' ? [`push ${event.fighter}`] : [];
    case 'stateGained':
      return [`${event.state} ${event.fighter}`];
    case 'healed':
      return [`heal ${event.by} ${event.fighter}`];
    case 'unstunned':
      return [`unstun ${event.by} ${event.fighter}`];
    case 'swapped':
      return [`swap ${event.other}`];
    case 'traitGained':
      return [`gain ${event.trait}`];
    case 'defeated':
      return [`defeat ${event.fighter} ${event.cause}`];
    case 'drawn':
      return event.why === 'effect' ? [`draw ${event.count}`] : [];
    case 'hypeChanged':
      if (event.why === 'cost' || event.why === 'drain') return [`${event.why} ${-event.by}`];
      return event.why === 'effect' || event.why === 'ability' ? [`${event.why} ${event.by}`] : [];
    case 'abilityUsed':
      return [`cards ${event.cards.map(id => id[0]).join('')}`];
    default:
      return [];
  }
}

/** What the page says, spelt out for this ring. */
function expected(
  { fighter, effects, cost, hype, isFinisher }: Line,
  user: FighterRef,
  near: FighterRef,
  far: FighterRef,
): string[] {
  const [symbols, price] = cost.split('+');
  const reach = fighter === 'quill' || fighter === 'monolith' ? 2 : 1;
  const alive: FighterRef[] = isFinisher ? [...ENEMIES] : [TARGET, ...ENEMIES];
  const within = (n: number) => alive.filter(ref => ref !== '2:dolly' && (n > 1 || ref !== '1:hollow'));
  const sets: { [who: string]: readonly FighterRef[] } = {
    self: [user],
    ally: [near],
    target: isFinisher ? [] : [TARGET],
    eachEngaged: within(reach),
    eachEnemyWithin2: within(2),
    eachEnemy: alive,
    eachAlly: [near, far],
    eachAdjacentAlly: [near],
  };
  const lines = effects.split(/, | > /).flatMap(effect => linesFor(effect.replace('if adjacentAlly: ', ''), sets));
  // A Generic symbol is paid with the first card that is left.
  lines.push(`cards ${paidWith(symbols!)}`);
  if (price) lines.push(`cost ${price}`);
  if (hype > 0) lines.push(`ability ${hype}`);
  return lines;
}

/** Of two cards of each type, by the letters of a cost. */
function paidWith(symbols: string): string {
  const left = [...'BBFFHH'];
  const cards = [...symbols].filter(letter => letter !== 'G');
  for (const letter of cards) left.splice(left.indexOf(letter), 1);
  for (const letter of symbols) if (letter === 'G') cards.push(left.shift()!);
  return cards.sort().join('');
}

function linesFor(effect: string, sets: { [who: string]: readonly FighterRef[] }): string[] {
  const [verb, second, third] = effect.split(' ');
  const n = /^\d+$/.test(second ?? '') ? Number(second) : 1;
  const word = /^\d+$/.test(second ?? '') ? third : second;
  if (verb === 'defeat') return [`defeat ${TARGET} finishingMove`];
  if (verb === 'swap') return [`swap ${sets[word!]![0]}`];
  if (verb === 'gain') return [`gain ${word}`];
  if (verb === 'draw') return [`draw ${n}`];
  if (verb === 'hype') return [`effect ${n}`];
  if (verb === 'drain') return [`drain ${n}`];
  if (verb === 'shiftHazard') return ['shiftHazard'];
  const who = sets[word ?? (verb === 'dodge' ? 'self' : 'target')]!;
  if (verb === 'heal' || verb === 'unstun') return who.map(ref => `${verb} ${n} ${ref}`);
  if ((STATES as readonly string[]).includes(verb!)) return who.map(ref => `${verb} ${ref}`);
  return Array<FighterRef[]>(n)
    .fill([...who])
    .flat()
    .map(ref => `${verb} ${ref}`);
}

test('ARENA-78: there are 24 fighters with three abilities and one Finishing Move each', () => {
  expect(LINES).toHaveLength(96);
  expect(LINES.filter(({ isFinisher }) => isFinisher)).toHaveLength(24);
});

test.each(LINES.map(line => [line.name, line] as const))(
  'ARENA-80 ARENA-77 ARENA-82 ARENA-83: %s does what it prints',
  (_, line) => {
    const { done, said } = happened(line);
    expect(done).toEqual(said);
  },
);
