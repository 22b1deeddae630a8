/** Sharing a moment: by its address, or as a file where no address leads to the match. */

import type { Viewer } from '@roundhouse/kernel';
import { announce, Button, Dialog, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { download } from '../../app/download.ts';
import { shareRecord } from '../../play/network/api.ts';
import { fileNameOf, formatMoment } from '../../play/replay/moment.ts';
import { language, words } from '../../words/index.ts';
import { SharePicture, titleOf } from './share-picture.tsx';
import { replaying, sharing } from './words/languages.ftl.ts';

interface ShareProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The address of the match; null where it is known to this browser only. */
  readonly link: string | null;
  readonly record: string;
  readonly isOver: boolean;
  readonly names: readonly string[];
  readonly game: string;
  readonly step: number;
  readonly eyes: Viewer;
}

export function ShareDialog({ open, onClose, link, record, isOver, names, game, step, eyes }: ShareProps) {
  const say = replaying[language.value].share;
  const moment = { step, eyes };
  const [made, setMade] = useState<string | null>(null);
  const known = link ?? made;
  return (
    <Dialog title={say.open} open={open} onClose={onClose}>
      <div class="share">
        {known === null ? (
          <MakeLink record={record} isOver={isOver} onMade={setMade} />
        ) : (
          <MomentLink text={known + formatMoment(moment)} step={step} />
        )}
        <SharePicture
          part=".replay .match-main > :first-child"
          name={`${game}-${step}`}
          title={titleOf(game, names)}
          note={known === null ? 'Roundhouse' : (known + formatMoment(moment)).replace(/^https?:\/\//, '')}
          url={known === null ? undefined : known + formatMoment(moment)}
        />
        <Button onClick={() => download(record, fileNameOf(game, moment))}>
          <Icon name="save" /> {say.save}
        </Button>
        <p class="fine">{say.saveTip}</p>
      </div>
    </Dialog>
  );
}

interface MakeLinkProps {
  readonly record: string;
  readonly isOver: boolean;
  readonly onMade: (link: string) => void;
}

/** No address leads to it until somebody wants one. */
function MakeLink({ record, isOver, onMade }: MakeLinkProps) {
  const say = sharing[language.value];
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  const make = (): void => {
    setState('making');
    shareRecord(record).then(
      path => onMade(location.origin + path),
      () => setState('failed'),
    );
  };
  if (!isOver) return <p>{say.onlyRunning}</p>;
  return (
    <>
      <p>{say.only}</p>
      <Button tone="strong" onClick={make} disabled={state === 'making'}>
        <Icon name="link" /> {state === 'making' ? say.making : say.make}
      </Button>
      <p class="fine">{say.kept}</p>
      {state === 'failed' && (
        <p class="trouble" role="alert">
          {say.failed}
        </p>
      )}
    </>
  );
}

function MomentLink({ text, step }: { readonly text: string; readonly step: number }) {
  const say = replaying[language.value].share;
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(say.copied);
    } catch {
      // Not every browser lets a page copy; the text is there to be selected.
      setCopied(false);
    }
  };
  return (
    <div class="field copy">
      <label class="field">
        <span>{say.link(step)}</span>
        <input type="text" readOnly value={text} onFocus={event => event.currentTarget.select()} />
      </label>
      <span class="copy-row">
        <Button tone="strong" onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} /> {copied ? say.copied : say.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ url: text }).catch(() => {})}>
            <Icon name="next" /> {words.value.join.sendOn}
          </Button>
        )}
      </span>
    </div>
  );
}
