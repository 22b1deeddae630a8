/** A short answer at the head of the page that leaves by itself. */

import { useEffect } from 'preact/hooks';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { RuleLink } from './rule-link.tsx';
import { spoken } from './spoken.ts';

const STAYS_MS = 9000;

export interface ToastProps {
  readonly text: string;
  /** The rule behind it, if there is one with a paragraph. */
  readonly rule?: string | null;
  readonly onClose: () => void;
}

export function Toast({ text, rule = null, onClose }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div class="toast" role="alert">
      <span>
        {text} {rule && <RuleLink rule={rule} />}
      </span>
      <Button tone="quiet" aria-label={spoken.value.dismiss} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
