/** The one thing we ask a person: what to call them. */

import { NAMELESS } from '@roundhouse/games/voice.ts';

const LONGEST = 24;

export interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Others will read it; without them a person may stay nameless. */
  readonly needed: boolean;
}

export function NameField({ name, onName, needed }: NameFieldProps) {
  return (
    <label class="field">
      <span class="label">Your name at the table</span>
      <input
        type="text"
        name="name"
        value={name}
        maxLength={LONGEST}
        required={needed}
        placeholder={needed ? '' : NAMELESS}
        autocomplete="nickname"
        onInput={event => onName(event.currentTarget.value)}
      />
      <small>{needed ? 'Needed: your opponent sees it.' : 'Against a bot you can do without.'}</small>
    </label>
  );
}
