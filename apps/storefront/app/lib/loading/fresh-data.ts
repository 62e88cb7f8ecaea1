const FRESH_DATA = 'fresh-data';

/** Says that the shopper's data on the server is newer than what the page shows. */
export function announceFreshData(): void {
  window.dispatchEvent(new Event(FRESH_DATA));
}

/** Calls back after each {@link announceFreshData}. @returns stops it */
export function onFreshData(callback: () => void): () => void {
  window.addEventListener(FRESH_DATA, callback);
  return () => window.removeEventListener(FRESH_DATA, callback);
}
