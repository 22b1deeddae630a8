/** The title of what is learned. */

import { useEffect, useRef } from 'preact/hooks';

/** Whether something was shown here before. */
export interface Arrived {
  readonly current: boolean;
}

/** Going on from one lesson to the next goes to it by keys too. */
export function LessonTitle({ arrived, children }: { readonly arrived: Arrived; readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived.current) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 class="poster" tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}
