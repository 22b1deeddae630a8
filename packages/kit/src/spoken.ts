/** The few words the kit says by itself, to those who listen. Whoever knows the language sets them. */

import { signal } from '@preact/signals';

export const spoken = signal({ close: 'Close', dismiss: 'Dismiss', rule: 'Rule' });
