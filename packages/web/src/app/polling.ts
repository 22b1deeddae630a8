/** Asking again and again, for pages that keep themselves up to date. */

import { useEffect } from 'preact/hooks';

/** Looks at once, when the page is seen again, and every so often while it can be seen. */
export function usePolling(look: () => void, everyMs: number, isAsked = true): void {
  useEffect(() => {
    if (!isAsked) return;
    const lookIfSeen = (): void => {
      if (!document.hidden) look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, everyMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [isAsked]);
}
