/** What crosses the wire about people and by operators, as schemas and types. Imports nothing of the server but the matches'. */

import Type, { type Static } from 'typebox';
import { Table } from '../protocol.ts';

const closed = { additionalProperties: false } as const;
/** Longer than it may be, so that the answer can say what is wrong with it. */
const Name = Type.String({ maxLength: 200 });
const Password = Type.String({ maxLength: 200 });
const Id = Type.String({ minLength: 1, maxLength: 64 });
/** Milliseconds since 1970. */
const Time = Type.Number();
const Bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });
const Nothing = Type.Object({}, closed);
const SanctionKind = Type.Union([Type.Literal('play'), Type.Literal('chat')]);

/** The answer to what has none. */
export const Done = Nothing;

/** `GET /api/me`: who asks, as far as the cookie tells. */
export const Me = Type.Object(
  {
    /** Null for a stranger: somebody who has neither sat down nor signed in. */
    person: Type.Union([
      Type.Object(
        {
          kind: Type.Union([Type.Literal('guest'), Type.Literal('account')]),
          name: Type.String(),
          role: Type.Union([Type.Literal('player'), Type.Literal('operator')]),
          created: Time,
          hasPassword: Type.Boolean(),
          passkeys: Type.Array(
            Type.Object({ id: Type.String(), label: Type.String(), created: Time, used: Time }, closed),
          ),
          /** Providers by whose word this person signs in. */
          identities: Type.Array(
            Type.Object({ id: Type.String(), issuer: Type.String(), created: Time, used: Time }, closed),
          ),
          /** Those that have agreed to mail, and whether a link that is sent there signs this person in. */
          mailboxes: Type.Array(
            Type.Object({ id: Type.String(), address: Type.String(), signsIn: Type.Boolean() }, closed),
          ),
          /** What this person may not do now. */
          sanctions: Type.Array(Type.Object({ kind: SanctionKind, reason: Type.String(), until: Time }, closed)),
        },
        closed,
      ),
      Type.Null(),
    ]),
  },
  closed,
);
export type Me = Static<typeof Me>;

/** `GET /api/me/matches`: seats of whoever asks, newest first. They open without a key. */
export const OwnMatches = Type.Array(
  Type.Object(
    {
      table: Table,
      seat: Type.Integer({ minimum: 0 }),
      /** The game waits for this seat. */
      isYourTurn: Type.Boolean(),
      updated: Time,
    },
    closed,
  ),
);
export type OwnMatches = Static<typeof OwnMatches>;

/** `GET /api/me/sessions`: the devices of whoever asks. */
export const Sessions = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      /** Its browser and system; empty where it does not say. */
      device: Type.String(),
      created: Time,
      seen: Time,
      /** The one that asks. */
      isThis: Type.Boolean(),
    },
    closed,
  ),
);
export type Sessions = Static<typeof Sessions>;

/** `POST /api/account` with a password. */
export const SignUp = Type.Object({ name: Name, password: Password }, closed);
/** `POST /api/session`. */
export const SignIn = Type.Object({ name: Name, password: Password }, closed);
/** `POST /api/me/password`; `old` where there is one. */
export const ChangePassword = Type.Object(
  {
    old: Type.Optional(Password),
    password: Password,
    /** Whether all tokens, or all passkeys, links by mail and providers, end with the old one. */
    endTokens: Type.Optional(Type.Boolean()),
    endPasskeys: Type.Optional(Type.Boolean()),
  },
  closed,
);
/** `POST /api/session/mail`. */
export const MailWanted = Type.Object({ address: Type.String({ maxLength: 300 }) }, closed);
/** `POST /api/session/link`: the code of a link that came by mail; and another password, where one is wanted. */
export const MailLink = Type.Object(
  {
    code: Id,
    /** Whether the seats of the guest who is known here are to be theirs too. */
    adopt: Type.Optional(Type.Boolean()),
    password: Type.Optional(Password),
    /** Whether all tokens, or all passkeys, links by mail and providers, end with the old password. */
    endTokens: Type.Optional(Type.Boolean()),
    endPasskeys: Type.Optional(Type.Boolean()),
  },
  closed,
);
/** `POST /api/me/mail`: whether links that are sent to one of the own mailboxes sign in; the password where the sign-in was too long ago. */
export const SetMail = Type.Object({ channel: Id, signsIn: Type.Boolean(), password: Type.Optional(Password) }, closed);
/** `GET /api/session/provider`: by whose word people may sign in here; null where by nobody's. */
export const ProviderShown = Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }, closed);
export type ProviderShown = Static<typeof ProviderShown>;
/** `POST /api/session/provider`; a name where an account is to be made if there is none. */
export const ProviderWanted = Type.Object({ name: Type.Optional(Name) }, closed);
/** `POST /api/me/identities`; the password where the sign-in was too long ago. */
export const NewIdentity = Type.Object({ password: Type.Optional(Password) }, closed);
/** Where to go. */
export const WayThere = Type.Object({ url: Type.String() }, closed);
export type WayThere = Static<typeof WayThere>;
/** `DELETE /api/me`: the password where there is one, so that a device left open is not enough. */
export const Leave = Type.Object({ password: Type.Optional(Password) }, closed);

