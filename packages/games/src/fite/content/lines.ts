/** The moments the announcer has words for; the words are in `words/<language>/voices.ftl`. */

export const CALLS = ['countdown', 'firstHit', 'leadChange', 'dazed', 'finish', 'draw'] as const;
export type Call = (typeof CALLS)[number];
