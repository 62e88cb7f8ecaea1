import { shopQuery } from '@haat/api-sdk/tanstack';
import {
  DESK_MEMBER_KEY,
  isDeskDraft,
  isOfDeskMember,
  PERSONAL_CACHE,
  PERSONAL_STORAGE_KEYS,
} from '@haat/domain';
import { delMany, keys } from 'idb-keyval';
import { dropCodes } from '../kept-codes.ts';
import { outbox } from '../outbox/desk-outbox.ts';
import { dropPush } from '../push/drop-push.ts';
import { dropStored, listStored, readStored, writeStored } from '../storage.ts';
import { forgetLastSeen } from './browser-last-seen.ts';
import { desk } from './desk.ts';
import { findUserId, queryClient } from './query-client.ts';

/** Whether something was typed on this phone and not saved. */
export function hasDrafts(): boolean {
  return listStored().some(isDeskDraft);
}

/**
 * Removes from this browser all that belongs to whoever worked at the desk (product 10.6.15), and what the
 * shop keeps of her (product 9.4.2).
 */
export async function forgetMember(): Promise<void> {
  for (const key of PERSONAL_STORAGE_KEYS) dropStored(key);
  dropCodes();
  await dropPush();
  // Pages without HTTPS have no caches.
  await globalThis.caches?.delete(PERSONAL_CACHE).catch(() => {});
  for (const key of listStored().filter(isOfDeskMember)) dropStored(key);
  await forgetLastSeen();
  try {
    await outbox.clear();
    const stored = await keys<string>();
    await delMany(stored.filter(isOfDeskMember));
  } catch {
    // Where the browser has no database there is nothing in it.
  }
}

/** Removes what another member has left on this phone, and says whose desk it is now. */
function takeOver(userId: string): void {
  const known = readStored(DESK_MEMBER_KEY);
  if (known === userId) return;
  void dropPush();
  if (known !== null) {
    for (const key of listStored().filter(isDeskDraft)) dropStored(key);
    // `desk-last-seen` is overwritten at the next save.
    outbox.keepOwn().catch(() => {});
  }
  writeStored(DESK_MEMBER_KEY, userId);
}

/**
 * Keeps the data of one member alone on this phone, and leaves the desk in every tab once somebody has
 * signed out in one of them, or in the shop.
 *
 * @returns stops it
 */
export function keepOneMember(): () => void {
  const meHash = JSON.stringify(shopQuery(desk, '/desk/me').queryKey);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== meHash) return;
    const { action } = event;
    if (action.type !== 'success' || action.manual) return;
    const userId = findUserId();
    if (userId !== undefined) takeOver(userId);
  });
  function follow({ key }: StorageEvent): void {
    if (key !== DESK_MEMBER_KEY) return;
    dropCodes();
    void queryClient.resetQueries();
  }
  window.addEventListener('storage', follow);
  return () => {
    stop();
    window.removeEventListener('storage', follow);
  };
}
