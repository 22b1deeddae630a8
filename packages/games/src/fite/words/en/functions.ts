/** What English messages of FITE call. */

/** "use Brutal, then move 4 from attack to defence". */
export const inTurn = (parts: readonly string[]): string => parts.join(', then ');
