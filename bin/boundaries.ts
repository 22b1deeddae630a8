/** Who may import whom: the picture in docs/architecture.md, as a table that a program reads. */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawings, gamesIn, namingsIn } from './game-names.ts';
import { type ImportLine, readImports, sourceFiles } from './imports.ts';

/** Where a file lives, and what the files there may import. */
interface Room {
  /** Files whose path starts like this; `*` is any one name, and `{game}` in the columns below repeats it. */
  readonly at: string;
  /** Paths of ours that may be imported, by how they start. */
  readonly ours: readonly string[];
  /** Exceptions to `ours`. */
  readonly except?: readonly string[];
  /** Paths of ours of which the types, and no more, may be imported. */
  readonly types?: readonly string[];
  /** Packages of others; `node:` is the platform, `*` whatever package.json declares. */
  readonly others: readonly string[];
  readonly rule: string;
}

const KERNEL = 'packages/kernel/src/';
const GAMES = 'packages/games/src/';
/** Playing a lesson, and what tasks of lessons are put together with. */
const LESSON = `${GAMES}lesson.ts`;
const TASKS = `${GAMES}tasks.ts`;
/** Games measured, and what their measures come to. */
const COUNTING = ['measured', 'figures'].map(name => `${GAMES}${name}.ts`);
/** What the tests of several games are written with. */
const SHARED_TESTS = ['recorded', 'refused', 'spoken'].map(name => `packages/games/test/${name}.ts`);
const GAME = `${GAMES}{game}/`;
const PREACT = ['preact', '@preact/signals'];
/** What the words of all games share, and how a table comes by its own. */
const VOICE = `${GAMES}voice.ts`;
const FORMATS = `${GAMES}formats.`;
/** What every game may refuse with, in each language. */
const REFUSALS = `${GAMES}refusals.`;
const TABLE_WORDS = `${GAMES}table-words.ts`;
/** What series and championships are made of, whatever the game. */
const COMPETITION = `${GAMES}competition.ts`;
/** Where a table shows who sits at a seat. */
const SEAT_MARK = `${GAMES}seat-mark.tsx`;
/** Where a table keeps things on its device. */
const TABLE_KEEPING = `${GAMES}table-keeping.ts`;
/** What decides, hides or plays: a table may count with the arithmetic of its game, and never with these. */
const DECIDES = [
  'advice.ts',
  'bot',
  'evaluation',
  'features.ts',
  'index.ts',
  'laws',
  'learnt-weights.ts',
  'metrics',
  'minds.ts',
  'redeal.ts',
  'rules.ts',
  'test/',
  'tutorial.ts',
  'view.ts',
];
const NOT_RULES = [
  'advice.ts',
  'bot',
  'card.ts',
  'characters.ts',
  'features.ts',
  'index.ts',
  'laws',
  'learnt-weights.ts',
  'metrics',
  'minds.ts',
  'table/',
  'test/',
  'tutorial.ts',
  'words/',
].map(name => GAME + name);
/** What crosses the wire. */
const PROTOCOL = ['', 'people/', 'notifications/', 'competitions/'].map(at => `packages/server/src/${at}protocol.ts`);
/** What finds positions in which one move alone wins. */
const FIND_THE_MOVE = `${GAMES}find-the-move/`;
/** What games declare for the laws alone: read by tests and by fuzzing, never by what plays. */
const LAWS = `${GAMES}laws.ts`;

