/** A real OpenID provider of our own, for tests: whoever says a name there is that person, by forms that a browser fills in. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OwnProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Goes away, and with another call comes back where it was. */
  setOpen(isOpen: boolean): Promise<void>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'roundhouse', clientSecret: 'only the two of us know this' };

/** `wayBack`: where it may send people to, and nowhere else. */
export async function startOpenIdProvider(wayBack: string): Promise<OwnProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [wayBack] }],
    clientAuthMethods: ['client_secret_post'],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    cookies: { keys: ['what its own cookies are signed with'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
  });
  server.on('request', provider.callback());
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const open = async (): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  return { ...CLIENT, issuer, setOpen: isOpen => (isOpen ? open() : close()), close };
}

/** Goes there as somebody in a browser of their own, fills in what is asked, and gives the address that leads back; without a name they change their mind. */
export async function visitProvider(url: string, login: string | null): Promise<string> {
  const { origin } = new URL(url);
  const jar = new Map<string, string>();
  const go = async (to: string, form?: Record<string, string>): Promise<string> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form && new URLSearchParams(form);
    const answer = await fetch(to, { redirect: 'manual', headers: { cookie }, ...(body && { method: 'POST', body }) });
    await answer.text();
    for (const one of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = one.split(';', 1)[0]!.split(/=(.*)/s);
      jar.set(name, value);
    }
    return new URL(answer.headers.get('location') ?? to, to).href;
  };
  const prompts = ['login', 'consent'];
  let at = await go(url);
  while (at.startsWith(origin)) {
    if (!at.includes('/interaction/')) at = await go(at);
    else if (login === null) at = await go(`${at}/abort`);
    else at = await go(at, { prompt: prompts.shift() ?? '', login, password: 'any' });
  }
  return at;
}
