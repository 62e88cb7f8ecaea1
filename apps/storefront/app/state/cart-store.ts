import { isApiError } from '@haat/api-sdk';
import {
  addLine,
  type CartLine,
  type GuestCart,
  leaveOutMerged,
  removeLine,
  setLineQuantity,
  toMergeRequest,
} from '@haat/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredValue } from '../lib/storage/stored-value.ts';
import type { CartApi, CartPort, NewKey } from './cart-port.ts';

/** `idle` until the browser has looked: what the server renders knows nobody's cart. */
type CartStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Whose cart it is: kept in this browser, or on the server. */
type CartOwner = 'guest' | 'shopper';

export interface CartState {
  /** What the shopper sees; already changed while a change is still on its way. */
  readonly lines: readonly CartLine[];
  readonly status: CartStatus;
  /** Why the last load failed; null otherwise. */
  readonly error: unknown;
  /** Products whose change is on its way (spec §4). */
  readonly changingIds: ReadonlySet<string>;
  /**
   * Adds to what is there (spec §4). The first of the four changes; each shows at once, goes out in
   * the order it was made, and is rolled back when it fails.
   *
   * @throws ApiError when the server refuses
   */
  add(line: CartLine): Promise<void>;
  /** Sets a quantity; of several for one product on their way only the last is sent. */
  update(productId: string, quantity: number): Promise<void>;
  remove(productId: string): Promise<void>;
  clear(): Promise<void>;
  /** Loads the cart again, after a failed merge trying that first. Never rejects: see `status`. */
  load(): Promise<void>;
  /** Changes to the cart of a guest or of the signed-in shopper, and loads it. */
  switchOwner(owner: CartOwner): Promise<void>;
  /** Another tab changed the guest's cart. */
  syncFromOtherTab(): void;
  /** The page is being left: what waits for an earlier answer goes out now, or never would. */
  flush(): void;
}

interface CartStoreOptions {
  readonly guest: CartPort;
  readonly server: CartPort;
  readonly storedGuestCart: StoredValue<GuestCart>;
  readonly mergeCarts: CartApi['merge'];
  readonly newKey: NewKey;
  /** The guest's cart is now part of the server's; `isAdjusted`: not all of it could be. */
  readonly onMerged: (result: { readonly isAdjusted: boolean }) => void;
  /** The guest's cart stays stored and is merged at the next load. */
  readonly onMergeFailed: (error: unknown) => void;
  /** There is no cart to show; not called when an earlier one is still shown. */
  readonly onLoadFailed: (error: unknown) => void;
}

export type CartStore = StoreApi<CartState>;

