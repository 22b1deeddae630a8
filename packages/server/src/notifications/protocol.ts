/** What crosses the wire about being told things. Imports nothing of the server, so that clients can use it. */

import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

const Language = Type.String({ pattern: '^[a-z]{2}$' });
const MatchId = Type.String({ minLength: 1, maxLength: 64 });

/** A way to tell somebody something: a browser, a mailbox, or a server of their own. */
export const ToldBy = Type.Object(
  {
    id: Type.String(),
    kind: Type.Union([Type.Literal('push'), Type.Literal('mail'), Type.Literal('webhook')]),
    /** The endpoint of a browser's subscription, a mail address, or the address of a webhook. */
    address: Type.String(),
    /** False for a mail address until the link in the first mail was followed: nothing else is sent before. */
    confirmed: Type.Boolean(),
  },
  closed,
);
export type ToldBy = Static<typeof ToldBy>;

/** What can be had here, and what somebody has asked for. */
export const Tellings = Type.Object(
  {
    /** What the operator has set up; `push` is the key that a browser subscribes with. */
    offers: Type.Object(
      { push: Type.Union([Type.String(), Type.Null()]), mail: Type.Boolean(), webhooks: Type.Boolean() },
      closed,
    ),
    channels: Type.Array(ToldBy),
    /** Matches of which nothing is to be told. */
    quiet: Type.Array(Type.String()),
  },
  closed,
);
export type Tellings = Static<typeof Tellings>;

/** A browser's subscription, as its `toJSON()` has it. */
export const NewPush = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    language: Language,
  },
  closed,
);
export type NewPush = Static<typeof NewPush>;

export const NewMail = Type.Object({ address: Type.String({ maxLength: 300 }), language: Language }, closed);
export type NewMail = Static<typeof NewMail>;

export const NewWebhook = Type.Object({ url: Type.String({ maxLength: 1000 }), language: Language }, closed);
export type NewWebhook = Static<typeof NewWebhook>;

/** The channel; and, of a webhook, the secret that its messages are signed with, which is told only now. */
export const OpenedChannel = Type.Object({ channel: ToldBy, secret: Type.Union([Type.String(), Type.Null()]) }, closed);
export type OpenedChannel = Static<typeof OpenedChannel>;

export const QuietMatch = Type.Object({ match: MatchId, quiet: Type.Boolean() }, closed);
export type QuietMatch = Static<typeof QuietMatch>;

/** What stands behind the # of a link in a mail, or in a push message. */
export const Followed = Type.Object({ token: Type.String({ minLength: 1, maxLength: 300 }) }, closed);

/** What following a link has done: agreed to mail, ended it, or ended it for one match. */
export const Done = Type.Object(
  { did: Type.Union([Type.Literal('confirm'), Type.Literal('stop'), Type.Literal('quiet')]) },
  closed,
);
export type Done = Static<typeof Done>;
