/** A picture of what the table shows now, to send or to save. */

import { Button, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { downloadFile } from '../../app/download.ts';
import { type Captions, pictureOf } from '../../app/picture-of.ts';
import type { TableSource } from '../../play/source.ts';
import { gameName } from '../../words/games.ts';
import { language, words } from '../../words/index.ts';
import { shownName } from '../../words/names.ts';
import { sharing } from './words/languages.ftl.ts';

interface SharePictureProps extends Captions {
  /** Finds what is to be seen on it. */
  readonly part: string;
  /** The name of the file, without its ending. */
  readonly name: string;
  /** What else goes with it, where a browser can send: a link. */
  readonly url?: string | undefined;
  readonly tone?: 'plain' | 'quiet';
  readonly class?: string;
}

/** Out of the page to somebody, or down into a file. */
const canSend = 'share' in navigator;

export function SharePicture({ part, name, url, title, note, tone = 'plain', ...rest }: SharePictureProps) {
  const say = sharing[language.value];
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const draw = async (): Promise<void> => {
    const shown = document.querySelector<HTMLElement>(part);
    if (!shown) return;
    setState('drawing');
    try {
      await send(new File([await pictureOf(shown, { title, note })], `${name}.png`, { type: 'image/png' }), title, url);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <Button tone={tone} onClick={draw} disabled={state === 'drawing'} {...rest}>
      <Icon name={canSend ? 'load' : 'save'} />
      <span>{state === 'failed' ? say.noPicture : state === 'drawing' ? say.drawing : say.picture}</span>
    </Button>
  );
}

/** What stands above a picture of a match: the game, and who plays. */
export const titleOf = (game: string, names: readonly string[]): string =>
  [gameName(game), names.map(shownName).join(words.value.lobby.against)].join(' · ');

/** Of the end of a match, as its table shows it. */
export const EndPicture = ({ source: { id, kind, game, names } }: { readonly source: TableSource }) => (
  <SharePicture
    part=".match-main > :first-child"
    name={game}
    title={titleOf(game, names.value)}
    note={kind === 'live' ? `${location.host}/replay/${id}` : location.host}
    tone="quiet"
    class="end-picture"
  />
);

/** By whatever this device sends with; as a file where it sends nothing. */
async function send(file: File, title: string, url: string | undefined): Promise<void> {
  const given = { files: [file], title, ...(url !== undefined && { url }) };
  if ('canShare' in navigator && navigator.canShare(given)) {
    // Whoever changes their mind has not failed.
    await navigator.share(given).catch(() => {});
    return;
  }
  downloadFile(file, file.name);
}