/** Makes the store of the cart: one set of verbs over two places where a cart may live. */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { guest, server, storedGuestCart, mergeCarts, newKey } = options;
  const { onMerged, onMergeFailed, onLoadFailed } = options;
  let owner: CartOwner = 'guest';
  // Raised when the cart becomes another one, so that an answer about the former is not shown.
  let turn = 0;
  let waiting = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let leaving = Promise.withResolvers<void>();
  // What the cart's place last answered: what a failed change goes back to.
  let settled: readonly CartLine[] = [];
  const newestUpdate = new Map<string, symbol>();
  const changes = new Map<string, number>();

  /** Runs calls one after another: the server gets them in the order the shopper made them. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = Promise.race([tail, leaving.promise]).then(work);
    tail = result.catch(() => {});
    return result;
  }

  return createStore((set, get) => {
    function portNow(): CartPort {
      return owner === 'guest' ? guest : server;
    }

    function countChange(productId: string, by: 1 | -1): void {
      const count = (changes.get(productId) ?? 0) + by;
      if (count === 0) changes.delete(productId);
      else changes.set(productId, count);
      set({ changingIds: new Set(changes.keys()) });
    }

    function settle(lines: readonly CartLine[]): void {
      settled = lines;
      set({ lines, status: 'ready', error: null });
    }

    async function change(
      productIds: readonly string[],
      preview: (lines: readonly CartLine[]) => readonly CartLine[],
      call: (port: CartPort) => Promise<readonly CartLine[] | undefined>,
    ): Promise<void> {
      const asked = turn;
      waiting += 1;
      set((state) => ({ lines: preview(state.lines) }));
      for (const id of productIds) countChange(id, 1);
      try {
        const lines = await inOrder(() => call(portNow()));
        waiting -= 1;
        if (lines && asked === turn) {
          // With more changes on their way, what is shown is already ahead of this answer.
          if (waiting > 0) settled = lines;
          else settle(lines);
        }
      } catch (error) {
        waiting -= 1;
        if (asked === turn && waiting === 0) {
          set({ lines: settled });
          void get().load();
        }
        throw error;
      } finally {
        for (const id of productIds) countChange(id, -1);
      }
    }

    async function merge(): Promise<void> {
      const request = toMergeRequest(storedGuestCart.read());
      if (!request) return;
      const { adjusted = [] } = await mergeCarts(request.body, {
        idempotencyKey: request.idempotencyKey,
      });
      // Read anew: another tab may have added something since.
      storedGuestCart.write(leaveOutMerged(storedGuestCart.read(), request, newKey()));
      onMerged({ isAdjusted: adjusted.length > 0 });
    }

    async function mergeThenLoad(): Promise<readonly CartLine[]> {
      if (owner === 'guest') return guest.load();
      try {
        await merge();
      } catch (error) {
        if (isApiError(error) && error.status === 401) throw error;
        onMergeFailed(error);
      }
      return server.load();
    }

    return {
      lines: [],
      status: 'idle',
      error: null,
      changingIds: new Set<string>(),

      async add(line) {
        const call = (port: CartPort) => port.add(line);
        const preview = (lines: readonly CartLine[]) => addLine(lines, line);
        try {
          await change([line.productId], preview, call);
        } catch (error) {
          // The session ended meanwhile: what was added is kept in the guest's cart instead.
          if (!isApiError(error) || error.status !== 401 || owner === 'shopper') throw error;
          await change([line.productId], preview, call);
        }
      },

      update(productId, quantity) {
        const newest = Symbol(productId);
        newestUpdate.set(productId, newest);
        return change(
          [productId],
          (lines) => setLineQuantity(lines, productId, quantity),
          async (port) =>
            newestUpdate.get(productId) === newest
              ? port.setQuantity(productId, quantity)
              : undefined,
        );
      },

      remove(productId) {
        return change(
          [productId],
          (lines) => removeLine(lines, productId),
          (port) => port.remove(productId),
        );
      },

      clear() {
        const ids = get().lines.map((line) => line.productId);
        return change(
          ids,
          () => [],
          (port) => port.clear(),
        );
      },

      async load() {
        const asked = turn;
        if (get().status !== 'ready') set({ status: 'loading' });
        try {
          const lines = await inOrder(mergeThenLoad);
          if (asked === turn && waiting === 0) settle(lines);
        } catch (error) {
          // A cart that is already shown is worth more than a message that it may be older.
          if (asked !== turn || get().status === 'ready') return;
          set({ status: 'failed', error });
          // A session that ended says so itself.
          if (!isApiError(error) || error.status !== 401) onLoadFailed(error);
        }
      },

      async switchOwner(next) {
        owner = next;
        turn += 1;
        // What the guest chose stays in view while it is merged; it is about to be the shopper's.
        const lines = storedGuestCart.read().lines;
        settled = lines;
        set({ lines, status: 'loading', error: null });
        await get().load();
      },

      syncFromOtherTab() {
        if (owner === 'shopper' || waiting > 0) return;
        settled = storedGuestCart.read().lines;
        set({ lines: settled });
      },

      flush() {
        leaving.resolve();
        leaving = Promise.withResolvers();
      },
    };
  });
}
