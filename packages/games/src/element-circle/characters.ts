/** Who plays Element Circle: names, faces and measured strength. How they think is in `minds.ts`, what is said of them in `words`. */

import type { Characters } from '../characters.ts';

export const characters: Characters = {
  easy: { name: 'Twig', face: { hue: 80, eyes: 'wide', mouth: 'open', hair: 'tuft' }, elo: 600, within: 200 },
  medium: { name: 'Ember', face: { hue: 10, eyes: 'round', mouth: 'smile', hair: 'crest' }, elo: 1200, within: 175 },
  hard: { name: 'Marin', face: { hue: 210, eyes: 'glasses', mouth: 'flat', hair: 'bob' }, elo: 1500, within: 0 },
  champion: { name: 'Sage', face: { hue: 120, eyes: 'narrow', mouth: 'smirk', hair: 'bun' }, elo: 1910, within: 250 },
};
