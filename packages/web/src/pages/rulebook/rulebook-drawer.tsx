/** The rulebook in a drawer, loaded when somebody opens it first. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RulebookDrawer as Drawer } from './rulebook.tsx';

type DrawerProps = Parameters<typeof Drawer>[0];

export function RulebookDrawer(props: DrawerProps) {
  const [Shown, setShown] = useState<ComponentType<DrawerProps> | null>(null);
  const isWanted = props.open;
  useEffect(() => {
    if (!isWanted || Shown) return;
    import('./rulebook.tsx').then(
      ({ RulebookDrawer: found }) => setShown(() => found),
      // Nothing opens; the next press tries again.
      props.onClose,
    );
  }, [isWanted]);
  return Shown && <Shown {...props} />;
}
