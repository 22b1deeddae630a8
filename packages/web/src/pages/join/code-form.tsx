/** For those who were told a code: from its letters to the table. */

import { Button } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { ApiError, findByCode } from '../../play/network/api.ts';
import { words } from '../../words/index.ts';
import './join.css';

/** More than any code has, with blanks. */
const LONGEST = 20;

export function CodeForm() {
  const say = words.value.join;
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);
  const look = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setLooking(true);
    try {
      const { id, invite } = await findByCode(code);
      go(`/join/${id}#${invite}`);
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'nothing-there';
      setFailure(isUnknown ? say.noSuchCode : error instanceof Error ? error.message : say.failed);
      setLooking(false);
    }
  };
  return (
    <form class="code-form" onSubmit={look}>
      <label class="field">
        <span class="label">{say.haveCode}</span>
        <span class="copy-row">
          <input
            type="text"
            class="code-input"
            value={code}
            maxLength={LONGEST}
            required
            autocapitalize="characters"
            autocomplete="off"
            spellcheck={false}
            onInput={event => {
              setCode(event.currentTarget.value);
              setFailure(null);
            }}
          />
          <Button type="submit" tone="strong" disabled={isLooking}>
            {say.toTable}
          </Button>
        </span>
      </label>
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