/** `POST /api/passkeys/registration`: for the account of whoever asks, or for one of that name that is to be. */
export const NewPasskey = Type.Object({ name: Name }, closed);
/** The answer; everything else that `navigator.credentials.create` wants is the same for all. */
export const PasskeyCreation = Type.Object(
  {
    challenge: Type.String(),
    rpId: Type.String(),
    user: Type.Object({ id: Type.String(), name: Type.String() }, closed),
    algorithms: Type.Array(Type.Integer()),
    known: Type.Array(Type.String()),
  },
  closed,
);
export type PasskeyCreation = Static<typeof PasskeyCreation>;
/** `POST /api/me/passkeys`: what the browser made, in base64url. */
export const MadePasskey = Type.Object({ clientDataJSON: Bytes(4000), attestationObject: Bytes(8000) }, closed);
export type MadePasskey = Static<typeof MadePasskey>;
/** `POST /api/me/passkeys`: the same, with the password where the sign-in was too long ago. */
export const AddedPasskey = Type.Object({ ...MadePasskey.properties, password: Type.Optional(Password) }, closed);
/** `POST /api/account/passkey`: an account without a password. */
export const SignUpByPasskey = Type.Object({ name: Name, passkey: MadePasskey }, closed);

/** The answer to `POST /api/passkeys/challenge`. */
export const PasskeyChallenge = Type.Object({ challenge: Type.String(), rpId: Type.String() }, closed);
export type PasskeyChallenge = Static<typeof PasskeyChallenge>;
/** `POST /api/session/passkey`: what the browser signed, in base64url. */
export const ShownPasskey = Type.Object(
  { id: Bytes(1400), clientDataJSON: Bytes(4000), authenticatorData: Bytes(2000), signature: Bytes(2000) },
  closed,
);
export type ShownPasskey = Static<typeof ShownPasskey>;

/** The answer to `POST /api/me/carry`: good once, for ten minutes. */
export const Carry = Type.Object({ code: Id }, closed);
export type Carry = Static<typeof Carry>;
/** `POST /api/carry/look`; whether the code came from another device, as where nothing is said, or by mail. */
export const CodeLook = Type.Object(
  { code: Id, by: Type.Optional(Type.Union([Type.Literal('carry'), Type.Literal('mail')])) },
  closed,
);
/** The answer to `POST /api/carry/look`: whose games come with the code, and how many seats of the guest here could go to them. */
export const CodeShown = Type.Object(
  {
    name: Type.String(),
    kind: Type.Union([Type.Literal('guest'), Type.Literal('account')]),
    seats: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type CodeShown = Static<typeof CodeShown>;
/** `POST /api/carry`; whether the seats of the guest who is known here are to be theirs too. */
export const BringIn = Type.Object({ code: Id, adopt: Type.Optional(Type.Boolean()) }, closed);

/** A line that somebody did not want to read, and what was said around it. */
export const ReportShown = Type.Object(
  {
    match: Type.String(),
    game: Type.String(),
    line: Type.Integer(),
    /** Who reports. */
    by: Type.String(),
    reason: Type.String(),
    at: Time,
    /** Whether whoever said it can be sanctioned: a program is known by its key alone. */
    isKnown: Type.Boolean(),
    lines: Type.Array(
      Type.Object({ line: Type.Integer(), name: Type.String(), text: Type.String(), at: Time }, closed),
    ),
  },
  closed,
);
export type ReportShown = Static<typeof ReportShown>;

export const SanctionShown = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    kind: SanctionKind,
    reason: Type.String(),
    since: Time,
    until: Time,
    lifted: Type.Union([Time, Type.Null()]),
  },
  closed,
);
export type SanctionShown = Static<typeof SanctionShown>;

export const DeedShown = Type.Object(
  {
    at: Time,
    /** By name; null for whoever runs the server. */
    operator: Type.Union([Type.String(), Type.Null()]),
    deed: Type.Union([
      Type.Literal('dismissed'),
      Type.Literal('sanctioned'),
      Type.Literal('lifted'),
      Type.Literal('appointed'),
      Type.Literal('discharged'),
    ]),
    /** Whom or what it was about, by the deed: a line, a person, a person and their sanction. */
    about: Type.Object(
      {
        match: Type.Optional(Type.String()),
        line: Type.Optional(Type.Integer()),
        name: Type.Optional(Type.String()),
        kind: Type.Optional(SanctionKind),
        until: Type.Optional(Time),
        /** All of it in English: deeds of earlier versions. */
        said: Type.Optional(Type.String()),
      },
      closed,
    ),
    reason: Type.String(),
  },
  closed,
);
export type DeedShown = Static<typeof DeedShown>;

/** `GET /api/moderation`, for operators. */
export const Moderated = Type.Object(
  { reports: Type.Array(ReportShown), sanctions: Type.Array(SanctionShown), deeds: Type.Array(DeedShown) },
  closed,
);
export type Moderated = Static<typeof Moderated>;

const Reason = Type.String({ maxLength: 1000 });
const Line = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** `POST /api/moderation/dismiss`. */
export const Dismissal = Type.Object({ match: Id, line: Line, reason: Reason }, closed);
/** `POST /api/moderation/sanctions`: of whoever said the line. */
export const NewSanction = Type.Object(
  {
    match: Id,
    line: Line,
    kind: SanctionKind,
    reason: Reason,
    until: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type NewSanction = Static<typeof NewSanction>;
/** `POST /api/moderation/lift`. */
export const Lifting = Type.Object({ id: Id, reason: Reason }, closed);
