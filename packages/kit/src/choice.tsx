/** One of several, or yes and no: native inputs in large labels. */

import type { ComponentChildren } from 'preact';

export interface ChoiceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
  readonly disabled?: boolean;
  readonly class?: string;
  /** What it stands for on a table, so that a page can point it out. */
  readonly 'data-thing'?: string;
}

/** One radio of the group `name`. */
export function Choice({ name, checked, onChoose, children, disabled = false, ...rest }: ChoiceProps) {
  return (
    <label {...rest} class={`choice ${rest.class ?? ''}`}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      {children}
    </label>
  );
}

export interface SwitchProps {
  readonly checked: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** What it stands for on a table, so that a page can point it out. */
  readonly 'data-thing'?: string;
}

/** A checkbox. */
export function Switch({ checked, onSwitch, children, ...rest }: SwitchProps) {
  return (
    <label {...rest} class={`choice ${rest.class ?? ''}`}>
      <input type="checkbox" checked={checked} onChange={event => onSwitch(event.currentTarget.checked)} />
      {children}
    </label>
  );
}
