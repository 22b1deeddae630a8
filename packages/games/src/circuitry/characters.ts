/** Who plays Circuitry: names, faces and measured strength. How they think is in `minds.ts`, what is said of them in `words`. */

import type { Characters } from '../characters.ts';

export const characters: Characters = {
  easy: { name: 'Fuse', face: { hue: 30, eyes: 'wide', mouth: 'open', hair: 'crest' }, elo: 875, within: 80 },
  medium: { name: 'Relay', face: { hue: 50, eyes: 'round', mouth: 'smile', hair: 'bob' }, elo: 1135, within: 55 },
  hard: { name: 'Diode', face: { hue: 190, eyes: 'glasses', mouth: 'flat', hair: 'tuft' }, elo: 1335, within: 50 },
  champion: { name: 'Prism', face: { hue: 270, eyes: 'narrow', mouth: 'smirk', hair: 'bun' }, elo: 1775, within: 45 },
};
