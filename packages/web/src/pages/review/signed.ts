/** Changes of winning chances as people read them. */

import { language } from '../../words/index.ts';

/** Points of a hundred with their sign: "+12", "−3", "0". */
export function signed(share: number): string {
  const points = Math.round(share * 100) || 0;
  return new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' }).format(points).replace('-', '−');
}
