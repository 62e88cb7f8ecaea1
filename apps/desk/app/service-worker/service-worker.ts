import { createOfflineCopy } from './offline-copy.ts';
import { createNotices } from './show-notice.ts';

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const { origin, pathname } = new URL(scope);

const copy = createOfflineCopy({
  scope,
  caches,
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

self.addEventListener('install', (event) => {
  event.waitUntil(copy.refresh().then(() => self.skipWaiting()));
});

// From the first visit on: the copy is renewed with the documents, so no version of this file has one of its own.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return;
  const isAsset = url.pathname.startsWith(`${pathname}assets/`);
  // The URL of an invite is a secret, and an invite needs the shop anyway.
  const isInvite = url.pathname.startsWith(`${pathname}invite/`);
  if (isAsset) event.respondWith(copy.openAsset(request));
  else if (request.mode === 'navigate' && !isInvite) {
    event.respondWith(copy.openDocument(request, (work) => event.waitUntil(work)));
  }
});

const notices = createNotices({ scope, registration: self.registration, clients: self.clients });

self.addEventListener('push', (event) => {
  event.waitUntil(notices.show(event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(notices.open(event.notification.data));
});
