/** Parts of the table that come after its first press: each is loaded when somebody is about to need it. */

import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface Late<P> {
  readonly Part: FunctionComponent<P>;
  /** Brings it before it is shown. Never rejects: whoever shows it tries again. */
  readonly fetch: () => Promise<void>;
  readonly isHere: () => boolean;
}

const AGAIN_MS = 2000;

/** A part that shows nothing until it has come, and asks again where it could not. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let here: ComponentType<P> | null = null;
  let coming: Promise<void> | null = null;
  const fetch = (): Promise<void> => {
    coming ??= load().then(
      found => {
        here = found;
      },
      () => {
        coming = null;
      },
    );
    return coming;
  };
  const Part: FunctionComponent<P> = props => {
    const [, draw] = useState(0);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const bring = async (): Promise<void> => {
        await fetch();
        if (isGone) return;
        if (here) draw(1);
        else timer = setTimeout(bring, AGAIN_MS);
      };
      if (!here) void bring();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    const Shown = here;
    return Shown && <Shown {...props} />;
  };
  return { Part, fetch, isHere: () => here !== null };
}
