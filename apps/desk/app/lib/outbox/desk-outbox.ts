import { createIdempotencyKey, isApiError } from '@haat/api-sdk';
// Names the entry of the database, the lock and the channel of all tabs.
import { DESK_OUTBOX_KEY as NAME } from '@haat/domain';
import { get, update } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { getSessionMark } from '../api/desk.ts';
import { findUserId, loadUserId } from '../api/query-client.ts';
import type { SendOutcome, WaitingChange } from './change.ts';
import { CHANGE_SENDERS } from './change-kinds.ts';
import { createOutbox } from './outbox.ts';

/** How long to wait between two attempts while the server is out of reach, in ms. */
const RETRY_MS = 15_000;

/** Undefined on the server, and until the outbox is started. */
let channel: BroadcastChannel | undefined;

/** What an error of the API means for a waiting change: it is only given up on when the server says no. */
export function toOutcome(error: unknown): SendOutcome {
  // An unknown error is a fault of this program; the change is not lost by it.
  if (!isApiError(error)) return 'unreachable';
  const { status, code } = error;
  const isRejected = status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
  return isRejected && code !== 'second_factor_required' ? { code } : 'unreachable';
}

/** The session of which the server has said whose it is. */
let confirmed: { readonly session: string; readonly userId: string } | undefined;

/** Whose session this browser has now: another tab may have signed somebody else in since. */
async function findSessionUser(): Promise<string> {
  const session = getSessionMark();
  if (confirmed === undefined || confirmed.session !== session) {
    const userId = await loadUserId();
    confirmed = { session: getSessionMark(), userId };
  }
  return confirmed.userId;
}

async function sendChange({ kind, input, key, userId }: WaitingChange): Promise<SendOutcome> {
  try {
    if ((await findSessionUser()) !== userId) return 'unreachable';
  } catch {
    return 'unreachable';
  }
  try {
    await CHANGE_SENDERS[kind](input as never, key);
    return 'sent';
  } catch (error) {
    return toOutcome(error);
  }
}

/** The outbox of this tab, over the browser's database. */
export const outbox = createOutbox({
  storage: {
    read: async () => (await get<readonly WaitingChange[]>(NAME)) ?? [],
    update: (change) => update<readonly WaitingChange[]>(NAME, (known) => change(known ?? [])),
  },
  // `navigator.locks` does not exist on pages without HTTPS; one tab then sends for itself.
  withLock: async (run) =>
    navigator.locks === undefined ? run() : navigator.locks.request(NAME, run),
  send: sendChange,
  createKey: createIdempotencyKey,
  findUserId,
  now: Date.now,
  announce: () => channel?.postMessage(null),
});

/**
 * Sends what waits now, whenever the network or the tab comes back, and at intervals while something
 * waits.
 *
 * @returns stops it
 */
export function startOutbox(): () => void {
  channel ??= new BroadcastChannel(NAME);
  channel.onmessage = () => void outbox.refresh();
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

const NONE: readonly WaitingChange[] = [];

/** The changes that wait to be sent, in their order. */
export function useWaitingChanges(): readonly WaitingChange[] {
  return useSyncExternalStore(outbox.subscribe, outbox.getWaiting, () => NONE);
}
