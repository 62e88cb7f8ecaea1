import { DESK_LAST_SEEN_KEY, DESK_OUTBOX_KEY, isDeskDraft, isOfDeskMember } from '@haat/domain';
import { DESK_DATABASE } from '@haat/domain/shopper';

// A chunk of its own: few phones have ever been at the desk, whose code is another shell's.

/** Does something with the desk's entries of the browser's database; undefined where there is none. */
function withEntries<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(DESK_DATABASE.name);
    // The desk was never opened here: nothing is left behind by having looked.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(DESK_DATABASE.store)) {
        database.close();
        resolve(undefined);
        return;
      }
      const transaction = database.transaction(DESK_DATABASE.store, mode);
      const request = work(transaction.objectStore(DESK_DATABASE.store));
      const finish = () => {
        database.close();
        resolve(request.readyState === 'done' && !request.error ? request.result : undefined);
      };
      transaction.oncomplete = finish;
      transaction.onabort = finish;
    };
  });
}

/** Removes what was seen at the desk last: orders with names, numbers and addresses. */
export async function forgetSeenAtDesk(): Promise<void> {
  await withEntries('readwrite', (store) => store.delete(DESK_LAST_SEEN_KEY));
}

/** Removes all that belongs to whoever worked at the desk of this phone (product 10.6.15). */
export async function forgetDesk(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isOfDeskMember)) storage.removeItem(key);
  }
  const keys = (await withEntries('readonly', (store) => store.getAllKeys())) ?? [];
  for (const key of keys) {
    if (typeof key !== 'string' || !isOfDeskMember(key)) continue;
    await withEntries('readwrite', (store) => store.delete(key));
  }
}

/** Whether something was changed or typed at the desk that is not sent or saved yet. */
export async function hasWorkAtDesk(): Promise<boolean> {
  if (Object.keys(localStorage).some(isDeskDraft)) return true;
  const waiting: unknown = await withEntries('readonly', (store) => store.get(DESK_OUTBOX_KEY));
  return Array.isArray(waiting) && waiting.length > 0;
}
