/** Installs the service worker, and says when a new version of the client waits. */

import { signal } from '@preact/signals';
import { settled } from '../play/kept/store.ts';

/** A version waits to be shown; or another tab has already switched to it, and this page is of the old one. */
export type Waiting = 'ready' | 'switched' | null;

export const newVersion = signal<Waiting>(null);

const HOUR_MS = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | null = null;
let isAskedFor = false;

/** Never rejects: without the worker everything works as long as there is a network. */
export async function installWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const wasKept = serviceWorker.controller !== null;
  try {
    registration = await serviceWorker.register('/sw.js');
  } catch {
    return;
  }
  const found = registration;
  if (found.waiting && wasKept) newVersion.value = 'ready';
  found.addEventListener('updatefound', () => watch(found));
  let isKept = wasKept;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker only begins to keep what is already shown.
    if (isKept) switchTo();
    isKept = true;
  });
  setInterval(() => void found.update().catch(() => {}), HOUR_MS);
}

/** Told of a worker that follows another. The very first may already be in charge when a browser says that it is installed. */
function watch({ installing, active }: ServiceWorkerRegistration): void {
  if (active === null) return;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) newVersion.value = 'ready';
  });
}

/** A page that nobody looks at is loaded anew by itself: matches are kept and go on where they stood. */
function switchTo(): void {
  if (isAskedFor || document.hidden) location.reload();
  else newVersion.value = 'switched';
}

/** Shows the new version, once everything here is kept. */
export async function showNewVersion(): Promise<void> {
  isAskedFor = true;
  await settled();
  if (registration?.waiting) registration.waiting.postMessage('take over');
  else location.reload();
}
