/** What the browser has to say about itself: that it keeps nothing, that another tab was faster. */

import { Button, Icon } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { keeping, overtaken } from '../play/store.ts';

export function News() {
  const [isRead, setRead] = useState(false);
  if (overtaken.value !== null) {
    return (
      <Bar text="This match went on in another tab. What you did here since is not kept." onClose={forgetOvertaken}>
        <Button onClick={() => location.reload()}>Show me</Button>
      </Bar>
    );
  }
  if (keeping.value === 'nothing' && !isRead) {
    const text =
      'This browser keeps nothing for us, perhaps because it is in private mode: matches are gone when you leave.';
    return <Bar text={text} onClose={() => setRead(true)} />;
  }
  return null;
}

function forgetOvertaken(): void {
  overtaken.value = null;
}

interface BarProps {
  readonly text: string;
  readonly children?: ComponentChildren;
  readonly onClose: () => void;
}

function Bar({ text, children, onClose }: BarProps) {
  return (
    <div class="toast news" role="status">
      <span>{text}</span>
      {children}
      <Button tone="quiet" aria-label="Dismiss" onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
