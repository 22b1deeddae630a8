/** Who looks at a screen that several people share, and when it has to be covered in between. */

import { type AnyGame, effectiveSteps, type Match, type Seat, samePlain } from '@roundhouse/kernel';

/**
 * Whether a seat knows anything that a spectator may not: a hand, a choice not yet shown, a message of its own. A view says
 * whose it is in `viewer`, which is no secret; whatever else differs counts as one.
 */
export function hasSecret(game: AnyGame, match: Match, seat: Seat): boolean {
  const open: object = game.view(match.state, null);
  const own: object = game.view(match.state, seat);
  if (!samePlain({ ...open, viewer: null }, { ...own, viewer: null })) return true;
  return effectiveSteps(match.log).some(entry => entry.told.some(({ to }) => to?.includes(seat)));
}

/** Whether the device may go from one person to another only under cover. */
export const needsCover = (game: AnyGame, match: Match, from: Seat, to: Seat): boolean =>
  from !== to && (hasSecret(game, match, from) || hasSecret(game, match, to));

/** Whether two people who sit down must not look together: one has a secret, or is about to choose in secret beside the other. */
export const mustBeAlone = (game: AnyGame, match: Match, one: Seat, other: Seat): boolean =>
  needsCover(game, match, one, other) ||
  (one !== other && [one, other].every(seat => game.toAct(match.state).includes(seat)));

/**
 * Who should look now: whoever has the device keeps it while asked; then it goes to the next person in turn order who is
 * asked. While only bots are asked it stays where it is.
 */
export function nextLooker(game: AnyGame, match: Match, people: readonly Seat[], holder: Seat): Seat {
  const asked = game.toAct(match.state);
  const count = match.seats.length;
  const inTurn = people.toSorted((a, b) => ((a - holder + count) % count) - ((b - holder + count) % count));
  return inTurn.find(seat => asked.includes(seat)) ?? holder;
}
