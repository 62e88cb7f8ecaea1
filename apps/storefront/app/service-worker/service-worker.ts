import { isInCheckout } from '@haat/domain/shopper';
import { type CopyNews, LISTENING, readSeen, TAKE_OVER } from '../lib/copies/worker-messages.ts';
import { createCopies } from './copies.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin, pathname: basePath } = new URL(self.registration.scope);

/** What each page was last told of each URL: its own code may come after its copies. */
const toldOf = new Map<string, Map<string, CopyNews>>();

async function send(clientId: string, news: CopyNews): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(news);
}

const copies = createCopies({
  basePath,
  origin,
  caches,
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: Date.now,
  isDataSaved: () => 'connection' in navigator && Object(navigator.connection).saveData === true,
  tell(clientId, news) {
    const told = toldOf.get(clientId) ?? new Map<string, CopyNews>();
    toldOf.set(clientId, told.set(news.url, news));
    void send(clientId, news);
  },
});

// From the first visit on; it reloads nothing.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A new version takes over unless an order is under way (product 9.4.4). */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  if (pages.some(({ url }) => isInCheckout(new URL(url).pathname, basePath))) return;
  await self.skipWaiting();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== origin) return;
  const isPage = request.mode === 'navigate';
  const response = copies.respond({
    request,
    clientId: isPage ? event.resultingClientId : event.clientId,
    keepAlive: (work) => event.waitUntil(work),
  });
  if (response !== undefined) event.respondWith(response);
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === TAKE_OVER) event.waitUntil(takeOver());
  if (data === LISTENING && source instanceof Client) {
    for (const news of toldOf.get(source.id)?.values() ?? []) source.postMessage(news);
  }
  const seen = readSeen(data);
  // Without a network there is nothing to copy.
  if (seen !== undefined) event.waitUntil(copies.keepSeen(seen).catch(() => {}));
});
