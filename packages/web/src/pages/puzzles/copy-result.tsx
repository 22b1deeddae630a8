/** Copies a line for friends that tells how it went and not how it goes, and a link to the same challenge. */

import { Button, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { language } from '../../words/index.ts';
import { puzzles as puzzleWords } from './words/languages.ftl.ts';

interface CopyResultProps {
  readonly text: string;
  /** Where the challenge stays, after its day too. */
  readonly path: string;
}

export function CopyResult({ text, path }: CopyResultProps) {
  const say = puzzleWords[language.value];
  const [isCopied, setCopied] = useState(false);
  // A browser may refuse; then nothing is said to be copied.
  const copy = (): void =>
    void navigator.clipboard.writeText(`${text}\n${location.origin}${path}`).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <Button tone="strong" onClick={copy}>
      <Icon name={isCopied ? 'check' : 'link'} /> {isCopied ? say.shared : say.share}
    </Button>
  );
}

/** "★★☆". */
export const starsSaid = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(3 - stars);
