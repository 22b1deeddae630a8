/** Who plays FITE: names, faces and measured strength. How they think is in `minds.ts`, what is said of them in `words`. */

import type { Characters } from '../characters.ts';

export const characters: Characters = {
  easy: { name: 'Pip', face: { hue: 35, eyes: 'wide', mouth: 'open', hair: 'tuft' }, elo: 1015, within: 45 },
  medium: { name: 'Nora', face: { hue: 20, eyes: 'round', mouth: 'smile', hair: 'bob' }, elo: 1180, within: 30 },
  hard: { name: 'Brutus', face: { hue: 12, eyes: 'narrow', mouth: 'flat', hair: 'crest' }, elo: 1305, within: 35 },
  champion: { name: 'Sable', face: { hue: 45, eyes: 'narrow', mouth: 'smirk', hair: 'bun' }, elo: 1550, within: 30 },
};
