/** Points as they are written in every language. */

/** "8", "−7": with a real minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** "+8", "−7", "±0". */
export const change = (points: number): string => (points > 0 ? `+${points}` : points === 0 ? '±0' : signed(points));
