/** What is said here, in every language. Made by `npm run words`. */

import { whatsNew as enWhatsNew } from './en/whats-new.ftl.ts';
import { whatsNew as deWhatsNew } from './de/whats-new.ftl.ts';

export const whatsNew = { en: enWhatsNew, de: deWhatsNew };
