/** Asks what is wrong with a line before it is shown to the operator. */

import { Button, Choice } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_ADDED, REPORT_KINDS, type ReportKind, writtenReason } from '../../play/network/report-reason.ts';
import { language, words } from '../../words/index.ts';
import { moderation as moderationWords } from '../moderation/words/languages.ftl.ts';

export interface ReportFormProps {
  /** Who said the line. */
  readonly name: string;
  readonly onReport: (reason: string) => void;
  readonly onCancel: () => void;
}

export function ReportForm({ name, onReport, onCancel }: ReportFormProps) {
  const say = words.value.company;
  const [kind, setKind] = useState<ReportKind>('insult');
  const [added, setAdded] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onReport(writtenReason(kind, added));
  };
  return (
    <form class="report-form" ref={form} onSubmit={submit} aria-label={say.reportOf(name)}>
      <fieldset>
        <legend class="label">{say.reportWhy}</legend>
        <div class="segments">
          {REPORT_KINDS.map(one => (
            <Choice key={one} name="report" checked={kind === one} onChoose={() => setKind(one)}>
              {moderationWords[language.value].why[one]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <label class="field">
        <span class="label">{say.reportMore}</span>
        <input
          type="text"
          value={added}
          maxLength={LONGEST_ADDED}
          onInput={event => setAdded(event.currentTarget.value)}
        />
      </label>
      <p class="fine">{say.reportHelp}</p>
      <div class="page-actions">
        <Button type="submit" tone="strong">
          {say.doReport}
        </Button>
        <Button onClick={onCancel}>{say.withdraw}</Button>
      </div>
    </form>
  );
}