/** The first room that fits a file is its room. */
const ROOMS: readonly Room[] = [
  {
    at: 'packages/kernel/src/',
    ours: [KERNEL],
    others: ['@noble/hashes'],
    rule: 'the kernel imports nothing but its hash, and runs anywhere',
  },
  {
    at: 'packages/kernel/',
    ours: ['packages/kernel/'],
    others: ['@noble/hashes', 'node:', 'vitest', 'fast-check'],
    rule: "the kernel's tests import the kernel and test tools only",
  },
  {
    at: 'packages/kit/',
    ours: ['packages/kit/'],
    others: [...PREACT, 'node:', 'vitest'],
    rule: 'the kit draws, and imports Preact only: it knows no game',
  },
  {
    at: `${GAMES}generic-table/`,
    ours: [
      KERNEL,
      'packages/kit/src/',
      `${GAMES}description.ts`,
      FORMATS,
      TABLE_WORDS,
      SEAT_MARK,
      `${GAMES}generic-table/`,
    ],
    types: [GAMES],
    others: PREACT,
    rule: 'the generic table knows no game: it describes views and lists moves',
  },
  {
    at: FIND_THE_MOVE,
    ours: [KERNEL, FIND_THE_MOVE],
    types: ['knowledge', 'manifest', 'puzzles'].map(name => `${GAMES}${name}.ts`),
    others: [],
    rule: 'what finds puzzles knows no game: rules and knowledge are given to it',
  },
  {
    at: `${GAMES}*/index.ts`,
    ours: [GAME],
    types: [`${GAMES}manifest.ts`],
    others: [],
    rule: "a game's manifest names what is in its own folder",
  },
  {
    at: `${GAMES}*/table/`,
    ours: [KERNEL, 'packages/kit/src/', VOICE, TABLE_WORDS, TABLE_KEEPING, SEAT_MARK, GAME],
    except: DECIDES.map(name => GAME + name),
    types: [GAME, COMPETITION, `${GAMES}manifest.ts`, `${GAMES}tables.ts`, `${GAMES}words.ts`],
    others: PREACT,
    rule: "a table imports kernel, kit, Preact and its own game's data and arithmetic: it decides nothing",
  },
  {
    at: `${GAMES}words/`,
    ours: [KERNEL, VOICE, FORMATS],
    others: [],
    rule: 'what all games say is made of nothing but the voice and the formats of a language',
  },
  {
    at: `${GAMES}*/words/`,
    ours: [
      KERNEL,
      VOICE,
      FORMATS,
      REFUSALS,
      `${GAMES}words/`,
      `${GAMES}reference-card.ts`,
      TABLE_WORDS,
      `${GAME}state`,
      `${GAME}content/`,
      `${GAME}puzzles/`,
      `${GAME}words/`,
    ],
    types: [
      GAME,
      COMPETITION,
      `${GAMES}puzzles.ts`,
      ...['description', 'language', 'tutorial', 'words'].map(name => `${GAMES}${name}.ts`),
    ],
    others: [],
    rule: "a game's words are made of its state and content: they know no rules and draw nothing",
  },
  {
    at: `${GAMES}*/test/`,
    ours: ['packages/kernel/', 'packages/kit/src/', VOICE, REFUSALS, LESSON, ...COUNTING, ...SHARED_TESTS, GAME],
    types: [COMPETITION],
    others: ['*', 'node:'],
    rule: "a game's tests import kernel, kit, what all games' tests share and that game: a game never imports another game",
  },
  {
    at: `${GAMES}*/laws`,
    ours: [KERNEL, GAME],
    except: NOT_RULES,
    others: [],
    rule: "a game's laws import the kernel and its own rules",
  },
  ...['bot', 'evaluation', 'features', 'metrics', 'minds'].map(name => ({
    at: `${GAMES}*/${name}`,
    ours: [`${GAMES}best-rated.ts`, `${GAMES}learnt.ts`, KERNEL, GAME],
    except: ['card.ts', 'laws', 'table/', 'test/', 'tutorial.ts', 'words/'].map(not => GAME + not),
    types: [`${GAMES}knowledge.ts`, `${GAMES}metrics.ts`],
    others: [],
    rule: `a game's ${name} imports the kernel and its own rules`,
  })),
  {
    at: `${GAMES}*/characters.ts`,
    ours: [],
    types: [`${GAMES}characters.ts`],
    others: [],
    rule: 'who plays a game is data alone: every form loads it',
  },
  {
    at: `${GAMES}*/advice.ts`,
    ours: [KERNEL, VOICE, GAME],
    except: ['card.ts', 'laws', 'metrics', 'test/', 'tutorial.ts'].map(not => GAME + not),
    types: [`${GAMES}advice.ts`, `${GAMES}language.ts`],
    others: [],
    rule: "a game's advice is made of its rules, its bot, what its table counts before a move, and its words",
  },
  ...['tutorial', 'card'].map(name => ({
    at: `${GAMES}*/${name}.ts`,
    ours: [KERNEL, VOICE, TASKS, GAME],
    except: [...DECIDES, 'table/'].map(not => GAME + not),
    types: [`${GAMES}tutorial.ts`, `${GAMES}language.ts`],
    others: [],
    rule: `a game's ${name} is made of its data, arithmetic and words: it decides and draws nothing`,
  })),
  {
    at: `${GAMES}*/measuring/`,
    ours: [KERNEL, GAME],
    except: ['card.ts', 'index.ts', 'laws', 'table/', 'test/', 'tutorial.ts', 'words/'].map(not => GAME + not),
    types: [`${GAMES}manifest.ts`],
    others: [],
    rule: 'what a game measures of itself is played by its rules and its bot',
  },
  {
    at: `${GAMES}*/puzzles/`,
    ours: [KERNEL, FIND_THE_MOVE, GAME],
    except: ['card.ts', 'index.ts', 'laws', 'table/', 'test/', 'tutorial.ts', 'words/'].map(not => GAME + not),
    types: [`${GAMES}manifest.ts`, `${GAMES}puzzles.ts`],
    others: [],
    rule: 'puzzles are found and proved by the rules and the bot of their game',
  },
  {
    at: `${GAMES}*/`,
    ours: [KERNEL, GAME],
    except: NOT_RULES,
    types: [COMPETITION, `${GAMES}manifest.ts`, `${GAMES}puzzles.ts`],
    others: [],
    rule: 'rules import the kernel and their own folder, never a bot, a table or another game',
  },
  {
    at: GAMES,
    ours: [KERNEL, 'packages/kit/src/', GAMES],
    others: PREACT,
    rule: 'the registries of games import games, kernel and kit',
  },
  {
    at: 'packages/games/',
    ours: ['packages/kernel/', 'packages/kit/src/', 'packages/games/'],
    others: ['*', 'node:'],
    rule: 'tests of the registries import games, kernel and kit',
  },
  {
    at: 'packages/bots/',
    ours: ['packages/kernel/', GAMES, 'packages/bots/'],
    except: [LAWS],
    others: ['node:', 'vitest', 'fast-check'],
    rule: 'bots import kernel and games',
  },
  {
    at: 'packages/server/test/',
    ours: ['packages/kernel/', GAMES, 'packages/bots/src/', 'packages/server/'],
    others: ['*', 'node:'],
    rule: "the server's tests import what the server does, and what the laws need to know of games",
  },
  {
    at: 'packages/server/',
    ours: ['packages/kernel/', 'packages/kit/src/tokens.css', GAMES, 'packages/bots/src/', 'packages/server/'],
    except: [LAWS],
    others: ['*', 'node:'],
    rule: 'the server imports kernel, games and bots',
  },
  {
    at: 'packages/client/',
    ours: ['packages/client/'],
    types: PROTOCOL,
    others: ['node:'],
    rule: 'the client imports nothing, and of the server knows the protocol',
  },
  {
    at: 'packages/web/test/',
    ours: ['packages/', 'bin/'],
    others: ['*', 'node:'],
    rule: 'browser tests import our packages, the server too: they start one',
  },
  {
    at: 'packages/web/',
    ours: ['packages/'],
    except: ['packages/server/', 'packages/cli/', LAWS],
    types: PROTOCOL,
    others: ['*', 'node:'],
    rule: 'the web client imports anything of ours but cli and server, of which it knows the protocol',
  },
  {
    at: 'packages/cli/',
    ours: ['packages/'],
    except: ['packages/web/'],
    others: ['*', 'node:'],
    rule: 'the command line imports anything of ours but the web client',
  },
  {
    at: 'bench/',
    ours: ['packages/', 'bench/', 'bin/'],
    except: ['packages/web/', 'packages/cli/'],
    others: ['*', 'node:'],
    rule: 'benchmarks import anything of ours but web and cli',
  },
  { at: 'bin/', ours: ['bin/'], others: ['*', 'node:'], rule: 'the tool-chain imports none of our packages' },
];

