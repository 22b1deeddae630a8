/** The service worker's part in being told things: shows what comes, and leads to the table or ends it when pressed. */

/** What the server has sealed for this browser (`telling/post.ts` there). */
interface Shown {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly path: string;
  readonly stop: { readonly label: string; readonly token: string } | null;
}

const STOP = 'stop';

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', event => {
    const shown = event.data?.json() as Shown | undefined;
    if (shown) event.waitUntil(show(worker, shown));
  });
  worker.addEventListener('pushsubscriptionchange', event => {
    const { oldSubscription: old } = event as unknown as { readonly oldSubscription?: PushSubscription };
    if (old) event.waitUntil(renew(worker, old));
  });
  worker.addEventListener('notificationclick', event => {
    const shown = event.notification.data as Shown;
    event.notification.close();
    event.waitUntil(event.action === STOP ? stop(shown) : lead(worker, shown.path));
  });
}

async function show({ registration }: ServiceWorkerGlobalScope, shown: Shown): Promise<void> {
  const { title, body, lang, path, stop } = shown;
  // One notice a table: a newer one takes the older one's place.
  const options: NotificationOptions & { readonly actions?: readonly { action: string; title: string }[] } = {
    ...{ body, lang, tag: path, data: shown, icon: '/icon-192.png' },
    ...(stop && { actions: [{ action: STOP, title: stop.label }] }),
  };
  await registration.showNotification(title, options);
}

async function stop({ stop }: Shown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/telling/links', { method: 'POST', headers, body: JSON.stringify({ token: stop?.token ?? '' }) });
}

/** To the page where it is open, or to a new one. */
async function lead({ clients }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await clients.openWindow(path);
}

/** A browser may change where it is reached: the server is told, or it would write to an address that is gone. */
async function renew({ registration, navigator }: ServiceWorkerGlobalScope, old: PushSubscription): Promise<void> {
  const renewed = await registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = renewed.toJSON();
  const language = navigator.language.slice(0, 2).toLowerCase();
  const headers = { 'content-type': 'application/json' };
  const { p256dh, auth } = keys ?? {};
  const body = JSON.stringify({ endpoint, p256dh, auth, language });
  await fetch('/api/telling/push', { method: 'POST', headers, body });
}
