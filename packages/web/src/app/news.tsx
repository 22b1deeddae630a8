/** What the browser has to say about itself: that it keeps nothing, that another tab was faster, that a new version is here. */

import { Button, Icon } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { newVersion, showNewVersion, type Waiting } from '../offline/register.ts';
import { keeping, overtaken } from '../play/kept/store.ts';
import { words } from '../words/index.ts';

export function News() {
  const [isRead, setRead] = useState(false);
  const [later, setLater] = useState<Waiting>(null);
  const say = words.value.shell;
  const version = newVersion.value;
  if (overtaken.value !== null) {
    return (
      <Bar text={say.overtaken} onClose={forgetOvertaken}>
        <Button onClick={() => location.reload()}>{say.showMe}</Button>
      </Bar>
    );
  }
  if (keeping.value === 'nothing' && !isRead) return <Bar text={say.keepsNothing} onClose={() => setRead(true)} />;
  if (version !== null && version !== later) {
    return (
      <Bar text={version === 'ready' ? say.newVersion : say.newVersionShown} onClose={() => setLater(version)}>
        <Button onClick={showNewVersion}>{say.reload}</Button>
      </Bar>
    );
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

/** A line above all else that stays until somebody has read it. */
export function Bar({ text, children, onClose }: BarProps) {
  return (
    <div class="toast news" role="status">
      <span>{text}</span>
      {children}
      <Button tone="quiet" aria-label={words.value.shell.dismiss} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
