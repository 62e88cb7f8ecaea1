import { createIdempotencyKey } from '@haat/api-sdk';
// Names the entry of the database, the lock and the channel of all tabs.
import { DESK_OUTBOX_KEY as NAME } from '@haat/domain';
import { get, update } from 'idb-keyval';
import type { WaitingChange } from './change.ts';
import { createOutbox, type Outbox, type OutboxOptions, type OutboxStorage } from './outbox.ts';

/** How long to wait between two attempts while the server is out of reach, in ms. */
const RETRY_MS = 15_000;

const storage: OutboxStorage = {
  read: async () => (await get<readonly WaitingChange[]>(NAME)) ?? [],
  update: (change) => update<readonly WaitingChange[]>(NAME, (known) => change(known ?? [])),
};

/** `navigator.locks` does not exist on pages without HTTPS; one tab then sends for itself. */
async function withLock(run: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) await run();
  else await navigator.locks.request(NAME, run);
}

/** The outbox of this tab, over the browser's database. */
export function createBrowserOutbox(options: Pick<OutboxOptions, 'send' | 'findUserId'>): Outbox {
  const channel = new BroadcastChannel(NAME);
  const outbox = createOutbox({
    ...options,
    storage,
    withLock,
    createKey: createIdempotencyKey,
    now: Date.now,
    announce: () => channel.postMessage(null),
  });
  channel.onmessage = () => void outbox.refresh();
  return outbox;
}

/**
 * Sends what waits now, whenever the network or the tab comes back, and at intervals while something
 * waits.
 *
 * @returns stops it
 */
export function keepSending(outbox: Outbox): () => void {
  const flush = () => void outbox.flush();
  const flushWhenWaiting = () => {
    if (outbox.getWaiting().length > 0) flush();
  };
  const flushWhenVisible = () => {
    if (document.visibilityState === 'visible') flushWhenWaiting();
  };
  void outbox.refresh().then(flush);
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flushWhenVisible);
  const timer = setInterval(flushWhenWaiting, RETRY_MS);
  return () => {
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', flushWhenVisible);
    clearInterval(timer);
  };
}
