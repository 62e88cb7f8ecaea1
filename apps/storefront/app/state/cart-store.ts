import { isApiError } from '@haat/api-sdk';
import {
  addLine,
  type CartLine,
  type CartOwner,
  createOptimisticQueue,
  formerOffer,
  type GuestCart,
  isForGuestCart,
  isSessionOver,
  type KeptInput,
  type LoadStatus,
  type MergeRequest,
  type OptimisticChange,
  removeLine,
  setLineQuantity,
  statusAfterFailedLoad,
  subtractMerged,
  toMergeRequest,
} from '@haat/domain/shopper';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredValue } from '../lib/storage/stored-value.ts';
import type { CartPort, NewKey } from './cart-port.ts';

export interface CartState {
  /** The lines to show, with the pending changes applied. */
  readonly lines: readonly CartLine[];
  /** `idle` until the browser reads the cart: the server renders every page without one. */
  readonly status: LoadStatus;
  /** Why the last load failed; null otherwise. */
  readonly error: unknown;
  /**
   * The lines as they were before this tab found that they were changed elsewhere; null once she has
   * read of it, or has changed them here (product 4.2.8).
   */
  readonly former: readonly CartLine[] | null;
  /** Ids of the products with a pending change (product 4.2.2). */
  readonly changingIds: ReadonlySet<string>;
  /**
   * Adds to the quantity in the cart (product 4.2.1). Like the other changes it shows at once, is
   * sent after the changes before it, and is rolled back when it fails.
   *
   * @param before the product before whose line a new one stands, instead of at the end
   * @throws ApiError when the server rejects it
   */
  add(line: CartLine, before?: string): Promise<void>;
  /** Sets a quantity; of several pending ones for a product only the last is sent. */
  update(productId: string, quantity: number): Promise<void>;
  remove(productId: string): Promise<void>;
  clear(): Promise<void>;
  /** Loads the cart, and first repeats a merge that failed. Never rejects: see `status`. */
  load(): Promise<void>;
  /** Switches to the cart of a guest or of the signed-in shopper, and loads it. */
  switchOwner(owner: CartOwner): Promise<void>;
  /** Reads the guest's cart again after another tab has changed it. */
  syncFromOtherTab(): void;
  /** Loads the shopper's cart again, if it is loaded: it may have been changed elsewhere. */
  refresh(): void;
  /** Forgets `former`, once the screen that says it is left. */
  forgetFormer(): void;
  /** Sends the queued changes at once, for a page that is about to be unloaded. */
  flush(): void;
}

/** Keeps changes of the shopper's cart that cannot be sent now (product 9.4.3). */
export interface CartKeeper {
  /**
   * Sends a change, or keeps it: without a network, or while others wait.
   *
   * @param known the cart before it, as the server has it
   * @param key its Idempotency-Key
   * @throws what `made.send` throws when the server rejects it
   */
  send(
    made: OptimisticChange<CartLine>,
    known: readonly CartLine[],
    input: KeptInput,
    key: string,
  ): Promise<readonly CartLine[] | undefined>;
  /** The cart of the server with the changes that wait to be sent. */
  withKept(lines: readonly CartLine[]): readonly CartLine[];
}

export interface CartStoreOptions {
  readonly guest: CartPort;
  readonly server: CartPort;
  readonly storedGuestCart: StoredValue<GuestCart>;
  readonly mergeCarts: (
    request: MergeRequest,
  ) => Promise<{ readonly adjusted: readonly { readonly productId: string }[] }>;
  readonly newKey: NewKey;
  /** Keeps changes of the shopper's cart without a network; undefined until its code has loaded. */
  readonly getKeeper: () => CartKeeper | undefined;
  /** Called after a merge with the names of what could not be taken over, or not in full (product 4.2.6). */
  readonly onMerged: (adjusted: readonly string[]) => void;
  /** Called after a failed merge; the guest's cart stays stored and is merged at the next load. */
  readonly onMergeFailed: (error: unknown) => void;
  /** Called with each change that is made in this tab. */
  readonly onChange: () => void;
  /** Called after each change of the shopper's cart, to notify the other tabs. */
  readonly onChanged: () => void;
  /** Called when there is no cart to show; not while an earlier one is shown. */
  readonly onLoadFailed: (error: unknown) => void;
}

export type CartStore = StoreApi<CartState>;

