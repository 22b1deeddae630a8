/** The manifest of Last Straw: everything this game brings, each part loaded when needed. */

import type { Manifest } from '@roundhouse-table/games/manifest.js';
import { shelf } from './shelf.ts';

export const manifest: Manifest = {
  id: 'last-straw',
  shelf,
  isListed: true,
  rules: async () => (await import('./rules.ts')).lastStraw,
  words: {
    en: async () => (await import('./words.ts')).en,
    de: async () => (await import('./words.ts')).de,
  },
  laws: async () => (await import('./rules.ts')).laws,
  table: async () => (await import('./table.tsx')).LastStrawTable,
};
