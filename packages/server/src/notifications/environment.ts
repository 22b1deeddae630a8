/** What the operator has set up for telling people things and for letting them in, as the environment says it. */

import { isOwnName } from '../http/origin.ts';
import type { ProviderOptions } from '../people/provider.ts';
import { bareAddress, parseAddress } from './mail.ts';
import type { NotificationOptions } from './providers.ts';
import { type MailLogin, parseMailServer } from './smtp.ts';
import { areVapidKeys } from './vapid.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Something in the environment cannot be meant; the message says what to write. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/** Throws `BadSetting`. What is set to nothing is not set. */
export function notificationsFrom(env: Env): NotificationOptions {
  const publicUrl = urlFrom(env);
  const options = { ...publicUrl, ...mailFrom(env), ...pushFrom(env), ...webhooksFrom(env) };
  if (!options.publicUrl && (options.mail || options.webhooks)) {
    throw new BadSetting('mail and webhooks need ROUNDHOUSE_URL: the address at which people find this server');
  }
  return options;
}

/** By whose word people may sign in. Throws `BadSetting`. */
export function providerFrom(env: Env): ProviderOptions | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME } = env;
  if (!issuer) return undefined;
  const url = URL.parse(issuer);
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isOwnName(url.host)))) {
    throw new BadSetting('OIDC_ISSUER must be like https://id.example.org');
  }
  if (!clientId)
    throw new BadSetting('OIDC_ISSUER needs OIDC_CLIENT_ID: the name that the provider knows this server by');
  if (urlFrom(env).publicUrl === undefined) {
    throw new BadSetting('OIDC_ISSUER needs ROUNDHOUSE_URL: where the provider sends people back to');
  }
  return { issuer, clientId, name: OIDC_NAME || url.hostname, ...(clientSecret && { clientSecret }) };
}

function urlFrom({ ROUNDHOUSE_URL }: Env): NotificationOptions {
  if (!ROUNDHOUSE_URL) return {};
  const isRight = URL.canParse(ROUNDHOUSE_URL) && /^https?:\/\/[^/?#]+\/?$/.test(ROUNDHOUSE_URL);
  if (!isRight) throw new BadSetting('ROUNDHOUSE_URL must be like https://play.example.org');
  return { publicUrl: new URL(ROUNDHOUSE_URL).origin };
}

function mailFrom({ SMTP_URL, MAIL_FROM, ...env }: Env): NotificationOptions {
  if (!SMTP_URL) return {};
  const server = parseMailServer(SMTP_URL);
  if (server === null) throw new BadSetting('SMTP_URL must be like smtps://user:password@mail.example.org');
  const from = MAIL_FROM ?? '';
  if (parseAddress(bareAddress(from)) === null) {
    throw new BadSetting('MAIL_FROM must be like Roundhouse <play@example.org>');
  }
  const login = oauthFrom(env, server.login?.user ?? '') ?? server.login;
  return { mail: { server: { ...server, login }, from } };
}

/** XOAUTH2, for mail servers that take no passwords: the user stands in SMTP_URL. */
function oauthFrom(env: Env, user: string): MailLogin | null {
  const given = {
    ...(env.SMTP_OAUTH_TOKEN && { accessToken: env.SMTP_OAUTH_TOKEN }),
    ...(env.SMTP_OAUTH_REFRESH_TOKEN && { refreshToken: env.SMTP_OAUTH_REFRESH_TOKEN }),
    ...(env.SMTP_OAUTH_CLIENT_ID && { clientId: env.SMTP_OAUTH_CLIENT_ID }),
    ...(env.SMTP_OAUTH_CLIENT_SECRET && { clientSecret: env.SMTP_OAUTH_CLIENT_SECRET }),
    ...(env.SMTP_OAUTH_URL && { accessUrl: env.SMTP_OAUTH_URL }),
  };
  if (Object.keys(given).length === 0) return null;
  const isWhole = given.refreshToken ? given.clientId && given.clientSecret && given.accessUrl : given.accessToken;
  if (!isWhole || user === '') {
    throw new BadSetting(
      'SMTP_OAUTH_REFRESH_TOKEN needs SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_URL and the user in SMTP_URL',
    );
  }
  return { user, oauth: given };
}

function pushFrom({ ROUNDHOUSE_PUSH, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Env): NotificationOptions {
  if (ROUNDHOUSE_PUSH && ROUNDHOUSE_PUSH !== 'on' && ROUNDHOUSE_PUSH !== 'off') {
    throw new BadSetting("ROUNDHOUSE_PUSH must be 'on' or 'off'");
  }
  const isSet = VAPID_PUBLIC_KEY !== undefined && VAPID_PUBLIC_KEY !== '';
  const vapid = { publicKey: VAPID_PUBLIC_KEY ?? '', privateKey: VAPID_PRIVATE_KEY ?? '' };
  if (isSet && !areVapidKeys(vapid)) throw new BadSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair');
  if (VAPID_SUBJECT && !/^(?:mailto:|https:\/\/)/.test(VAPID_SUBJECT)) {
    throw new BadSetting('VAPID_SUBJECT must begin with mailto: or https://');
  }
  return {
    ...(ROUNDHOUSE_PUSH === 'off' && { push: false }),
    ...(isSet && { vapid }),
    ...(VAPID_SUBJECT && { vapidSubject: VAPID_SUBJECT }),
  };
}

function webhooksFrom({ ROUNDHOUSE_WEBHOOKS: webhooks }: Env): NotificationOptions {
  if (!webhooks || webhooks === 'off') return {};
  if (webhooks !== 'on' && webhooks !== 'private') {
    throw new BadSetting("ROUNDHOUSE_WEBHOOKS must be 'on', 'private' or 'off'");
  }
  return { webhooks: true, mayBePrivate: webhooks === 'private' };
}
