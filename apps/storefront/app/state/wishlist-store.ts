import { createStore, type StoreApi } from 'zustand/vanilla';

/** `idle` while nobody is signed in: guests have no wishlist (spec §6). */
type WishlistStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** What the store needs to know of a product; screens put in what they show of one. */
interface WishedProduct {
  readonly id: string;
}

/** The signed-in shopper's wishlist on the server. Each change answers with the list after it. */
export interface WishlistPort<Product extends WishedProduct> {
  load(): Promise<readonly Product[]>;
  add(productId: string): Promise<readonly Product[]>;
  remove(productId: string): Promise<readonly Product[]>;
  clear(): Promise<readonly Product[]>;
}

export interface WishlistState<Product extends WishedProduct> {
  /** What the shopper sees, the product added last first; changes on their way are in it. */
  readonly products: readonly Product[];
  /** The ids of `products`, for the hearts of cards. */
  readonly ids: ReadonlySet<string>;
  readonly status: WishlistStatus;
  /** Why the last load failed; null otherwise. */
  readonly error: unknown;
  /** Products whose change is on its way. */
  readonly pendingIds: ReadonlySet<string>;
  /**
   * Adds a product. Like the other two changes it shows at once, goes out in the order it was made,
   * and is rolled back when it fails.
   *
   * @throws ApiError when the server refuses
   */
  add(product: Product): Promise<void>;
  remove(productId: string): Promise<void>;
  clear(): Promise<void>;
  /** Loads the list again. Never rejects: see `status`. */
  load(): Promise<void>;
  /** A shopper is signed in, and the list loads; or nobody is (any more), and it is forgotten. */
  switchOwner(owner: 'guest' | 'shopper'): Promise<void>;
  /** Another tab changed the list of the same shopper. */
  syncFromOtherTab(): Promise<void>;
}

interface WishlistStoreOptions<Product extends WishedProduct> {
  readonly server: WishlistPort<Product>;
  /** Tells the other tabs that the list is another one now; not what is on it. */
  readonly onChanged: () => void;
}

export type WishlistStore<Product extends WishedProduct> = StoreApi<WishlistState<Product>>;

/** A change on its way: whose heart it keeps busy, and what it makes of the list. */
interface Change<Product extends WishedProduct> {
  readonly ids: readonly string[];
  readonly apply: (products: readonly Product[]) => readonly Product[];
}

function without<Product extends WishedProduct>(
  products: readonly Product[],
  productId: string,
): readonly Product[] {
  return products.filter(({ id }) => id !== productId);
}

/** Makes the store of the wishlist (spec §2, §4). */
export function createWishlistStore<Product extends WishedProduct>(
  options: WishlistStoreOptions<Product>,
): WishlistStore<Product> {
  const { server, onChanged } = options;
  let isServing = false;
  // Raised when the list becomes somebody else's, so that an answer about the former is not shown.
  let turn = 0;
  let tail: Promise<unknown> = Promise.resolve();
  // What the server last answered; what is shown is this with the open changes applied.
  let settled: readonly Product[] = [];
  let open: readonly Change<Product>[] = [];

  /** Runs calls one after another: the server gets them in the order the shopper made them. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = tail.then(work);
    tail = result.catch(() => {});
    return result;
  }

  return createStore((set, get) => {
    function show(): void {
      const products = open.reduce((list, { apply }) => apply(list), settled);
      set({
        products,
        ids: new Set(products.map(({ id }) => id)),
        pendingIds: new Set(open.flatMap(({ ids }) => ids)),
      });
    }

    async function change(
      made: Change<Product>,
      call: () => Promise<readonly Product[]>,
    ): Promise<void> {
      const asked = turn;
      open = [...open, made];
      show();
      try {
        const products = await inOrder(call);
        if (asked === turn) {
          settled = products;
          // Also where the first load has failed: the answer is the whole list.
          set({ status: 'ready', error: null });
        }
      } finally {
        // Those of a shopper who has left went with the list.
        if (asked === turn) {
          open = open.filter((other) => other !== made);
          show();
        }
      }
      onChanged();
    }

    return {
      products: [],
      ids: new Set<string>(),
      status: 'idle',
      error: null,
      pendingIds: new Set<string>(),

      add(product) {
        return change(
          { ids: [product.id], apply: (list) => [product, ...without(list, product.id)] },
          () => server.add(product.id),
        );
      },

      remove(productId) {
        return change({ ids: [productId], apply: (list) => without(list, productId) }, () =>
          server.remove(productId),
        );
      },

      clear() {
        return change({ ids: [...get().ids], apply: () => [] }, () => server.clear());
      },

      async load() {
        if (!isServing) return;
        const asked = turn;
        if (get().status !== 'ready') set({ status: 'loading' });
        try {
          const products = await inOrder(() => server.load());
          if (asked !== turn) return;
          settled = products;
          set({ status: 'ready', error: null });
          show();
        } catch (error) {
          // A list that is already shown is worth more than a message that it may be older.
          if (asked === turn && get().status !== 'ready') set({ status: 'failed', error });
        }
      },

      async switchOwner(owner) {
        isServing = owner === 'shopper';
        turn += 1;
        settled = [];
        open = [];
        set({ status: 'idle', error: null });
        show();
        await get().load();
      },

      syncFromOtherTab: () => get().load(),
    };
  });
}
