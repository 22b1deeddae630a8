/** Who plays Circus Combat: names, faces and measured strength. How they think is in `minds.ts`, what is said of them in `words`. */

import type { Characters } from '../characters.ts';

export const characters: Characters = {
  easy: { name: 'Toto', face: { hue: 15, eyes: 'wide', mouth: 'open', hair: 'tuft' }, elo: 800, within: 150 },
  medium: { name: 'Coco', face: { hue: 40, eyes: 'round', mouth: 'smile', hair: 'bob' }, elo: 1240, within: 190 },
  hard: { name: 'Mirella', face: { hue: 25, eyes: 'glasses', mouth: 'flat', hair: 'bun' }, elo: 1430, within: 105 },
  champion: { name: 'Zampa', face: { hue: 30, eyes: 'narrow', mouth: 'smirk', hair: 'crest' }, elo: 1680, within: 75 },
};
