/** Sharing a moment: by its address, or as a file where no address leads to the match. */

import type { Viewer } from '@roundhouse/kernel';
import { announce, Button, Dialog, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { download } from '../../app/download.ts';
import { fileNameOf, formatMoment } from '../../play/replay/moment.ts';
import { words } from '../../words/index.ts';

interface ShareProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The address of the match; null where it is known to this browser only. */
  readonly link: string | null;
  readonly record: string;
  readonly game: string;
  readonly step: number;
  readonly eyes: Viewer;
}

export function ShareDialog({ open, onClose, link, record, game, step, eyes }: ShareProps) {
  const say = words.value.replay.share;
  const moment = { step, eyes };
  return (
    <Dialog title={say.open} open={open} onClose={onClose}>
      <div class="share">
        {link === null ? <p>{say.file}</p> : <MomentLink text={link + formatMoment(moment)} step={step} />}
        <Button tone={link === null ? 'strong' : 'plain'} onClick={() => download(record, fileNameOf(game, moment))}>
          <Icon name="save" /> {say.save}
        </Button>
        <p class="fine">{say.saveTip}</p>
      </div>
    </Dialog>
  );
}

function MomentLink({ text, step }: { readonly text: string; readonly step: number }) {
  const say = words.value.replay.share;
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
            <Icon name="next" /> {say.send}
          </Button>
        )}
      </span>
    </div>
  );
}
