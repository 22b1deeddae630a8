/** Dialogs and drawers on the browser's own `<dialog>`: focus is kept in, Escape closes, focus returns. */

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { spoken } from './spoken.ts';

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A drawer at the side instead of a box in the middle. */
  readonly side?: boolean;
}

export function Dialog({ title, open, onClose, children, side = false }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open && box.current?.open) box.current.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      class="dialog"
      data-side={side ? '' : undefined}
      aria-labelledby={heading}
      closedby="any"
      // A page that hears of Escape only by `close` may hear of it after the next key, which has opened this again.
      onCancel={event => event.target === box.current && onClose()}
      onClose={() => !box.current?.open && onClose()}
    >
      {open && (
        <>
          <div class="dialog-head">
            <h2 id={heading} class="poster">
              {title}
            </h2>
            <Button tone="quiet" aria-label={spoken.value.close} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          <div class="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  );
}
