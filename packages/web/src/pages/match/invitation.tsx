/** A link as somebody else gets it without being sent anything: a picture to point a camera at, and a code to say aloud. */

import { useMemo, useState } from 'preact/hooks';
import { usePolling } from '../../app/polling.ts';
import { words } from '../../words/index.ts';
import { qrCode } from './qr-code.ts';

/** A code is good for an hour; whoever waits longer is given another before long. */
const ASK_EVERY_MS = 5 * 60_000;

interface InvitationProps {
  readonly link: string;
  /** Gives the code that leads to the same table. */
  readonly askCode: () => Promise<string>;
}

export function Invitation({ link, askCode }: InvitationProps) {
  const say = words.value.join;
  const [code, setCode] = useState<string | null>(null);
  // Without an answer there is still the link.
  usePolling(() => void askCode().then(setCode, () => {}), ASK_EVERY_MS);
  return (
    <div class="invitation">
      <QrPicture text={link} />
      <div>
        <h3 class="label">{say.sayCode}</h3>
        <p class="invitation-code poster">{code?.match(/../g)?.join(' ') ?? '…'}</p>
        <p class="fine">{say.codeHelp(`${location.host}/join`)}</p>
      </div>
    </div>
  );
}

/** Readers want so much of nothing around it. */
const QUIET = 4;

/** Dark on light in both themes: readers expect it. Nothing where a text is too long. */
function QrPicture({ text }: { readonly text: string }) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])));
  return (
    <svg class="invitation-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.value.join.qr}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
