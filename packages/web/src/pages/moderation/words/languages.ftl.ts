/** What is said here, in every language. Made by `npm run words`. */

import { moderation as enModeration } from './en/moderation.ftl.ts';
import { moderation as deModeration } from './de/moderation.ftl.ts';

export const moderation = { en: enModeration, de: deModeration };
