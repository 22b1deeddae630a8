/** Explains something when it is touched, clicked or focused and pressed; never by hovering alone. */

import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { RuleLink } from './rule-link.tsx';

export interface TipProps {
  /** What can be seen and pressed; its words are the button's name. */
  readonly children: ComponentChildren;
  readonly text: ComponentChildren;
  /** The rule behind it, which opens its paragraph. */
  readonly rule?: string;
  readonly class?: string;
}

export function Tip({ children, text, rule, ...rest }: TipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const place = (): void => {
    if (!button.current || !bubble.current) return;
    const anchor = button.current.getBoundingClientRect();
    const { width, height } = bubble.current.getBoundingClientRect();
    const left = Math.min(Math.max(8, anchor.left), innerWidth - width - 8);
    const below = anchor.bottom + 6;
    const top = below + height < innerHeight ? below : anchor.top - height - 6;
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  };
  return (
    <span class="tip">
      <button ref={button} type="button" class={rest.class} popovertarget={id}>
        {children}
      </button>
      <div ref={bubble} id={id} class="tip-bubble" popover="auto" onToggle={place}>
        {text} {rule && <RuleLink rule={rule} />}
      </div>
    </span>
  );
}
