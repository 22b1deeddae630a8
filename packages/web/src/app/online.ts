/** Whether there is a network, as far as the browser can tell. */

import { useEffect, useState } from 'preact/hooks';

/** False while the browser is sure that there is none; drawn anew when that changes. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
