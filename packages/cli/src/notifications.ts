/** How people can be told that it is their turn, and by whose word they sign in, as the environment says it. */

import type { ServerOptions } from '@roundhouse/server';
import { UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** From the environment alone: what is in it are passwords, mostly. */
export async function tellingOf({ env }: Terminal): Promise<Pick<ServerOptions, 'telling' | 'provider'>> {
  // Loaded here, so that no other command waits for it.
  const { BadSetting, notificationsFrom, providerFrom } = await import(
    '@roundhouse/server/notifications/environment.ts'
  );
  try {
    const provider = providerFrom(env);
    return { telling: notificationsFrom(env), ...(provider && { provider }) };
  } catch (error) {
    throw error instanceof BadSetting ? new UsageError(error.message) : error;
  }
}
