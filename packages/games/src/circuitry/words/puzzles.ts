/** What is said of puzzles, in the messages of any language. */

import type { PuzzleWords } from '../../puzzles.ts';
import { capital } from '../../voice.ts';
import type { Mini } from '../content/face.ts';
import { PUZZLES } from '../puzzles/puzzles.ts';
import type { Move, View } from '../state.ts';
import type { CircuitryWords } from './catalogue.ts';
import type { puzzles } from './en/puzzles.ftl.ts';

const ACTION_OF: { readonly [type: string]: Mini } = {
  rotate: 'Rotate',
  flip: 'Flip',
  slide: 'Slide',
  swapCard: 'Swap',
  swapWith: 'Swap',
  force: 'Force',
  forceStep: 'Force',
  jump: 'Portal',
  portal: 'Portal',
  free: 'Free',
  take: 'Exchange',
};

export function puzzlesFrom(said: typeof puzzles, { colours, mini }: CircuitryWords): PuzzleWords<Move, View> {
  const { points } = said;
  return {
    task: said.task,
    spent: said.spent,
    title(id) {
      const { theme, place } = PUZZLES.find(puzzle => puzzle.id === id)!.title;
      return said.titles[theme][place]!;
    },
    names: ({ players }, you) => players.map(({ colour }, seat) => (seat === 0 ? you : capital(colours[colour!]))),
    point({ type }) {
      const action = ACTION_OF[type];
      if (action !== undefined) return said.action(mini(action));
      if (type === 'gain' || type === 'deliver') return points[type];
      return type === 'layCard' || type === 'layAt' ? points.lay : points.step;
    },
  };
}
