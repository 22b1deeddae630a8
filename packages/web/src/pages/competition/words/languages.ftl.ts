/** What is said here, in every language. Made by `npm run words`. */

import { entering as enEntering } from './en/entering.ftl.ts';
import { entering as deEntering } from './de/entering.ftl.ts';

export const entering = { en: enEntering, de: deEntering };
