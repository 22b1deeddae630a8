/** What is said here, in every language. Made by `npm run words`. */

import { puzzles as enPuzzles } from './en/puzzles.ftl.ts';
import { puzzles as dePuzzles } from './de/puzzles.ftl.ts';

export const puzzles = { en: enPuzzles, de: dePuzzles };
