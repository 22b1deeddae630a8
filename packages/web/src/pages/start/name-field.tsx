/** The one thing we ask a person: what to call them. */

import { useState } from 'preact/hooks';
import { words } from '../../words/index.ts';

export const LONGEST_NAME = 24;

export interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Others will read it; without them a person may stay nameless. */
  readonly needed: boolean;
}

export function NameField({ name, onName, needed }: NameFieldProps) {
  const say = words.value.start;
  const [isKnown] = useState(name !== '');
  return (
    <label class="field">
      <span class="label">{say.yourName}</span>
      <input
        type="text"
        name="name"
        value={name}
        maxLength={LONGEST_NAME}
        required={needed}
        placeholder={needed ? '' : say.you}
        autocomplete="nickname"
        onInput={event => onName(event.currentTarget.value)}
      />
      {!isKnown && <small>{needed ? say.nameNeeded : say.nameOptional}</small>}
    </label>
  );
}
