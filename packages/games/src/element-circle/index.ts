/** Element Circle's manifest: everything this game brings. */

import type { Manifest } from '../manifest.ts';
import { characters } from './characters.ts';
import * as messages from './words/languages.ftl.ts';

export const manifest: Manifest = {
  id: 'element-circle',
  shelf: messages.shelf,
  isListed: true,
  rules: async () => (await import('./rules.ts')).elementCircle,
  words: messages.words,
  briefing: messages.briefing,
  observation: async () => (await import('./observation.ts')).observation,
  laws: async () => (await import('./laws.ts')).laws,
  table: async () => {
    const pictures = import('./table/figures.ts').then(({ loadFigures }) => loadFigures());
    const [{ Table }] = await Promise.all([import('./table/table.tsx'), pictures]);
    return Table;
  },
  poster: async () => (await import('./table/poster.tsx')).Poster,
  avatars: {
    names: messages.avatars,
    picture: async () => (await import('./table/avatar.tsx')).Avatar,
  },
  sounds: async () => (await import('./table/sounds.ts')).sounds,
  illustrations: async () => {
    const pictures = import('./table/figures.ts').then(({ loadFigures }) => loadFigures());
    const [{ illustrations }] = await Promise.all([import('./table/illustrations.tsx'), pictures]);
    return illustrations;
  },
  bot: async () => (await import('./bot.ts')).knowledge,
  characters,
  characterWords: messages.characters,
  metrics: async () => (await import('./metrics.ts')).metrics,
  advice: { from: async () => (await import('./advice.ts')).adviceFrom, said: messages.advice },
  learning: {
    tutorial: { from: async () => (await import('./tutorial.ts')).tutorialFrom, said: messages.lessons },
    card: { from: async () => (await import('./words/card.ts')).cardFrom, said: messages.card },
  },
  puzzles: {
    set: async () => (await import('./puzzles/set.ts')).puzzleSet,
    words: { from: async () => (await import('./words/puzzles.ts')).puzzlesFrom, said: messages.puzzles },
  },
  commands: {
    puzzles: async () => (await import('./puzzles/find.ts')).command,
  },
};
