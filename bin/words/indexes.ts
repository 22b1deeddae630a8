/** What follows from the list of languages: the formats of each, and how the app, every game and the server come by their words. */

import { posix } from 'node:path';
import { FIRST, type Files, GAMES, sharedFrom } from './catalogue.ts';

const MADE = 'Made by `npm run words`';

/** The folder whose words are messages and nothing else, so that a language there is a folder. */
export const APP = 'packages/web/src/words';

/** What a game says that nobody at its table needs: loaded by itself. */
const LATER: ReadonlySet<string> = new Set([
  'advice',
  'avatars',
  'briefing',
  'card',
  'characters',
  'competition',
  'lessons',
  'perfect',
  'puzzles',
]);

/** How everything comes by its words. `code`: files of the source tree, for what a language adds to its messages. */
export function indexModules(messages: Files, languages: readonly string[], code: ReadonlySet<string>): Files {
  const modules = new Map(appModules(messages, languages));
  for (const words of foldersOf(messages)) {
    if (words === APP || words === `${GAMES}/words`) continue;
    const spoken = languages.filter(language => areasOf(messages, language, words).length > 0);
    const areas = areasOf(messages, FIRST, words);
    if (!areas.includes('shelf')) {
      modules.set(`${words}/languages.ftl.ts`, eagerLoader(spoken, areas));
      continue;
    }
    modules.set(`${words}/languages.ftl.ts`, gameLoader(spoken, areas));
    for (const language of spoken) {
      const hasFunctions = code.has(`${words}/${language}/functions.ts`);
      modules.set(`${words}/${language}/words.ftl.ts`, gameWords(words, language, areas, hasFunctions));
    }
  }
  return modules;
}

const foldersOf = (messages: Files): readonly string[] => [
  ...new Set(Array.from(messages.keys(), file => posix.dirname(posix.dirname(file)))),
];

/** All languages at once, for what is not sent to a browser, or hardly weighs anything. */
function eagerLoader(spoken: readonly string[], areas: readonly string[]): string {
  return [
    `/** What is said here, in every language. ${MADE}. */`,
    '',
    ...areas.flatMap(area =>
      spoken.map(
        language => `import { ${camel(area)} as ${named(language, area)} } from './${language}/${area}.ftl.ts';`,
      ),
    ),
    '',
    ...areas.map(
      area =>
        `export const ${camel(area)} = { ${spoken.map(language => `${language}: ${named(language, area)}`).join(', ')} };`,
    ),
    '',
  ].join('\n');
}

const named = (language: string, area: string): string => `${language}${capital(camel(area))}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is on the box at once, all else in the language that is wanted. */
function gameLoader(spoken: readonly string[], areas: readonly string[]): string {
  const load = (name: string, from: string): string[] => [
    `export const ${camel(name)} = {`,
    ...spoken.map(
      language => `  ${language}: async () => (await import('./${language}/${from}.ftl.ts')).${camel(name)},`,
    ),
    '};',
    '',
  ];
  return [
    `/** How this game comes by its words, in every language that it speaks. ${MADE}. */`,
    '',
    ...spoken.map(language => `import { shelf as ${language} } from './${language}/shelf.ftl.ts';`),
    '',
    `export const shelf = { ${spoken.join(', ')} };`,
    '',
    ...load('words', 'words'),
    ...areas.filter(area => LATER.has(area)).flatMap(area => load(area, area)),
  ]
    .slice(0, -1)
    .concat('')
    .join('\n');
}

/** All that a game's table says in a language, put together by the game. */
function gameWords(words: string, language: string, areas: readonly string[], hasFunctions: boolean): string {
  const here = areas.filter(area => !LATER.has(area));
  const shared = (name: string): string => sharedFrom(`${words}/${language}/words.ftl`, name);
  const others = here.filter(area => area !== 'refusals').map(camel);
  const refusals = here.includes('refusals') ? 'refusals: { ...common, ...refusals }' : 'refusals: common';
  const given = ['formats', 'voice', ...(hasFunctions ? ['functions'] : []), ...others, refusals];
  return [
    `/** All that this game says at its table in '${language}'. ${MADE}. */`,
    '',
    `import * as formats from '${shared(`formats.${language}.ts`)}';`,
    `import { refusals as common } from '${shared(`words/${language}/refusals.ftl.ts`)}';`,
    `import { voice } from '${shared(`words/${language}/voice.ts`)}';`,
    "import { wordsFrom } from '../said.ts';",
    ...(hasFunctions ? ["import * as functions from './functions.ts';"] : []),
    ...here.map(area => `import { ${camel(area)} } from './${area}.ftl.ts';`),
    '',
    `const said = { ${given.join(', ')} };`,
    '',
    // Every language is held to what the first one says.
    ...(language === FIRST
      ? ['/** All that one language says of this game at its table. */', 'export type Said = typeof said;', '']
      : []),
    'export const words = wordsFrom(said);',
    '',
  ].join('\n');
}

/** An index for each language of the app, and one module that loads them. */
function appModules(messages: Files, languages: readonly string[]): Files {
  const modules = new Map<string, string>();
  const spoken = languages.filter(language => areasOf(messages, language).length > 0);
  if (spoken.length === 0) return modules;
  for (const language of spoken) {
    const lines = areasOf(messages, language).map(area => `export { ${camel(area)} } from './${area}.ftl.ts';`);
    const text = [`/** All that the app says in '${language}'. ${MADE}. */`, '', ...lines, ''].join('\n');
    modules.set(`${APP}/${language}/index.ftl.ts`, text);
  }
  modules.set(`${APP}/languages.ftl.ts`, loader(languages));
  return modules;
}

function loader(languages: readonly string[]): string {
  const others = languages.filter(language => language !== FIRST);
  return [
    `/** How the app comes by its words: the first language at once, the others when they are wanted. ${MADE}. */`,
    '',
    ...languages.map(language => `import * as ${language}Formats from '@roundhouse/games/formats.${language}.ts';`),
    `import * as ${FIRST} from './${FIRST}/index.ftl.ts';`,
    '',
    '/** Numbers and lists of each language: so small that they are always here. */',
    `export const FORMATS = { ${languages.map(language => `${language}: ${language}Formats`).join(', ')} };`,
    '',
    `export const CATALOGUES = {`,
    `  ${FIRST},`,
    ...others.map(language => `  ${language}: () => import('./${language}/index.ftl.ts'),`),
    '};',
    '',
  ].join('\n');
}

const areasOf = (messages: Files, language: string, words = APP): string[] =>
  [...messages.keys()]
    .filter(file => posix.dirname(file) === `${words}/${language}`)
    .map(file => posix.basename(file, '.ftl'));

const camel = (area: string): string => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The numbers, plurals and lists of each language. */
export function formatModules(locales: { readonly [language: string]: string }): Files {
  return new Map(
    Object.entries(locales).map(([language, locale]) => [
      `packages/games/src/formats.${language}.ts`,
      [
        `/** Numbers, plurals and lists in '${language}'. ${MADE}, from language.ts. */`,
        '',
        "import { formats } from './formats.ts';",
        '',
        `export const { number, change, decimal, plural, category, count, list, either } = formats('${locale}');`,
        '',
      ].join('\n'),
    ]),
  );
}
