/** Who plays Element Circle: names, faces and measured strength. How they think is in `minds.ts`, what is said of them in `words`. */

import type { Characters } from '../characters.ts';

export const characters: Characters = {
  easy: { name: 'Twig', face: { hue: 80, eyes: 'wide', mouth: 'open', hair: 'tuft' }, elo: 1010, within: 255 },
  medium: { name: 'Ember', face: { hue: 10, eyes: 'round', mouth: 'smile', hair: 'crest' }, elo: 1420, within: 95 },
  hard: { name: 'Marin', face: { hue: 210, eyes: 'glasses', mouth: 'flat', hair: 'bob' }, elo: 1500, within: 0 },
  champion: { name: 'Sage', face: { hue: 120, eyes: 'narrow', mouth: 'smirk', hair: 'bun' }, elo: 1650, within: 170 },
};
