/** Buttons, and links that look like them. */

import type { JSX } from 'preact';

/** `strong`: the one thing to do next. `quiet`: nothing to look at until it is looked for. */
export type Tone = 'plain' | 'strong' | 'quiet';

export type ButtonProps = JSX.IntrinsicElements['button'] & { readonly tone?: Tone };

export function Button({ tone = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} class={`button ${rest.class ?? ''}`} data-tone={tone} />;
}

export type ButtonLinkProps = JSX.IntrinsicElements['a'] & { readonly tone?: Tone };

export function ButtonLink({ tone = 'plain', ...rest }: ButtonLinkProps) {
  return <a {...rest} class={`button ${rest.class ?? ''}`} data-tone={tone} />;
}
