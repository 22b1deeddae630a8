/** Changes of winning chances as people read them. */

import { language } from '../../words/index.ts';

/** How many wins in a hundred a change comes to, either way. */
export const winsInHundred = (share: number): string =>
  new Intl.NumberFormat(language.value).format(Math.round(Math.abs(share) * 100));

/** Points of a hundred with their sign: "+12", "−3", "0". */
export function signed(share: number): string {
  const points = Math.round(share * 100) || 0;
  return new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' }).format(points).replace('-', '−');
}
