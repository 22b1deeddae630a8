/** What is said here, in every language. Made by `npm run words`. */

import { statistics as enStatistics } from './en/statistics.ftl.ts';
import { statistics as deStatistics } from './de/statistics.ftl.ts';

export const statistics = { en: enStatistics, de: deStatistics };
