/** Who plays The CIRCUIT: names, faces and measured strength. How they think is in `minds.ts`, what is said of them in `words`. */

import type { Characters } from '../characters.ts';

export const characters: Characters = {
  easy: { name: 'Bix', face: { hue: 25, eyes: 'wide', mouth: 'open', hair: 'tuft' }, elo: 1180, within: 170 },
  medium: { name: 'Dash', face: { hue: 15, eyes: 'round', mouth: 'smile', hair: 'crest' }, elo: 1340, within: 140 },
  hard: { name: 'Juno', face: { hue: 35, eyes: 'glasses', mouth: 'flat', hair: 'bob' }, elo: 1500, within: 0 },
  champion: { name: 'Vega', face: { hue: 20, eyes: 'narrow', mouth: 'smirk', hair: 'bun' }, elo: 1800, within: 130 },
};
