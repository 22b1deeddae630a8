/** One thing that happens here, and the way to it. */

import { Icon, type IconName } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';

interface HappensProps {
  readonly icon: IconName;
  readonly title: string;
  readonly href: string;
  readonly children: ComponentChildren;
}

export const Happens = ({ icon, title, href, children }: HappensProps) => (
  <a class="happens" href={href}>
    <b class="poster">
      <Icon name={icon} /> {title}
    </b>
    <span>{children}</span>
  </a>
);