/** Creates the store of the cart: the same operations on the guest's and on the server's cart. */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { guest, server, storedGuestCart, mergeCarts, newKey, getKeeper } = options;
  const { onMerged, onMergeFailed, onLoadFailed, onChange, onChanged } = options;
  let owner: CartOwner = 'guest';
  const latestUpdates = new Map<string, symbol>();

  return createStore((set, get) => {
    const queue = createOptimisticQueue<CartLine>((lines, changingIds) =>
      set({ lines, changingIds }),
    );

    function getPort(): CartPort {
      return owner === 'guest' ? guest : server;
    }

    async function change(
      made: OptimisticChange<CartLine>,
      input?: KeptInput,
      key: string = newKey(),
    ): Promise<void> {
      const { epoch } = queue;
      onChange();
      set({ former: null });
      try {
        await queue.change({
          ...made,
          send: (known) =>
            (input && owner === 'shopper' && getKeeper()?.send(made, known, input, key)) ||
            made.send(known),
        });
        if (epoch === queue.epoch) set({ status: 'ready', error: null });
        if (owner === 'shopper') onChanged();
      } catch (error) {
        if (epoch === queue.epoch && get().changingIds.size === 0) void get().load();
        throw error;
      }
    }

    function noteChange(shown: readonly CartLine[]): void {
      set({ former: formerOffer(get().former, shown, get().lines) });
    }

    async function merge(): Promise<void> {
      const guestCart = storedGuestCart.read();
      const request = toMergeRequest(guestCart);
      if (!request) return;
      const { adjusted = [] } = await mergeCarts(request);
      // Read again: another tab may have added a line during the call.
      storedGuestCart.write(subtractMerged(storedGuestCart.read(), request, newKey()));
      onMerged(
        guestCart.lines
          .filter((line) => adjusted.some(({ productId }) => productId === line.productId))
          .map(({ name }) => name),
      );
    }

    async function mergeThenLoad(): Promise<readonly CartLine[]> {
      if (owner === 'guest') return guest.load();
      try {
        await merge();
      } catch (error) {
        if (isApiError(error) && isSessionOver(error)) throw error;
        onMergeFailed(error);
      }
      const lines = await server.load();
      return getKeeper()?.withKept(lines) ?? lines;
    }

    return {
      lines: [],
      status: 'idle',
      error: null,
      former: null,
      changingIds: new Set<string>(),

      async add(line, before) {
        const key = newKey();
        const made: OptimisticChange<CartLine> = {
          ids: [line.productId],
          apply: (lines) => addLine(lines, line, before),
          send: () => getPort().add(line, before, key),
        };
        const input = { kind: 'add', line, before } as const;
        try {
          await change(made, input, key);
        } catch (error) {
          if (!isApiError(error) || !isForGuestCart(error, owner)) throw error;
          await change(made);
        }
      },

      update(productId, quantity) {
        const update = Symbol(productId);
        latestUpdates.set(productId, update);
        return change(
          {
            ids: [productId],
            apply: (lines) => setLineQuantity(lines, productId, quantity),
            send: async () =>
              latestUpdates.get(productId) === update
                ? getPort().setQuantity(productId, quantity)
                : undefined,
          },
          { kind: 'quantity', productId, quantity },
        );
      },

      remove: (productId) =>
        change(
          {
            ids: [productId],
            apply: (lines) => removeLine(lines, productId),
            send: () => getPort().remove(productId),
          },
          { kind: 'remove', productId },
        ),

      clear: () =>
        change(
          {
            ids: get().lines.map((line) => line.productId),
            apply: () => [],
            send: () => getPort().clear(),
          },
          { kind: 'clear' },
        ),

      async load() {
        const { epoch } = queue;
        if (get().status !== 'ready') set({ status: 'loading' });
        let shown: readonly CartLine[] = [];
        try {
          await queue.load(async () => {
            const loaded = await mergeThenLoad();
            shown = get().lines;
            return loaded;
          });
          if (epoch !== queue.epoch) return;
          if (get().status === 'ready') noteChange(shown);
          set({ status: 'ready', error: null });
        } catch (error) {
          const status = statusAfterFailedLoad(get().status);
          if (epoch !== queue.epoch || status === 'ready') return;
          set({ status, error });
          // The end of a session is announced elsewhere.
          if (!isApiError(error) || !isSessionOver(error)) onLoadFailed(error);
        }
      },

      async switchOwner(next) {
        owner = next;
        // The guest's lines stay visible while they are merged into the shopper's cart.
        queue.reset(storedGuestCart.read().lines);
        set({ status: 'loading', error: null, former: null });
        await get().load();
      },

      syncFromOtherTab() {
        if (owner === 'shopper' || get().changingIds.size > 0) return;
        const shown = get().lines;
        queue.replace(storedGuestCart.read().lines);
        noteChange(shown);
      },

      refresh() {
        if (owner === 'shopper' && get().status === 'ready') void get().load();
      },

      forgetFormer: () => set({ former: null }),

      flush: queue.flush,
    };
  });
}
