import { TAKE_OVER } from '../../lib/copies/worker-messages.ts';

/** Tells the worker what is open: it has no copy of what came before it, or without a document. */
export function reportPage(loaded: readonly string[] = []): void {
  const { origin, pathname, search } = location;
  navigator.serviceWorker?.controller?.postMessage([origin + pathname + search, ...loaded]);
}

function reportFirstPage(): void {
  reportPage(performance.getEntriesByType('resource').map(({ name }) => name));
}

/**
 * Has the browser keep copies of what is seen (product 9.4.1). Browsers without service workers, and pages
 * without HTTPS, have none; each language has its own worker beside its pages.
 */
export function registerServiceWorker(): void {
  const workers = navigator.serviceWorker;
  if (workers === undefined || !import.meta.env.PROD) return;
  if (workers.controller === null) {
    workers.addEventListener('controllerchange', reportFirstPage, { once: true });
  }
  // A failure leaves the shop as it is, with a network.
  workers.register(`${import.meta.env.BASE_URL}service-worker.js`).catch(() => {});
}

/**
 * Has a new version that waits take over (product 9.4.4). Called in a quiet moment: Chrome gives up
 * replacing a worker that gets requests meanwhile.
 */
export async function bringNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage(TAKE_OVER);
}
