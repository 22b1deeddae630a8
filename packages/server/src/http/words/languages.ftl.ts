/** What is said here, in every language. Made by `npm run words`. */

import { previews as enPreviews } from './en/previews.ftl.ts';
import { previews as dePreviews } from './de/previews.ftl.ts';

export const previews = { en: enPreviews, de: dePreviews };
