/** The file of the service worker; by its place it controls the pages of the desk alone. */
export const SERVICE_WORKER_URL = '/desk/service-worker.js';

/**
 * Has the browser keep a copy of the desk, which opens without a network (product 10.6.13). Browsers
 * without service workers, and pages without HTTPS, have none.
 */
export function registerServiceWorker(): void {
  // The screen comes first: on a slow line the copy would take the line from it.
  const register = () =>
    // A failure leaves the desk as it is, with a network.
    void navigator.serviceWorker?.register(SERVICE_WORKER_URL).catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