/** One broken rule, with all a person needs to find it. */
export interface Violation extends ImportLine {
  readonly rule: string;
}

/** The imports that cross a boundary; files at the root are configuration and may import anything. */
export function violations(imports: readonly ImportLine[]): Violation[] {
  return imports.flatMap(line => {
    const rule = line.file.includes('/') ? brokenRule(line) : null;
    return rule === null ? [] : [{ ...line, rule }];
  });
}

function brokenRule({ file, name, typeOnly }: ImportLine): string | null {
  const room = ROOMS.find(({ at }) => fits(at, file));
  if (room === undefined) return 'this folder has no row in the table of bin/boundaries.ts';
  const ours = pathOf(file, name);
  if (ours === null) return room.others.some(other => isOf(other, name)) ? null : room.rule;
  // The tool-chain has none.
  const isNamed = !ours.startsWith('bin/');
  if (name.startsWith('.') && isNamed && packageOf(ours) !== packageOf(file))
    return 'packages import each other by name';
  const game = file.startsWith(GAMES) ? (file.slice(GAMES.length).split('/')[0] ?? '') : '';
  const within = (starts: readonly string[]) => starts.some(start => ours.startsWith(start.replace('{game}', game)));
  const mayImport = within(room.ours) && !within(room.except ?? []);
  return mayImport || (typeOnly && within(room.types ?? [])) ? null : room.rule;
}

