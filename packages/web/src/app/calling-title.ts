/** The tab of a page that calls whoever has it open: its title says what for, and its icon that it does. */

import { useEffect } from 'preact/hooks';

/** `call` stands before the name of the page; null where nobody is called. */
export function useCallingTitle(name: string, call: string | null): void {
  const title = `${call === null ? '' : `● ${call} · `}${name} · Roundhouse`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const calls = call !== null;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = calls ? '/icon-turn.svg' : '/icon.svg';
    return () => {
      if (icon) icon.href = '/icon.svg';
    };
  }, [calls]);
}
