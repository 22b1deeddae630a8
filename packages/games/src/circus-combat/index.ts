/** Circus Combat's manifest: everything this game brings. */

import type { Manifest } from '../manifest.ts';
import { characters } from './characters.ts';
import * as messages from './words/languages.ftl.ts';

export const manifest: Manifest = {
  id: 'circus-combat',
  shelf: messages.shelf,
  isListed: true,
  rules: async () => (await import('./rules.ts')).circusCombat,
  words: messages.words,
  briefing: messages.briefing,
  observation: async () => (await import('./observation.ts')).observation,
  laws: async () => (await import('./laws.ts')).laws,
  table: async () => (await import('./table/table.tsx')).Table,
  poster: async () => (await import('./table/poster.tsx')).Poster,
  avatars: {
    names: messages.avatars,
    picture: async () => (await import('./table/avatar.tsx')).Avatar,
  },
  sounds: async () => (await import('./table/sounds.ts')).sounds,
  illustrations: async () => (await import('./table/illustrations.tsx')).illustrations,
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
