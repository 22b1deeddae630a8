/** Links to a table: for the opponent, for those who watch, and to move one's own seat to another device. */

import { announce, Button, ButtonLink, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { recall } from '../../play/kept/kept-matches.ts';
import type { TableSource } from '../../play/source.ts';
import { words } from '../../words/index.ts';
import { Invitation } from './invitation.tsx';

export function SharePanel({ source }: { readonly source: TableSource }) {
  const say = words.value.join;
  const invite = source.invite.value;
  const kept = recall(source.id);
  // What opens a seat stands behind the #: browsers do not send that part, so it reaches no log.
  const join = `${location.origin}/join/${source.id}${invite === null ? '' : `#${invite}`}`;
  const free = source.position.value?.view === null;
  return (
    <div class="share">
      {free && invite !== null && source.company && <Invitation link={join} askCode={source.company.askCode} />}
      {free ? (
        <CopyField label={source.names.value.length === 2 ? say.sendLink : say.sendLinkToAll} text={join} isForOthers />
      ) : (
        <CopyField label={say.watchLink} text={`${location.origin}/match/${source.id}`} isForOthers />
      )}
      {kept?.kind === 'live' && (
        <details class="more">
          <summary>{say.otherDevice}</summary>
          <CopyField label={say.seatLink} text={`${location.origin}/match/${source.id}#seat=${kept.key}`} />
          <ButtonLink href="/account" tone="quiet">
            {say.allGames}
          </ButtonLink>
        </details>
      )}
      {source.commitment.value && (
        <details class="more">
          <summary>{say.promise}</summary>
          <p class="fine">
            <code class="hash">{source.commitment.value}</code>
            {say.promiseMeans}
          </p>
        </details>
      )}
    </div>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** Where a device can send, it offers to. */
  readonly isForOthers?: boolean;
}

/** A text to take elsewhere. */
export function CopyField({ label, text, isForOthers }: CopyFieldProps) {
  const say = words.value.join;
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(say.copiedSaid);
    } catch {
      // Not every browser lets a page copy; the text is selected for the person to do it.
      setCopied(false);
    }
  };
  return (
    <label class="field copy">
      <span>{label}</span>
      <span class="copy-row">
        <input type="text" readOnly value={text} onFocus={event => event.currentTarget.select()} />
        <Button onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} /> {copied ? say.copied : say.copy}
        </Button>
        {isForOthers && 'share' in navigator && (
          // Whoever changes their mind has not failed.
          <Button tone="strong" onClick={() => void navigator.share({ url: text }).catch(() => {})}>
            {words.value.join.sendOn}
          </Button>
        )}
      </span>
    </label>
  );
}
