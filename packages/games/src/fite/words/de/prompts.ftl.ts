/** Made from prompts.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';

export const prompts = {
  asked: {
    choosingPowers: 'Wähle eine Superkraft oder keine. Sie wirkt einmal.',
    placingAtSetup: 'Wo tritt dein Kämpfer auf? Das sehen alle vor Runde 1, und es gibt keinen Bonus.',
    placing: 'Wo steht dein Kämpfer in dieser Runde? Wähle geheim.',
    relocating: 'Beide sind zu sehen. Mit Flink den Ort wechseln oder stehen bleiben?',
    dividing: 'Teile deine Würfel auf: Wie viele greifen an, wie viele wehren ab?',
    reacting: 'Die Würfel liegen. Änderst du deine?',
  },
  chosen: 'Du hast gewählt.',
  waiting: (names: readonly (string | number)[], task: string, count: number): string => `${formats.plural(count, `Gleich geht es weiter, wenn ${formats.list(names)} ${task}`, `Noch fehlen ${formats.list(names)}`)}.`,
  waited: {
    choosingPowers: 'eine Superkraft wählt',
    placingAtSetup: 'die Arena betritt',
    placing: 'einen Ort wählt',
    relocating: 'Flink einsetzt oder stehen bleibt',
    dividing: 'die Würfel aufteilt',
    reacting: 'auf den Wurf antwortet',
  },
  hand: {
    closed: (say: Voice, seat: number): string => say.does(seat, 'hast gewählt', 'hat gewählt'),
    choosing: (say: Voice, seat: number): string => say.does(seat, 'wählst', 'wählt'),
  },
  standsHere: (say: Voice, seat: number, fighter: string | null): string => fighter === null ? say.does(seat, 'stehst hier.', 'steht hier.') : `Hier steht ${fighter} (${say.name(seat)}).`,
};
