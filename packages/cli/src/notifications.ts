/** How people can be told that it is their turn, as the environment says it. */

import type { ServerOptions } from '@roundhouse/server';
import { UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** From the environment alone: what is in it are passwords, mostly. */
export async function tellingOf({ env }: Terminal): Promise<Pick<ServerOptions, 'telling'>> {
  // Loaded here, so that no other command waits for it.
  const { BadSetting, notificationsFrom } = await import('@roundhouse/server/notifications/environment.ts');
  try {
    return { telling: notificationsFrom(env) };
  } catch (error) {
    throw error instanceof BadSetting ? new UsageError(error.message) : error;
  }
}
