/** Element Circle's manifest: everything this game brings. */

import type { Manifest } from '../manifest.ts';
import { characters } from './characters.ts';
import {
  advice,
  avatars as avatarNames,
  briefing,
  card,
  characters as characterWords,
  lessons,
  puzzles,
  shelf,
  words,
} from './words/languages.ftl.ts';

export const manifest: Manifest = {
  id: 'element-circle',
  shelf,
  isListed: true,
  rules: async () => (await import('./rules.ts')).elementCircle,
  words,
  briefing,
  observation: async () => (await import('./observation.ts')).observation,
  laws: async () => (await import('./laws.ts')).laws,
  table: async () => {
    const pictures = import('./table/figures.ts').then(({ loadFigures }) => loadFigures());
    const [{ Table }] = await Promise.all([import('./table/table.tsx'), pictures]);
    return Table;
  },
  poster: async () => (await import('./table/poster.tsx')).Poster,
  avatars: {
    names: avatarNames,
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
  characterWords,
  metrics: async () => (await import('./metrics.ts')).metrics,
  advice: { from: async () => (await import('./advice.ts')).adviceFrom, said: advice },
  learning: {
    tutorial: { from: async () => (await import('./tutorial.ts')).tutorialFrom, said: lessons },
    card: { from: async () => (await import('./words/card.ts')).cardFrom, said: card },
  },
  puzzles: {
    set: async () => (await import('./puzzles/set.ts')).puzzleSet,
    words: { from: async () => (await import('./words/puzzles.ts')).puzzlesFrom, said: puzzles },
  },
  commands: {
    puzzles: async () => (await import('./puzzles/command.ts')).command,
  },
};