/** `at` with one name for each star. */
function fits(at: string, file: string): boolean {
  const names = file.split('/');
  const parts = at.split('/');
  // The last part of `at` is the beginning of a name, so that a star always stands for a folder.
  return parts.every((part, i) => {
    const name = names[i];
    if (i === parts.length - 1) return name?.startsWith(part) ?? false;
    return part === '*' || part === name;
  });
}

/** The file of ours that `name` means when imported by `file`; null if it is not ours. */
function pathOf(file: string, name: string): string | null {
  const plain = name.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(file), plain);
  const [, folder, rest] = /^@roundhouse\/([^/]+)(?:\/(.+))?$/.exec(plain) ?? [];
  if (folder === undefined) return null;
  if (folder === 'kernel' && rest === 'testing') return 'packages/kernel/testing/index.ts';
  return `${folder === 'bench' ? '' : 'packages/'}${folder}/src/${rest ?? 'index.ts'}`;
}

const packageOf = (path: string): string => /^(?:packages\/)?[^/]+/.exec(path)?.[0] ?? '';

/** Whether the package `name` is allowed by `other`. */
function isOf(other: string, name: string): boolean {
  if (name.startsWith('node:')) return other === 'node:';
  return other === '*' || name === other || name.startsWith(`${other}/`);
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = sourceFiles(root);
  const imports = readImports(root, files);
  const broken = violations(imports);
  for (const { file, line, name, rule } of broken) console.error(`${file}:${line} imports '${name}': ${rule}`);
  const games = gamesIn(root);
  const namings = [
    ...files.flatMap(file => namingsIn(file, readFileSync(join(root, file), 'utf8'), games)),
    ...drawings(root, games),
  ];
  for (const { file, line, game } of namings) {
    console.error(`${file}:${line} names '${game}': no file outside a game's folder does`);
  }
  const faults = broken.length + namings.length;
  console.log(
    `${imports.length} imports read, ${broken.length} across a boundary; ${namings.length} games named outside`,
  );
  process.exitCode = faults > 0 ? 1 : 0;
}
