import { answerFile, answerPage } from './answer';
import { beginKeeping, forgetPages } from './cached-pages';
import { isFileRequest, isPageRequest, mayEndSession } from './rules';
import { worker } from './worker';

/**
 * The service worker (§4, §9): it caches public pages of the shop, for offline use. Online every
 * page comes from the shop.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(begin()));

worker.addEventListener('fetch', (event) => {
  const { origin } = worker.location;
  if (mayEndSession(event.request, origin)) event.waitUntil(forgetPages());
  else if (isPageRequest(event.request, origin)) event.respondWith(answerPage(event));
  else if (isFileRequest(event.request, origin)) event.respondWith(answerFile(event.request));
});

/** A page checks each hour which build the shop runs, and sends it here (4.74). */
worker.addEventListener('message', (event) => {
  const isNew = (event.data as { build?: unknown } | null)?.build !== BUILD_ID;
  if (isNew) event.waitUntil(worker.registration.update());
});

async function begin(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await beginKeeping();
  await worker.clients.claim();
}
