/** What an operator did, as a sentence. */

import type { DeedShown } from '@roundhouse/server/people/protocol.ts';
import { format, language } from '../../words/index.ts';
import { moderation as moderationWords } from './words/languages.ftl.ts';

/** In the language now spoken, unless other words are given. What an earlier version noted keeps its English words. */
export function deedSaid(
  deed: DeedShown['deed'],
  about: DeedShown['about'],
  say = moderationWords[language.value],
  { number, when } = format.value,
): string {
  const { said, match = '', line = 0, name = '', kind = 'play', until = 0 } = about;
  if (said !== undefined) return `${said}: ${say.olderDeeds[deed]}`;
  switch (deed) {
    case 'dismissed':
      return say.deeds.dismissed(number(line + 1), match);
    case 'sanctioned':
      return say.deeds.sanctioned(name, say.bars[kind], when(until));
    case 'lifted':
      return say.deeds.lifted(name, say.bars[kind]);
    default:
      return say.deeds[deed](name);
  }
}
