/** The one thing we ask a person: what to call them. */

const LONGEST = 24;

export interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function NameField({ name, onName }: NameFieldProps) {
  return (
    <label class="field">
      <span class="label">Your name at the table</span>
      <input
        type="text"
        name="name"
        value={name}
        maxLength={LONGEST}
        required
        autocomplete="nickname"
        onInput={event => onName(event.currentTarget.value)}
      />
    </label>
  );
}
