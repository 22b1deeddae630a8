/** Parts of the table that are not gone through with every move: many alike, of which a move changes few; and what can wait. */

import { createElement, type FunctionComponent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

/** The functions among some props. */
type Handlers = { [name: string]: (...args: never[]) => void };

/**
 * Makes a component that is drawn again only when its key has changed. Unlike the kit's `still` its functions may be new ones each
 * time: what is drawn calls the newest.
 */
export function memoised<P extends object>(
  Part: FunctionComponent<P>,
  keyOf: (props: P) => string,
): FunctionComponent<P> {
  return props => {
    const newest = useRef(props);
    newest.current = props;
    return useMemo(() => createElement(Part, withNewest(props, newest)), [keyOf(props)]);
  };
}

function withNewest<P extends object>(props: P, newest: { readonly current: P }): P {
  const handlers = Object.entries(props).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [[name, (...args: never[]) => (newest.current as unknown as Handlers)[name]!(...args)] as const]
      : [],
  );
  return { ...props, ...Object.fromEntries(handlers) };
}

/** Makes a component that follows by a frame, with what nobody waits for: a move is on screen sooner without it. */
export function aFrameLater<P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> {
  return props => {
    const [shown, show] = useState<P | null>(null);
    useEffect(() => show(props), [props]);
    return shown && createElement(Part, shown);
  };
}
