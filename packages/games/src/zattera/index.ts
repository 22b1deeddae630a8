/** Zattera's manifest: everything this game brings. It has no table of its own, so it is played on the generic one. */

import type { Manifest } from '../manifest.ts';
import { shelf, words } from './words/languages.ftl.ts';

export const manifest: Manifest = {
  id: 'zattera',
  shelf,
  // Stands on no shelf, and is played at /new/zattera.
  isListed: false,
  rules: async () => (await import('./rules.ts')).zattera,
  words,
  laws: async () => (await import('./laws.ts')).laws,
  bot: async () => (await import('./bot.ts')).knowledge,
};
