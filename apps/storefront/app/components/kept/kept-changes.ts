import { createIdempotencyKey, isApiError, unwrap } from '@haat/api-sdk';
import { KEPT_CHANGES_KEY as NAME } from '@haat/domain';
import {
  applyKept,
  applyKeptWishes,
  type CartLine,
  findNextKept,
  type KeptChange,
  type KeptInput,
  MAX_KEPT_CHANGES,
  type OptimisticChange,
  parseKeptChanges,
  productOf,
  toStoredUser,
} from '@haat/domain/shopper';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { announceFreshData } from '../../lib/loading/fresh-data.ts';
import { api, authStore, cartStore, setCartKeeper, storage } from '../../state/create-stores.ts';
import { showMessage, type ToastSubject } from '../feedback/toast.tsx';
import { KEPT_TEXTS } from './kept-texts.ts';
import { sendKept } from './send-kept.ts';

// A chunk of its own: it loads when the browser is idle, and is there when the network goes.

/** How long to wait between two tries while the server is out of reach, in ms. */
const RETRY_MS = 15_000;

/** The kept changes of the signed-in shopper, in their order. */
const keptStore = createStore<readonly KeptChange[]>(() => []);

function getUserId(): string {
  return authStore.getState().user?._id ?? '';
}

/** The changes of all who use this browser; the storage is the truth, which another tab may have emptied. */
function readAll(): readonly KeptChange[] {
  try {
    return parseKeptChanges(JSON.parse(storage?.getItem(NAME) ?? '[]'));
  } catch {
    return [];
  }
}

/** Whether changes wait, behind which a later one must stand. */
function hasKept(): boolean {
  return readAll().length > 0;
}

/** Takes over what the storage has. */
function refresh(): void {
  keptStore.setState(readOwn(), true);
}

/** @throws DOMException when the storage is full or forbidden */
function update(change: (all: readonly KeptChange[]) => readonly KeptChange[]): void {
  const all = change(readAll());
  if (all.length > 0) storage?.setItem(NAME, JSON.stringify(all));
  else storage?.removeItem(NAME);
  refresh();
}

/** The session of the server, not the copy of what it was. */
async function isOwnSession(userId: string): Promise<boolean> {
  const user = toStoredUser(await unwrap(api.GET('/users/current-user', { cache: 'no-store' })));
  return user?._id === userId;
}

/** The reason why the server did not take a change; undefined when it may still take it. */
function findRejection(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  const isRejected = error.status >= 400 && ![401, 408, 425, 429].includes(error.status);
  return isRejected && error.status < 500 ? error.message : undefined;
}

/** Sends what waits, in order, until all is sent or the server is out of reach. */
async function sendAll(): Promise<void> {
  const userId = getUserId();
  let hasSent = false;
  for (;;) {
    const next = findNextKept(readAll(), userId);
    if (next === undefined || authStore.getState().status !== 'signed-in') break;
    try {
      if (!hasSent && !(await isOwnSession(userId))) break;
      await sendKept(next, userId);
      update((all) => all.filter(({ key }) => key !== next.key));
    } catch (error) {
      const rejection = findRejection(error);
      if (rejection === undefined) break;
      update((all) => all.map((one) => (one.key === next.key ? { ...one, rejection } : one)));
    }
    hasSent = true;
  }
  if (!hasSent) return;
  await cartStore.getState().load();
  announceFreshData();
}

/** Sends what waits, in one tab at a time. */
async function flush(): Promise<void> {
  if (findNextKept(readAll(), getUserId()) === undefined) return;
  // Pages without HTTPS have no locks; such a tab sends for itself.
  if (navigator.locks === undefined) await sendAll();
  else await navigator.locks.request(NAME, sendAll);
}

function subjectOf(input: KeptInput): ToastSubject {
  if (input.kind === 'review') return 'review';
  return `${input.kind === 'wish' ? 'wishlist' : 'cart'}/${productOf(input)}`;
}

