/** The CIRCUIT's manifest: everything this game brings. */

import type { Manifest } from '../manifest.ts';
import { characters } from './characters.ts';
import * as messages from './words/languages.ftl.ts';

export const manifest: Manifest = {
  id: 'the-circuit',
  shelf: messages.shelf,
  isListed: true,
  rules: async () => (await import('./rules.ts')).theCircuit,
  words: messages.words,
  briefing: messages.briefing,
  observation: async () => (await import('./observation.ts')).observation,
  laws: async () => (await import('./laws.ts')).laws,
  table: async () => (await import('./table/table.tsx')).Table,
  poster: async () => (await import('./table/poster.tsx')).Poster,
  avatars: {
    names: { en: async () => (await import('./content/fighters.ts')).FIGHTER_NAMES },
    picture: async () => (await import('./table/avatar.tsx')).Avatar,
  },
  sounds: async () => (await import('./table/sounds.ts')).sounds,
  illustrations: async () => (await import('./table/illustrations.tsx')).illustrations,
  bot: async () => (await import('./bot.ts')).knowledge,
  characters,
  characterWords: messages.characters,
  metrics: async () => (await import('./metrics.ts')).metrics,
  advice: { from: async () => (await import('./advice.ts')).adviceFrom, said: messages.advice },
  competition: {
    kinds: async () => (await import('./competition/index.ts')).kinds,
    words: { from: async () => (await import('./words/competition.ts')).competitionFrom, said: messages.competition },
    parts: async () => (await import('./table/competition.tsx')).parts,
  },
  learning: {
    tutorial: { from: async () => (await import('./tutorial.ts')).tutorialFrom, said: messages.lessons },
    card: { from: async () => (await import('./words/card.ts')).cardFrom, said: messages.card },
  },
  commands: {
    measure: async () => (await import('./measuring/command.ts')).measureCommand,
  },
};
