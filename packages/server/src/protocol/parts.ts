/** What messages and bodies are made of: names, keys, counts, with their limits. */

import Type from 'typebox';

/** Objects with a type and whatever a game puts beside it. */
export const Tagged = Type.Object({ type: Type.String() }, { additionalProperties: true });
export const closed = { additionalProperties: false } as const;

export const Seat = Type.Integer({ minimum: 0 });
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Made by the client, any text; a thing sent again carries the id it had the first time. */
export const ClientId = Type.String({ minLength: 1, maxLength: 64 });
export const SeatKey = Type.String({ minLength: 1, maxLength: 64 });
/**
 * Made by the client from at least 128 random bits, in base64url, and kept before it is sent: whoever asks again with
 * the same key is answered with the same seat. Where none is sent the server makes one, and a lost answer loses the seat.
 */
export const OwnKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });
/** Longer than a name may be, so that the answer can say what is wrong with it. */
export const Name = Type.String({ maxLength: 200 });
/**
 * Thrown into the dice by a seat, so that the host alone did not choose them. It comes after the table's `commitment` has
 * been seen: a host that knew it before could pick a seed to suit.
 */
export const Entropy = Type.String({ maxLength: 64 });
/** SHA-256 of a text, as docs/record.md has it, in small hex digits. */
export const Promised = Type.String({ pattern: '^[0-9a-f]{64}$' });
/**
 * The face that somebody shows, one of a game's: `GAME.FACE`. Nobody here knows which there are; where a page has no such
 * face it shows a letter.
 */
export const Avatar = Type.String({ pattern: '^[a-z0-9-]{1,40}\\.[a-z0-9-]{1,40}$' });
/** Of a bot; `GET /api/games` lists those that know a game. */
export const Level = Type.String({ minLength: 1, maxLength: 32 });

export const DAY_S = 24 * 60 * 60;
