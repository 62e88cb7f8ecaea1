import { PERSONAL_CACHE } from '@haat/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type CopyNews, LISTENING } from '../../lib/copies/worker-messages.ts';
import { announceFreshData } from '../../lib/loading/fresh-data.ts';
import { authStore, storage } from '../../state/create-stores.ts';

/** Whose copies the browser holds: the id of a user. */
const COPIES_OF_KEY = 'copies-of';

/** Removes the copies of what belongs to another user than the one who is signed in now (product 9.4.2). */
export function keepOwnCopies(): void {
  const { status, user } = authStore.getState();
  if (status !== 'signed-in' || user === null) return;
  const former = storage?.getItem(COPIES_OF_KEY) ?? null;
  if (former === user._id) return;
  // Pages without HTTPS have no caches.
  if (former !== null) void globalThis.caches?.delete(PERSONAL_CACHE);
  storage?.setItem(COPIES_OF_KEY, user._id);
}

/** A copy that the page shows, or shows something of. */
interface ShownCopy {
  readonly url: string;
  /** When it was made, in epoch ms. */
  readonly copyOf: number;
  /** When it was given, in ms of the page's clock. */
  readonly givenAt: number;
}

/** A copy that was given this long before a navigation is of the page that it leads to, in ms. */
const OWN_PAGE_MS = 1000;

const store = createStore<readonly ShownCopy[]>(() => []);

/** The path of the page that a URL is the document or the data of. */
export function pageOf(url: string): string {
  return new URL(url).pathname.replace(/(?:_)?\.data$/, '');
}

function isOfApi(url: string): boolean {
  return new URL(url).pathname.startsWith('/api/');
}

/** Forgets the copies of the page before. */
export function forgetFormerCopies(): void {
  const from = performance.now() - OWN_PAGE_MS;
  const own = store.getState().filter(({ url, givenAt }) => {
    return givenAt > from || pageOf(url) === location.pathname;
  });
  store.setState(own, true);
}

/** Forgets all copies: what the page shows is asked for again. */
export function forgetCopies(): void {
  store.setState([], true);
}

interface PageActions {
  /** Loads the data of the present page again. */
  readonly reload: () => void;
  /** Opens a page whose data does not come. */
  readonly open: (path: string) => void;
}

/**
 * Takes notice of what the service worker says about the copies that this page is given.
 *
 * @returns stops it
 */
export function followCopies({ reload, open }: PageActions): () => void {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return () => {};

  function handle({ data }: MessageEvent<CopyNews>): void {
    const others = store.getState().filter(({ url }) => url !== data.url);
    if ('copyOf' in data) {
      const { url, copyOf } = data;
      store.setState([...others, { url, copyOf, givenAt: performance.now() }], true);
      return;
    }
    store.setState(others, true);
    if ('isMissing' in data) open(pageOf(data.url));
    // Once for all: each would ask again for what the others still wait for.
    else if (isOfApi(data.url)) {
      if (!others.some(({ url }) => isOfApi(url))) announceFreshData();
    } else if (pageOf(data.url) === location.pathname) reload();
  }

  workers.addEventListener('message', handle);
  workers.controller?.postMessage(LISTENING);
  return () => workers.removeEventListener('message', handle);
}

/** When the oldest copy that the page shows was made, in epoch ms; undefined without one. */
export function useCopyTime(): number | undefined {
  const copies = useStore(store);
  return copies.length === 0 ? undefined : Math.min(...copies.map(({ copyOf }) => copyOf));
}
