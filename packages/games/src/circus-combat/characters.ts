/** Who plays Circus Combat: names, faces and measured strength. How they think is in `minds.ts`, what is said of them in `words`. */

import type { Characters } from '../characters.ts';

export const characters: Characters = {
  easy: { name: 'Toto', face: { hue: 15, eyes: 'wide', mouth: 'open', hair: 'tuft' }, elo: null },
  medium: { name: 'Coco', face: { hue: 40, eyes: 'round', mouth: 'smile', hair: 'bob' }, elo: null },
  hard: { name: 'Mirella', face: { hue: 25, eyes: 'glasses', mouth: 'flat', hair: 'bun' }, elo: null },
  champion: { name: 'Zampa', face: { hue: 30, eyes: 'narrow', mouth: 'smirk', hair: 'crest' }, elo: null },
};