function nameOf(input: KeptInput): string {
  if (input.kind === 'add') return input.line.name;
  const line = cartStore.getState().lines.find(({ productId }) => productId === productOf(input));
  return line?.name ?? KEPT_TEXTS.product;
}

/**
 * Keeps a change that cannot be sent now, and says so (product 9.4.3).
 *
 * @param key its Idempotency-Key, under which it may have been sent already
 * @param name what she knows it by
 * @throws Error when as many are kept as there may be, DOMException when the storage is full
 */
export async function keep(
  input: KeptInput,
  key = createIdempotencyKey(),
  name = nameOf(input),
): Promise<void> {
  if (readAll().length >= MAX_KEPT_CHANGES) throw new Error(KEPT_TEXTS.full);
  update((all) => [...all, { ...input, key, userId: getUserId(), name }]);
  const text = input.kind === 'add' ? KEPT_TEXTS.kept : KEPT_TEXTS.keptOther;
  // After the screen's own message, which it replaces.
  setTimeout(() => {
    if (readAll().some((one) => one.key === key)) showMessage(subjectOf(input), text);
  });
  void flush();
}

/**
 * Sends a change of a list; without a network, and behind others that wait, it is kept.
 *
 * @param known the list before it, as the server has it
 * @throws what `send` throws when the server rejects it, and what {@link keep} throws
 */
export async function sendOrKeep<Item>(
  { apply, send }: OptimisticChange<Item>,
  known: readonly Item[],
  input: KeptInput,
  ...[key, name]: [key?: string, name?: string]
): Promise<readonly Item[] | undefined> {
  try {
    if (!hasKept()) return await send(known);
  } catch (error) {
    if (!isApiError(error) || error.reason !== 'network') throw error;
  }
  await keep(input, key, name);
  return apply(known);
}

/** The changes of the signed-in shopper. */
function readOwn(): readonly KeptChange[] {
  const userId = getUserId();
  return readAll().filter((change) => change.userId === userId);
}

/** The cart of the server with the changes that wait to be sent. */
function withKept(lines: readonly CartLine[]): readonly CartLine[] {
  return applyKept(lines, readOwn());
}

/** The products on the server's wishlist with the changes that wait to be sent. */
export function withKeptWishes(productIds: Iterable<string>): ReadonlySet<string> {
  return applyKeptWishes(productIds, readOwn());
}

/** Forgets a change. */
export function discardKept(key: string): void {
  update((all) => all.filter((one) => one.key !== key));
  void cartStore.getState().load();
  void flush();
}

/** Sends a rejected change again. */
export function retryKept(key: string): void {
  update((all) =>
    all.map((one) => {
      if (one.key !== key) return one;
      const { rejection: _, ...again } = one;
      return again as KeptChange;
    }),
  );
  void flush();
}

/**
 * Sends what waits now, whenever the network, the tab or the shopper comes back, and at intervals while
 * something waits.
 *
 * @returns stops it
 */
export function startKept(): () => void {
  const work = () => {
    refresh();
    void flush();
  };
  setCartKeeper({ send: sendOrKeep, withKept });
  // The cart may have loaded without them.
  if (hasKept()) cartStore.getState().refresh();
  work();
  const stopAuth = authStore.subscribe(work);
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) refresh();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') void flush();
  };
  window.addEventListener('online', work);
  window.addEventListener('storage', handleStorage);
  document.addEventListener('visibilitychange', handleVisibility);
  const timer = setInterval(() => void flush(), RETRY_MS);
  return () => {
    stopAuth();
    window.removeEventListener('online', work);
    window.removeEventListener('storage', handleStorage);
    document.removeEventListener('visibilitychange', handleVisibility);
    clearInterval(timer);
  };
}

/** The kept changes of the signed-in shopper. */
export function useKeptChanges(): readonly KeptChange[] {
  return useStore(keptStore);
}
