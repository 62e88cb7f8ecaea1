import {
  createOptimisticQueue,
  type LoadStatus,
  type OptimisticChange,
  statusAfterFailedLoad,
} from '@haat/domain/shopper';
import { createStore, type StoreApi } from 'zustand/vanilla';

type WishlistOwner = 'guest' | 'shopper';

/** The part of a product that the store needs; screens store what they show of it. */
interface WishedProduct {
  readonly id: string;
}

/** The signed-in shopper's wishlist on the server. Each change resolves to the list after it. */
export interface WishlistPort<Product extends WishedProduct> {
  load(): Promise<readonly Product[]>;
  add(productId: string): Promise<readonly Product[]>;
  remove(productId: string): Promise<readonly Product[]>;
  clear(): Promise<readonly Product[]>;
}

export interface WishlistState<Product extends WishedProduct> {
  /** The products to show, the latest first, with the pending changes applied. */
  readonly products: readonly Product[];
  /** The ids of `products`, for the hearts of cards. */
  readonly ids: ReadonlySet<string>;
  /** `idle` while nobody is signed in: guests have no wishlist (product 6.1.2). */
  readonly status: LoadStatus;
  /** Why the last load failed; null otherwise. */
  readonly error: unknown;
  /** Ids of the products with a pending change. */
  readonly pendingIds: ReadonlySet<string>;
  /**
   * Adds a product. Like the other changes it shows at once, is sent after the changes before it, and
   * is rolled back when it fails.
   *
   * @throws ApiError when the server rejects it
   */
  add(product: Product): Promise<void>;
  remove(productId: string): Promise<void>;
  clear(): Promise<void>;
  /** Loads the list. Never rejects: see `status`. */
  load(): Promise<void>;
  /** Loads the list of a shopper who signed in, or clears it for a guest. */
  switchOwner(owner: WishlistOwner): Promise<void>;
  /** Loads the list again after another tab has changed it. */
  syncFromOtherTab(): Promise<void>;
}

interface WishlistStoreOptions<Product extends WishedProduct> {
  readonly server: WishlistPort<Product>;
  /** Called after each change, to notify the other tabs. */
  readonly onChanged: () => void;
}

export type WishlistStore<Product extends WishedProduct> = StoreApi<WishlistState<Product>>;

function without<Product extends WishedProduct>(
  products: readonly Product[],
  productId: string,
): readonly Product[] {
  return products.filter(({ id }) => id !== productId);
}

/** Creates the store of the wishlist (product 2.14.9, 4.8.4). */
export function createWishlistStore<Product extends WishedProduct>(
  options: WishlistStoreOptions<Product>,
): WishlistStore<Product> {
  const { server, onChanged } = options;
  let owner: WishlistOwner = 'guest';

  return createStore((set, get) => {
    const queue = createOptimisticQueue<Product>((products, pendingIds) =>
      set({ products, ids: new Set(products.map(({ id }) => id)), pendingIds }),
    );

    async function change(made: OptimisticChange<Product>): Promise<void> {
      const { epoch } = queue;
      await queue.change(made);
      // The response is the whole list, also after a failed load.
      if (epoch === queue.epoch) set({ status: 'ready', error: null });
      onChanged();
    }

    return {
      products: [],
      ids: new Set<string>(),
      status: 'idle',
      error: null,
      pendingIds: new Set<string>(),

      add: (product) =>
        change({
          ids: [product.id],
          apply: (products) => [product, ...without(products, product.id)],
          send: () => server.add(product.id),
        }),

      remove: (productId) =>
        change({
          ids: [productId],
          apply: (products) => without(products, productId),
          send: () => server.remove(productId),
        }),

      clear: () => change({ ids: [...get().ids], apply: () => [], send: () => server.clear() }),

      async load() {
        if (owner === 'guest') return;
        const { epoch } = queue;
        if (get().status !== 'ready') set({ status: 'loading' });
        try {
          await queue.load(() => server.load());
          if (epoch === queue.epoch) set({ status: 'ready', error: null });
        } catch (error) {
          const status = statusAfterFailedLoad(get().status);
          if (epoch === queue.epoch && status === 'failed') set({ status, error });
        }
      },

      async switchOwner(next) {
        owner = next;
        queue.reset([]);
        set({ status: 'idle', error: null });
        await get().load();
      },

      syncFromOtherTab: () => get().load(),
    };
  });
}
