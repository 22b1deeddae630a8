/**
 * `roundhouse circuitry generate`: draws a set of faces from a seed, checks it, and writes it as data and as a sheet of
 * pictures.
 */

import type { CommandOutput, GameCommand } from '../../manifest.ts';
import { CARD_NUMBERS, circuitCard } from './cards.ts';
import { formatFace, SIDES } from './face.ts';
import { FACE_SEED } from './faces.ts';
import { generateFaces } from './generate.ts';
import { type FaceName, type FaceSet, ORDINARY_FACES, problemsWithFaceSet } from './set.ts';
import { drawSheet, type SheetFace } from './sheet.ts';

/** `roundhouse circuitry generate [--seed N] [--out FOLDER] [--check]`. */
export const generateCommand: GameCommand = {
  summary: 'Draws the 52 ordinary faces from a seed (--seed N), checks them (--check), writes them (--out FOLDER).',
  run: generate,
};

/** Runs the command and gives its exit status: 0 done, 1 the set has problems, 2 the arguments are wrong. */
export function generate(args: readonly string[], output: Pick<CommandOutput, 'say' | 'save'>): number {
  const wanted = readArguments(args);
  if (typeof wanted === 'string') {
    output.say(wanted);
    return 2;
  }
  const faces = generateFaces(wanted.seed);
  const problems = problemsWithFaceSet(faces);
  for (const problem of problems) output.say(problem);
  output.say(`${ORDINARY_FACES.length} faces from seed ${wanted.seed}, ${problems.length} problems`);
  if (!wanted.checkOnly) {
    const sheet = drawSheet(sheetFaces(faces));
    output.save(`${wanted.folder}/faces.ts`, facesFile(wanted.seed, faces));
    output.save(`${wanted.folder}/faces.svg`, sheet);
    output.save(`${wanted.folder}/faces.html`, sheetPage(wanted.seed, sheet));
    output.say(`written to ${wanted.folder}: faces.ts, faces.svg, faces.html`);
  }
  return problems.length === 0 ? 0 : 1;
}

interface Wanted {
  seed: number;
  folder: string;
  checkOnly: boolean;
}

/** The arguments, or what is wrong with them. */
function readArguments(args: readonly string[]): Wanted | string {
  const wanted: Wanted = { seed: FACE_SEED, folder: '.', checkOnly: false };
  const left = args.flatMap(arg => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg]));
  while (left.length > 0) {
    const flag = left.shift();
    if (flag === '--check') wanted.checkOnly = true;
    else if (flag === '--out') wanted.folder = left.shift() ?? '.';
    else if (flag === '--seed') {
      const seed = Number(left.shift());
      if (!Number.isSafeInteger(seed) || seed < 0) return '--seed needs a whole number, 0 or more';
      wanted.seed = seed;
    } else return `what is '${flag}'?`;
  }
  return wanted;
}

/** All faces of the box: the special ones as they are, the ordinary ones as just drawn. */
const sheetFaces = (faces: FaceSet): SheetFace[] =>
  CARD_NUMBERS.flatMap(no =>
    SIDES.map((side): SheetFace => {
      const name: FaceName = `${no}${side}`;
      return { name, face: faces[name] ?? circuitCard(no)[side] };
    }),
  );

/** The text of `faces.ts` for a set. */
export function facesFile(seed: number, faces: FaceSet): string {
  const lines = ORDINARY_FACES.map(name => `  '${name}': '${formatFace(faces[name]!)}',`);
  return `/** The 52 ordinary faces as the generator drew them from \`FACE_SEED\`; frozen, so that a card never changes. */

/** What to give the generator to get these faces again. */
export const FACE_SEED = ${seed};

// biome-ignore format: one line a face
export const FACES = {
${lines.join('\n')}
} as const;
`;
}

const sheetPage = (seed: number, sheet: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Circuit faces, seed ${seed}</title>
<style>body{margin:1rem;font-family:sans-serif}svg{width:100%;height:auto}</style>
<h1>Circuit faces, seed ${seed}</h1>
${sheet}</html>
`;
