/** Every word of The CIRCUIT in both languages: cards, events, prompts, moves, options and refusals, heard over whole matches. */

import { readFileSync } from 'node:fs';
import { type Chance, COMMON_REFUSALS, CONCEDE, type Seat } from '@roundhouse/kernel';
import { type Listener, listen } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { refusalSentence } from '../../refusals.ts';
import { knowledge } from '../bot.ts';
import { contentOf, REF_1 } from '../content/packs.ts';
import { READY_TEAM_IDS, type TeamProblem } from '../content/teams.ts';
import {
  CONTENT_IDS,
  FIGHTER_IDS,
  HAZARD_IDS,
  IDENTITIES,
  RING_RULES_IDS,
  STATES,
  STATS,
  STRUGGLES,
  TRAIT_IDS,
  ZONES,
} from '../content/types.ts';
import { theCircuit } from '../rules.ts';
import { type Event, type Move, type Options, QUESTIONS, type View } from '../state.ts';
import type { CircuitWords } from '../words/catalogue.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { cardTables, HEADINGS } from './printed-cards.ts';
import { ring, use } from './scenario.ts';

const NAMES = ['Ada', 'Bo', 'Cy'];
const LANGUAGES: readonly (readonly [string, CircuitWords])[] = [
  ['English', en],
  ['German', de],
];
const BROKEN = {
  English:
    /undefined|null|NaN|\[object|\s\s| [.,:;]|\.\.|\b[Yy]ou (?:wins|has|gains|is|places|deploys|brings|spends)\b/,
  German:
    /undefined|null|NaN|\[object|\s\s| [.,:;]|\.\.|\b[Dd]u (?:gewinnt|hat|erhält|ist|legt|stellt|bringt|zahlt)\b|\. du /,
} as { readonly [language: string]: RegExp };

const ABILITIES = Object.values(REF_1.fighters).flatMap(({ abilities }) => abilities);
/** The abilities of every edition. */
const PRINTED = CONTENT_IDS.flatMap(content =>
  Object.values(contentOf(content).fighters).flatMap(({ abilities }) =>
    abilities.map(ability => ({ ...ability, content })),
  ),
);

/** A position, and what may be answered to it. */
interface Position {
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Plays a match, sensibly and now and then at random, so that much happens. */
function contest(seats: number, options: Partial<Options>, seed: number): { events: Event[]; positions: Position[] } {
  const events: Event[] = [];
  const positions: Position[] = [];
  const choose = (moves: readonly Move[], view: View, seat: Seat, chance: Chance): Move => {
    const anything = view.active === null || chance.int(6) === 0;
    return anything ? moves[chance.int(moves.length)]! : knowledge.rolloutMove!(view, seat, moves)!;
  };
  const on: Listener<Move, View, Event> = {
    heard: event => events.push(event),
    asked: (moves, view) => positions.push({ view, moves }),
    over: view => positions.push({ view, moves: [] }),
  };
  listen(theCircuit, { options, names: NAMES.slice(0, seats), seed, choose }, on);
  return { events, positions };
}

const MIXES: readonly (readonly [number, Partial<Options>])[] = [
  [2, {}],
  [3, { seatHype: 'staggered', pinAttempts: 'declared', bellRounds: 12 }],
  [2, { uniqueFighters: true, openHands: true, ringRules: 'carousel' }],
  [2, { ringRules: 'countdown', sharedIdentity: 'pairwise' }],
  [2, { ringRules: 'live-ropes', genericPayment: 'card', burning: 'own' }],
];

const CONTESTS = MIXES.flatMap(([seats, options]) => [0, 1, 2].map(seed => contest(seats, options, seed)));
const POSITIONS = CONTESTS.flatMap(({ positions }) => positions);
/** Each event once. */
const HEARD: readonly Event[] = [
  ...new Map(CONTESTS.flatMap(({ events }) => events).map(event => [JSON.stringify(event), event])).values(),
];

describe('cards', () => {
  const texts = (words: CircuitWords): string[] => [
    ...PRINTED.map(({ id, content }) => words.ability(id, content).text),
    ...TRAIT_IDS.map(id => words.trait(id).text),
    ...HAZARD_IDS.flatMap(id => [words.hazard(id).text, words.hazard(id).condition]),
    ...RING_RULES_IDS.map(id => words.ringRules(id).text),
    ...STRUGGLES.map(id => words.struggle(id).text),
    ...STATES.map(id => words.state(id).text),
    ...STATS.map(id => words.stat(id).text),
    ...READY_TEAM_IDS.map(id => words.readyTeam(id).text),
  ];

  test.each(LANGUAGES)('%s: every card speaks in whole sentences', (language, words) => {
    for (const text of texts(words)) {
      expect(text).toMatch(/^[A-ZÄÖÜ+−].*\.$/);
      expect(text).not.toMatch(BROKEN[language]!);
    }
  });

  test.each(LANGUAGES)(
    '%s: abilities that do different things say different things, and the same the same',
    (_, words) => {
      const doing = ({ groups, target, ally, limit, finisher }: (typeof PRINTED)[number]): string =>
        JSON.stringify([groups, target, ally, limit, finisher]);
      const said = new Map(PRINTED.map(ability => [doing(ability), words.ability(ability.id, ability.content).text]));
      expect(new Set(said.values()).size).toBe(said.size);
    },
  );

  test.each(LANGUAGES)('%s: every number of an ability is in its text', (_, words) => {
    const numbers = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(numbers)
          : [];
    for (const { id, groups, ally, content } of PRINTED) {
      for (const n of numbers([groups, ally])) {
        if (n > 1) expect(words.ability(id, content).text, `${content} ${id}`).toContain(`${n}`);
      }
    }
  });

  test('some cards, word for word', () => {
    expect(en.ability('cannonball').text).toBe(
      'The target is Pushed 2 times and suffers 1 damage, and this fighter may Dodge.',
    );
    expect(en.ability('pile-on').text).toBe(
      'The target gains 2 Stun tokens. Then the target gains 1 Stun token if this fighter is adjacent to an ally.',
    );
    expect(en.ability('curtain-call', 'ref-1').text).toBe(
      'The target is defeated. Then you may move one hazard to a neighbouring zone that holds none, and your team gains 1 Hype. Once per match.',
    );
    expect(en.hazard('razor-coil').text).toBe(
      'A fighter that enters suffers 1 damage, and the same again if it was Pushed in.',
    );
    expect(en.ability('spectrum-break').text).toContain('becomes Pumped Up and Accelerated. Once per match.');
    expect(en.trait('rooted').text).toBe('The first Push on it each turn is ignored.');
    expect(en.trait('iron-jaw').text).toContain('The first point of damage an enemy ability');
    expect(en.trait('sidestep').text).toBe('Once each turn, after an enemy ability that targeted it, it may Dodge.');
    expect(en.trait('showmanship-s').text).toBe(
      'When the active fighter, an ally adjacent to it, defeats an enemy, your team gains 1 extra Hype, only once however many have this.',
    );
    expect(en.ringRules('low-gravity').text).toContain('2 spaces in one direction, even out of the ring; fewer if');
    expect(en.ringRules('countdown').text).toContain('all spaces more than 4 away from the middle leave the ring.');
    expect(en.trait('subroutine-s').text).toBe(
      'Once in its activation, discard 1 card and choose an ally within 3 spaces: the ally becomes Pumped Up.',
    );
    expect(de.ability('mirror-strike').text).toBe(
      'Wähle auch einen Verbündeten im Umkreis von 3 Feldern, falls es einen gibt. Das Ziel erleidet 2 Schaden. Danach erhält der Verbündete den Zustand Beschleunigt.',
    );
    expect(de.ability('takedown').text).toBe('Das Ziel erhält 1 Betäubungsmarker und den Zustand Am Boden.');
    expect(de.ability('amen').text).toContain('Danach erholt sich dieser Kämpfer von bis zu 3 Schaden und verliert');
    expect(de.trait('cold-blood-d').text).toBe('Zu Beginn seiner Aktivierung erholt er sich von 1 Schaden.');
    expect(de.trait('sure-footed').text).toBe('Kann die Zustände Festgesetzt und Am Boden nicht erhalten.');
    expect(de.trait('phase-a').text).toBe('Einmal in seiner Aktivierung darf er ausweichen.');
    expect(de.trait('subroutine-a').text).toBe(
      'Einmal in seiner Aktivierung darfst du 1 Hype zahlen; dann ziehst du 2 Karten.',
    );
    expect(de.hazard('weapon-rack').condition).toBe('Teams ohne unterstützenden Kämpfer.');
    expect(en.cost({ F: 1, G: 1, hype: 1 })).toBe('1 Foot, 1 Generic and 1 Hype');
  });

  test.each(LANGUAGES)('%s: how often an ability may be used is said once', (_, words) => {
    const often = /Once per|Einmal je/g;
    for (const { id, content, limit, finisher } of PRINTED) {
      const said = words.ability(id, content).text.match(often)?.length ?? 0;
      expect(said, `${content} ${id}`).toBe(limit || finisher ? 1 : 0);
    }
  });

  test('whatever is printed has a German name of its own', () => {
    const same = ABILITIES.filter(({ id, name }) => de.ability(id).name === name).map(({ id }) => id);
    expect(same).toEqual(['amen', 'stampede', 'caldera']);
    for (const id of FIGHTER_IDS) {
      expect(de.fighter(id).name).toBe(en.fighter(id).name);
      expect(de.fighter(id).tagLine).not.toBe(en.fighter(id).tagLine);
    }
    for (const id of IDENTITIES) expect(de.identity(id)).not.toBe(id);
    for (const id of HAZARD_IDS) expect(de.hazard(id).name).not.toBe(en.hazard(id).name);
    expect(new Set(ZONES.map(zone => de.zone(zone))).size).toBe(7);
  });

  test('a card of each edition says what it does there, and the newest speaks where none is named', () => {
    expect(en.ability('haymaker', 'ref-1').text).toBe('The target suffers 3 damage.');
    expect(en.ability('haymaker', 'ref-2').text).toBe('The target suffers 2 damage, and this fighter may Dodge.');
    expect(en.ability('full-bore', 'ref-2').text).toBe('The target suffers 4 damage.');
    expect(en.ability('full-bore', 'ref-3').text).toBe('The target suffers 3 damage.');
    expect(en.ability('full-bore')).toEqual(en.ability('full-bore', 'ref-3'));
  });

  test('two cards of one language never share a name, but for class traits and what gives its own name', () => {
    for (const [, words] of LANGUAGES) {
      const names = ABILITIES.map(({ id }) => words.ability(id).name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

test.each([
  ['README.md', en, 'en'],
  ['README.de.md', de, 'de'],
] as const)('%s prints every card as it is', (file, words, language) => {
  const rulebook = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  for (const table of cardTables(words, HEADINGS[language])) expect(rulebook).toContain(`\n${table.join('\n')}\n`);
});

const RESULT = { winners: [0], cause: 'bell', ranking: [[0], [1]] } as const;

/** One of each event that such matches may miss. */
const RARE: readonly Event[] = [
  { type: 'conceded', seat: 1 },
  { type: 'matchOver', result: { ...RESULT, winners: [0, 1], ranking: [[0, 1]] } },
  { type: 'matchOver', result: { ...RESULT, winners: [1], cause: 'concession', ranking: [[1], [0]] } },
  { type: 'traitGained', fighter: '0:piston', trait: 'redlined' },
  { type: 'ropesHeld', fighter: '1:krag' },
  { type: 'ignored', fighter: '1:ossic', trait: 'fireproof', what: 'burning' },
  { type: 'ignored', fighter: '1:gus', trait: 'rooted', what: 'push' },
  { type: 'hazardMoved', hazard: '0:fire-pit', from: 6, to: 1 },
  { type: 'ringShrunk', radius: 4 },
  { type: 'deckRefilled', seat: 0, cards: 40 },
  { type: 'swapped', fighter: '0:gus', other: '1:echo', from: '2,-1', to: '3,-1' },
  { type: 'zoneEntered', fighter: '0:gus', zone: 0 },
  { type: 'hazardLeft', fighter: '0:gus', hazard: '1:tar-pool' },
  { type: 'reacted', fighter: '1:usher', trait: 'sidestep' },
  { type: 'defeated', fighter: '1:vessa', cause: 'tagOut', from: '0,0', by: null },
  { type: 'deployed', fighter: '1:mudge', to: '0,3', why: 'tagOut' },
  { type: 'hypeChanged', seat: 0, by: -2, total: 3, why: 'drain', fighter: null },
  { type: 'fightersPicked', seat: 0, fighters: [] },
];

/** How many kinds of events there are: the clauses of a language are complete by their type. */
const EVENTS = 47;

test('matches and rare events together have every kind of event', () => {
  expect(new Set([...HEARD, ...RARE].map(({ type }) => type)).size).toBe(EVENTS);
});

test.each(LANGUAGES)(
  '%s: every event is told in a sentence, to those it concerns and to spectators',
  (language, words) => {
    for (const event of [...HEARD, ...RARE]) {
      for (const viewer of [0, 1, null]) expectSentence(words.event(event, NAMES, viewer)!, language);
      if (!['heading', 'line', 'passing'].includes(words.weight(event))) throw new Error(`no weight: ${event.type}`);
      if (words.rules(event).length === 0) throw new Error(`no rules: ${event.type}`);
    }
  },
);

/** Quicker than an expectation for each of many thousand sentences. */
function expectSentence(said: string, language: string): void {
  if (!/^[A-ZÄÖÜ0-9].*[.?]$/s.test(said) || BROKEN[language]!.test(said)) expect(said).toBe('a sentence');
}

test('what could not be done is told by what it was', () => {
  const skipped = (effect: 'dodge' | 'push' | 'teleport' | 'shiftHazard') =>
    ({ type: 'effectSkipped', fighter: '1:krag', effect, why: 'impossible' }) as const;
  expect(en.event(skipped('dodge'), NAMES, 0)).toBe('Bo’s Krag cannot Dodge.');
  expect(en.event(skipped('push'), NAMES, 0)).toBe('Bo’s Krag cannot be Pushed anywhere.');
  expect(de.event(skipped('shiftHazard'), NAMES, 0)).toBe('Keine Gefahr kann verschoben werden.');
  const out: Event = { type: 'defeated', fighter: '1:krag', cause: 'knockOut', from: '0,0', by: 0 };
  expect(de.event(out, NAMES, 0)).toBe('Bos Krag ist besiegt: K. o.');
});

test('fighters are told apart by their team', () => {
  const event: Event = { type: 'pinBegan', fighter: '0:warden', pinned: '1:krag', count: 3 };
  expect(en.event(event, NAMES, 0)).toBe('Your Warden pins Bo’s Krag.');
  expect(en.event(event, NAMES, null)).toBe('Ada’s Warden pins Bo’s Krag.');
  expect(de.event(event, NAMES, 0)).toBe('The Warden pinnt Bos Krag.');
  expect(de.event(event, NAMES, 1)).toBe('Adas Warden pinnt Krag.');
});

/** Questions that so few matches may not come to. */
const SELDOM: readonly string[] = ['taggingOut', 'shifting', 'returning', 'redirecting', 'orderingTriggers', 'pinning'];

test('the matches come to every question that is not rare', () => {
  const asked = new Set(POSITIONS.map(({ view }) => view.stack.at(-1)?.name));
  expect(QUESTIONS.filter(name => !asked.has(name) && !SELDOM.includes(name))).toEqual([]);
});

test.each(LANGUAGES)('%s: every question has a prompt, and everybody who waits is told for whom', (language, words) => {
  for (const { view } of POSITIONS) {
    for (const viewer of [0, 1, null]) {
      const said = words.prompt({ ...view, viewer }, viewer, NAMES);
      expectSentence(said, language);
      const top = view.stack.at(-1);
      if (view.result || !top || !('seat' in top) || top.seat === viewer) continue;
      if (!said.includes(NAMES[top.seat]!)) expect(said).toBe(`a sentence about ${NAMES[top.seat]}`);
    }
  }
});

test.each(LANGUAGES)(
  '%s: every legal move can be said, and different moves are said differently',
  (language, words) => {
    for (const { view, moves } of POSITIONS) {
      const said = moves.map(move => words.move(move, view));
      const broken = said.filter(text => text === '' || BROKEN[language]!.test(text));
      if (broken.length > 0) expect(broken).toEqual([]);
      if (new Set(said).size < said.length) expect(said).toEqual([...new Set(said)]);
    }
    expect(words.move(CONCEDE, POSITIONS[0]!.view)).not.toBe('');
  },
);

test('ARENA-R44: of several single effects, one is chosen', () => {
  const t = ring({
    teams: [{ fighters: { dolly: '0,0' }, hand: 'BF02 B01', hype: 1 }, { fighters: { krag: '1,0' } }],
    fighter: 'dolly',
  });
  t.do(use('cannonball'));
  const view = theCircuit.view(t.state, 0);
  const said = (words: CircuitWords) => t.choices.map(move => words.move(move, view));
  expect(said(en)).toEqual(['First: Push', 'First: 1 damage', 'First: Dodge']);
  expect(said(de)).toEqual(['Zuerst: Stoß', 'Zuerst: 1 Schaden', 'Zuerst: Ausweichen']);
  expect(en.prompt(view, 0, NAMES)).toBe('Cannonball: what happens first?');
  expect(de.prompt(view, 0, NAMES)).toBe('Kanonenkugel: Was geschieht zuerst?');
});

test('a fighter that both teams have is told apart by its player, whose name is said where it is known', () => {
  const t = ring({ teams: [{ fighters: { krag: '0,0' } }, { fighters: { krag: '1,0' } }], fighter: 'krag' });
  const view = theCircuit.view(t.state, 0);
  const said = (words: CircuitWords, names?: readonly string[]) => [
    words.move({ type: 'target', fighter: '1:krag' }, view, names),
    words.move({ type: 'ally', fighter: '0:krag' }, view, names),
  ];
  for (const [, words] of LANGUAGES) {
    expect(said(words, NAMES)[0]).toContain('Bo');
    expect(said(words, NAMES)[1]).toBe(said(words)[1]);
  }
  expect(said(en, NAMES)[0]).toBe('Target Bo’s Krag');
  // Nobody activates another's; and in a review "your" would be said to somebody else.
  expect(en.move({ type: 'activate', fighter: '0:krag' }, view, NAMES)).toBe('Activate Krag');
  expect(de.move({ type: 'activate', fighter: '0:krag' }, view, NAMES)).toBe('Krag aktivieren');
});

test('compounds are said whole', () => {
  const view = { viewer: 0, teams: [], content: 'ref-1', stack: [] } as unknown as View;
  const pay = { cards: ['FH01'], convert: true };
  expect(en.move({ type: 'play', ability: 'roundhouse', target: '1:krag', pay }, view)).toBe(
    'Use Roundhouse on Krag, paying with Foot+Hand, Convert for 1 Hype',
  );
  expect(de.move({ type: 'play', ability: 'roundhouse', target: '1:krag', pay }, view)).toBe(
    'Rundtritt einsetzen gegen Krag, bezahlt mit Fuß+Hand, umgewandelt für 1 Hype',
  );
  const both = { type: 'play', ability: 'call-the-shot', target: '1:krag', ally: '0:kipp', pay } as const;
  expect(en.move(both, view)).toContain('on Krag for Professor Kipp, paying');
  expect(de.move(both, view)).toContain('gegen Krag für Professor Kipp, bezahlt');
  expect(en.move({ type: 'path', hexes: ['0,0', '1,-1'] }, view)).toBe('Move to space 1, −1');
  expect(en.move({ type: 'selectTeam', fighters: ['krag', 'ossic', 'skeld', 'mudge'], hazard: 'fire-pit' }, view)).toBe(
    'Take Krag, Ossic, Matron Skeld and Mudge with the Fire Pit',
  );
});

const VALUES = { fighter: 'krag', hazard: 'fire-pit', chosen: 3, needed: 4, hype: 2, steps: 1, limit: 4, field: 'dir' };

test.each(LANGUAGES)(
  '%s: every key of a refusal has a sentence, and no sentence is without its key',
  (language, words) => {
    // The last two are no answers to any question.
    const keys = [...theCircuit.questions!.keys, 'concedeLater', 'canActivate'];
    for (const key of [...keys, ...COMMON_REFUSALS]) {
      const said = refusalSentence(words, { rule: '', key, values: VALUES });
      expect(said, key).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(said, key).not.toMatch(BROKEN[language]!);
    }
    // What a host refuses, whatever the game: to take back, and to go on for ever.
    const isHosts = (key: string): boolean => key.startsWith('takeBack.') || key === 'length';
    const unused = Object.keys(words.refusals).filter(key => !isHosts(key) && !keys.includes(key));
    expect(unused.toSorted()).toEqual([...COMMON_REFUSALS].toSorted());
  },
);

test.each(LANGUAGES)('%s: why a team is none is said with names', (_, words) => {
  const problem = (key: TeamProblem['key'], values: TeamProblem['values']): string =>
    words.teamProblem({ rule: 'ARENA-2', key, values });
  expect(problem('pairSharesNothing', { one: 'krag', other: 'gus' })).toContain('Gus Okafor');
  expect(problem('hazardNotAllowed', { hazard: 'fire-pit' })).toContain(words.hazard('fire-pit').name);
  expect(problem('teamSize', { chosen: 3, needed: 4 })).toContain('4');
});

test('every rule the words point to has a paragraph in the rulebook', () => {
  const rulebook = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const named = new Set([...HEARD, ...RARE].flatMap(event => en.rules(event)));
  for (const rule of named) expect(rulebook, rule).toContain(`- **${rule}** `);
  expect(named.size).toBeGreaterThan(40);
});
