/** What an operator fills in to sanction somebody. */

import { Button, Choice } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { language } from '../../words/index.ts';
import { moderation as moderationWords } from './words/languages.ftl.ts';

/** Who said it and where is known; this is the rest. */
export interface Wanted {
  readonly kind: 'play' | 'chat';
  readonly reason: string;
  readonly until: number;
}

export interface SanctionFormProps {
  readonly name: string;
  readonly onCancel: () => void;
  readonly onSanction: (wanted: Wanted) => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 7;

/** As a field for dates writes it, by the clock on the wall. */
const dayOf = (at: number): string => {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

export function SanctionForm({ name, onCancel, onSanction }: SanctionFormProps) {
  const say = moderationWords[language.value];
  const [kind, setKind] = useState<Wanted['kind']>('play');
  const [reason, setReason] = useState('');
  const [day, setDay] = useState(() => dayOf(Date.now() + USUAL_DAYS * DAY_MS));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // The whole of that day is still part of it.
    onSanction({ kind, reason, until: new Date(`${day}T23:59:59`).getTime() });
  };
  return (
    <form class="form" onSubmit={submit} aria-label={say.sanctionOf(name)}>
      <fieldset class="field">
        <legend class="label">{say.kind}</legend>
        <div class="segments">
          {(['play', 'chat'] as const).map(one => (
            <Choice key={one} name="kind" checked={kind === one} onChoose={() => setKind(one)}>
              {say.kinds[one]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <label class="field">
        <span class="label">{say.until}</span>
        <input
          type="date"
          value={day}
          min={dayOf(Date.now())}
          required
          onInput={event => setDay(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span class="label">{say.reasonField}</span>
        <input
          type="text"
          value={reason}
          maxLength={300}
          required
          onInput={event => setReason(event.currentTarget.value)}
        />
        <small>{say.reasonHelp}</small>
      </label>
      <div class="page-actions">
        <Button type="submit" tone="strong">
          {say.doSanction}
        </Button>
        <Button onClick={onCancel}>{say.cancel}</Button>
      </div>
    </form>
  );
}
