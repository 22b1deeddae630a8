/** The service worker: keeps one whole build of the client, answers pages from it, and never touches what the server says. */

import { listenForPush } from './push.ts';

/** Every file of this build, and a name made of all their contents: the build writes both in (`build/offline.ts`). */
declare const BUILD: { readonly name: string; readonly files: readonly string[] };

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const FILES = new Set(BUILD.files);
const PREFIX = 'roundhouse-';
/** One cache a build. */
const CACHE = PREFIX + BUILD.name;
/** Pages of the server's own; everything else without a file's ending is a page of the client. */
const OF_THE_SERVER = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/;

worker.addEventListener('install', event => event.waitUntil(fill()));
worker.addEventListener('activate', event => event.waitUntil(takeOver()));
// A new version waits until the page says so: nothing changes under somebody's hands.
worker.addEventListener('message', event => {
  if (event.data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || OF_THE_SERVER.test(url.pathname)) return;
  const isPage = request.mode === 'navigate' && !url.pathname.includes('.');
  const path = isPage ? '/index.html' : url.pathname;
  if (FILES.has(path)) event.respondWith(answer(path, request));
});

listenForPush(worker);

/** From the cache. A browser may have thrown it away: then from the network. */
async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** All or nothing: if one file cannot be had, this version is not installed. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(BUILD.files.map(path => put(cache, path)));
}

/** What is named by its content, and an older build has, is not loaded again. */
async function put(cache: Cache, path: string): Promise<void> {
  const isNamedByContent = path.startsWith('/assets/');
  const known = isNamedByContent ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { cache: isNamedByContent ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map(name => caches.delete(name)));
  // The first visit too is kept from now on.
  await worker.clients.claim();
}
