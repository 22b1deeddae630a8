/** What is said here, in every language. Made by `npm run words`. */

import { ownGames as enOwnGames } from './en/own-games.ftl.ts';
import { ownGames as deOwnGames } from './de/own-games.ftl.ts';
import { whatsNew as enWhatsNew } from './en/whats-new.ftl.ts';
import { whatsNew as deWhatsNew } from './de/whats-new.ftl.ts';

export const ownGames = { en: enOwnGames, de: deOwnGames };
export const whatsNew = { en: enWhatsNew, de: deWhatsNew };
