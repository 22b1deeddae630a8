import { expect, test } from 'vitest';
import { importsIn } from '../imports.ts';

const namesIn = (text: string) => importsIn('a.ts', text).map(({ line, name }) => `${line} ${name}`);

test('every form of import is read, with the line its name stands on', () => {
  const text = [
    "import { a } from './a.ts';",
    "import './b.css';",
    'import {',
    '  c,',
    "} from '../c.ts';",
    "export * from './d.ts';",
    "const e = await import('./e.ts');",
    "new Worker(new URL('./f.ts', import.meta.url));",
    "const g = require('g');",
  ].join('\n');
  expect(namesIn(text)).toEqual(['1 ./a.ts', '2 ./b.css', '5 ../c.ts', '6 ./d.ts', '7 ./e.ts', '8 ./f.ts', '9 g']);
});

test('comments import nothing, and do not hide what follows', () => {
  const text = [
    "// import './a.ts';",
    "/* import './b.ts';",
    " */ import './c.ts';",
    "const url = 'http://x'; import './d.ts';",
  ].join('\n');
  expect(namesIn(text)).toEqual(['3 ./c.ts', '4 ./d.ts']);
});

test('a type import is told from one that runs', () => {
  const text = "import type { A } from './a.ts';\nimport { type B } from './b.ts';\nexport type { C } from './c.ts';";
  expect(importsIn('a.ts', text).map(({ typeOnly }) => typeOnly)).toEqual([true, false, true]);
});

test('a sentence, a string and the address of a folder are no imports', () => {
  expect(namesIn("const words = 'from';\nsay(`away from 'home'`);\nconst x = from('y');")).toEqual([]);
  expect(namesIn("const code = \"import 'a';\";\nconst more = `\nimport 'b';\n`;")).toEqual([]);
  expect(namesIn("new URL('../..', import.meta.url);")).toEqual([]);
});
