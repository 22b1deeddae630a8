/** Pictures: drawn from their props alone, and anew only when one of those has changed. */

import { type ComponentChildren, createElement, type FunctionComponent, render, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';

/** Makes a component of a drawing without hooks; the parts of a picture that stays the same are not gone through again. */
export function picture<P extends object>(draw: (props: P) => VNode): FunctionComponent<P> {
  return props => useMemo(() => draw(props), Object.values(props));
}

/**
 * Makes a component that is gone through again only when its key has changed: for a part of a table with many alike, of which
 * a move changes few. Functions among its props have to stay the same.
 */
export function still<P extends object>(Part: FunctionComponent<P>, keyOf: (props: P) => string): FunctionComponent<P> {
  return props => useMemo(() => createElement(Part, props), [keyOf(props)]);
}

/**
 * Makes a component of a small drawing of which there are many: it is drawn once for all props with the same key, and copied
 * from then on. Inside an `<svg>` it has plain elements only; each copy may have attributes of its `own`.
 */
export function stamp<P extends object>(
  draw: (props: P) => VNode<SvgProps>,
  keyOf: (props: P) => string = JSON.stringify,
  own: (props: P) => object = () => ({}),
): FunctionComponent<P> {
  const known = new Map<string, SvgProps>();
  return props => {
    const key = keyOf(props);
    let drawn = known.get(key);
    if (!drawn) {
      drawn = copied(draw(props).props);
      known.set(key, drawn);
    }
    // Another picture is another element: nothing has to be taken out of this one.
    return createElement('svg', { ...drawn, ...own(props), key });
  };
}

interface SvgProps {
  readonly children?: ComponentChildren;
}

/** The same `<svg>`, filled with a copy of what was in it. */
function copied({ children, ...rest }: SvgProps): SvgProps {
  let model: SVGSVGElement | null = null;
  const fill = (svg: SVGSVGElement | null): void => {
    if (!svg || svg.firstChild) return;
    if (!model) {
      model = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      render(children, model);
    }
    svg.append(...model.cloneNode(true).childNodes);
  };
  return { ...rest, ref: fill } as SvgProps;
}
