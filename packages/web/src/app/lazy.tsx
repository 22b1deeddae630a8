/** Parts of a page that most people never see: each is loaded when it is first shown. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that shows nothing until it has come; if it cannot, the next showing tries again. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let here: ComponentType<P> | null = null;
  return props => {
    const [Shown, show] = useState(() => here);
    useEffect(() => {
      if (Shown) return;
      load().then(
        found => {
          here = found;
          show(() => found);
        },
        () => {},
      );
    }, []);
    return Shown && <Shown {...props} />;
  };
}
