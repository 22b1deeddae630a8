/** Coming from page to page, for people who listen: no browser says what changed, as it would where pages are loaded anew. */

import { announce } from '@roundhouse/kit';
import { useEffect } from 'preact/hooks';

/** The first page is said by the browser. */
let pages = 0;

/** Says which page this is, by its title, once it is there. */
export function useArrival(isThere: boolean): void {
  useEffect(() => {
    if (isThere && ++pages > 1) announce(document.title.replace(' · Roundhouse', ''));
  }, [isThere]);
}
