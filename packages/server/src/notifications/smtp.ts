/** Hands letters to a mail server, over TLS unless the operator says otherwise; and tells whose fault it is when it fails. */

import { createTransport } from 'nodemailer';
import { bareAddress, type Mail } from './mail.ts';

/** By a password, or by the tokens of an account elsewhere (XOAUTH2), which are renewed where a refresh token is given. */
export type MailLogin =
  | { readonly user: string; readonly password: string }
  | {
      readonly user: string;
      readonly oauth: {
        readonly accessToken?: string;
        readonly refreshToken?: string;
        readonly clientId?: string;
        readonly clientSecret?: string;
        /** Where tokens are renewed. */
        readonly accessUrl?: string;
      };
    };

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** `first`: TLS from the first byte; `start`: asked for with STARTTLS, and insisted on; `off`: none. */
  readonly tls: 'first' | 'start' | 'off';
  readonly login: MailLogin | null;
  /** A certificate authority besides those that Node knows. */
  readonly ca?: string;
}

/**
 * A letter that was not taken. `recipient`: it will never be, by this mailbox. `operator`: the mail server does not take
 * any from us, whoever it is for, until somebody mends how it is set up. `moment`: another time it may be.
 */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  readonly fault: 'recipient' | 'operator' | 'moment';
  constructor(message: string, fault: MailFailed['fault']) {
    super(message);
    this.fault = fault;
  }
}

const SILENCE_MS = 30_000;

/** From `smtps://user:password@host:port`, or `smtp://`, to which `?tls=off` may be added. Null if it is none. */
export function parseMailServer(text: string): MailServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if ((url.protocol !== 'smtp:' && url.protocol !== 'smtps:') || url.hostname === '') return null;
  const isFirst = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isFirst ? 465 : 587),
    tls: isFirst ? 'first' : url.searchParams.get('tls') === 'off' ? 'off' : 'start',
    login:
      url.username === ''
        ? null
        : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  };
}

/** Resolves when the server has taken the letter upon itself. Throws `MailFailed`. */
export async function sendMail(server: MailServer, mail: Mail): Promise<void> {
  const transport = createTransport({
    ...{ host: server.host, port: server.port },
    ...{ secure: server.tls === 'first', requireTLS: server.tls === 'start', ignoreTLS: server.tls === 'off' },
    ...(server.login && { auth: authOf(server.login) }),
    ...(server.ca !== undefined && { tls: { ca: server.ca } }),
    ...{ connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS },
    // What a letter holds is what is written here: nothing is fetched into it.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    await transport.sendMail({
      from: { name: nameIn(mail.from), address: bareAddress(mail.from) },
      to: { name: '', address: mail.to },
      ...{ subject: oneLine(mail.subject), text: mail.text, textEncoding: 'quoted-printable' },
      ...{ messageId: `<${mail.messageId}>`, date: mail.date, headers: asTheyAre(mail.headers) },
    });
  } catch (error) {
    throw new MailFailed((error as Error).message, faultOf(error as SendError));
  } finally {
    transport.close();
  }
}

/** In ASCII, and each on one line: mail programs look for some of them. */
const asTheyAre = (headers: Mail['headers']) =>
  Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }));

const nameIn = (from: string): string => from.slice(0, Math.max(0, from.lastIndexOf('<'))).trim();
/** What could end the line and begin another header is left out. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const authOf = (login: MailLogin) =>
  'password' in login
    ? { user: login.user, pass: login.password }
    : { type: 'OAuth2' as const, user: login.user, ...login.oauth };

/** What the library says of a failure. */
interface SendError {
  readonly code?: string;
  /** The mail server's own number, and what it was asked. */
  readonly responseCode?: number;
  readonly command?: string;
}

/** Of a login that is refused, or a sender, no recipient is to blame; nor of a number that says "later". */
function faultOf({ code, responseCode = 0, command = '' }: SendError): MailFailed['fault'] {
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2' || code === 'ETLS') return 'operator';
  if (code === 'EENVELOPE' && command.startsWith('MAIL'))
    return responseCode >= 400 && responseCode < 500 ? 'moment' : 'operator';
  const isForGood = responseCode >= 500 || responseCode === 0;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && isForGood ? 'recipient' : 'moment';
}
