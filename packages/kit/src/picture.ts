/** Pictures: drawn from their props alone, and anew only when one of those has changed. */

import type { FunctionComponent, VNode } from 'preact';
import { useMemo } from 'preact/hooks';

/** Makes a component of a drawing without hooks; the parts of a picture that stays the same are not gone through again. */
export function picture<P extends object>(draw: (props: P) => VNode): FunctionComponent<P> {
  return props => useMemo(() => draw(props), Object.values(props));
}
