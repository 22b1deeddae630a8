/** What is said here, in every language. Made by `npm run words`. */

import { kit as enKit } from './en/kit.ftl.ts';
import { kit as deKit } from './de/kit.ftl.ts';

export const kit = { en: enKit, de: deKit };
