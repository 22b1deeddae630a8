/** What is new here: the newest first to whoever has not seen it, then another one each day. */

import { dayOf } from '@roundhouse/games/puzzles.ts';
import { useEffect, useState } from 'preact/hooks';
import { held, hold } from '../../play/kept/store.ts';
import { language } from '../../words/index.ts';
import { Happens } from './happens.tsx';
import { whatsNew } from './words/languages.ftl.ts';

/** Where each leads, in the order of the messages. */
export const PLACES = ['/learn', '/profile', '/join', '/profile', '/profile', '/replay'] as const;

const SEEN = 'news.seen';

/** Which of so many is told on a day, to somebody who has seen so many of them. */
export const newsOf = (count: number, seen: number, day: number): number => (seen < count ? count - 1 : day % count);

export function WhatsNew() {
  const { title, more, news } = whatsNew[language.value];
  const [seen] = useState(() => {
    const kept = held(SEEN);
    return typeof kept === 'number' ? kept : 0;
  });
  useEffect(() => hold(SEEN, PLACES.length), []);
  const told = newsOf(PLACES.length, seen, dayOf(Date.now()));
  return (
    <Happens icon="hint" title={title} href={PLACES[told]!}>
      {news[told]} <u>{more}</u>
    </Happens>
  );
}
