/** Line icons, drawn on a 24-unit square in the colour of the text. */

import { stamp } from './picture.ts';

const PATHS = {
  attack: 'M4 20l3-3m0 0l-2-2m2 2l2 2M8 16L19 5h1v1L9 17zM14.5 14.5L20 20m-9.5-9.5L5 5',
  defence: 'M12 3l8 3v6c0 5-3.5 7.8-8 9-4.5-1.2-8-4-8-9V6z',
  tactic: 'M4 8h13m0 0l-4-4m4 4l-4 4M20 16H7m0 0l4-4m-4 4l4 4',
  flip: 'M5 9a8 8 0 0 1 14-1m0-4v4h-4M19 15a8 8 0 0 1-14 1m0 4v-4h4',
  book: 'M4 5.5C6.5 4 9.5 4 12 6c2.5-2 5.5-2 8-.5V19c-2.5-1.5-5.5-1.5-8 .5-2.5-2-5.5-2-8-.5zM12 6v13.5',
  hint: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  flag: 'M5 21V4m0 0c5-2.5 9 2.5 14 0v9c-5 2.5-9-2.5-14 0',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M7 4.5v15l12-7.5z',
  again: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  save: 'M12 4v11m0 0l-4-4m4 4l4-4M5 20h14',
  card: 'M5 3.5h14v17H5zM8.5 8.5h7M8.5 12.5h7M8.5 16.5h4',
  home: 'M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4.2 3.2-6.5 7.5-6.5s7.5 2.3 7.5 6.5',
  settings:
    'M4 7h9.5M18.5 7H20M4 17h1.5M10.5 17H20M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  load: 'M12 15V4m0 0L8 8m4-4l4 4M5 20h14',
  remove: 'M5 6.5h14M9.5 6.5V4h5v2.5M7 6.5l1 14h8l1-14M10.5 10.5v6M13.5 10.5v6',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.5c2.2.7 3.5 2.5 3.5 5.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
} as const;

export type IconName = keyof typeof PATHS;

export const ICONS = Object.keys(PATHS) as readonly IconName[];

/** Decoration: the words beside it, or the button's label, say what it means. */
export const Icon = stamp(({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
));
