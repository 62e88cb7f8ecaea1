import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { LANGUAGE } from '@haat/domain';
import {
  createOptimisticQueue,
  isSessionOver,
  type LoadStatus,
  normalizeProducts,
  type OptimisticChange,
  statusAfterFailedLoad,
} from '@haat/domain/shopper';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { errorText } from '../../../lib/errors/error-text.ts';
import { onFreshData } from '../../../lib/loading/fresh-data.ts';
import { api, authStore } from '../../../state/create-stores.ts';
import { showError, showSuccess } from '../../feedback/toast.tsx';
import { sendOrKeep, withKeptWishes } from '../../kept/kept-changes.ts';
import { type CardProduct, toCardProduct } from '../card-product.ts';

const EN = {
  added: 'Added to wishlist',
  removed: 'Removed from wishlist',
  addFailed: 'Add to wishlist failed: ',
  removeFailed: 'Remove from wishlist failed: ',
};

const HI: typeof EN = {
  added: 'पसंद की सूची में डाल दिया',
  removed: 'पसंद की सूची से हटा दिया',
  addFailed: 'पसंद की सूची में नहीं डल पाया: ',
  removeFailed: 'पसंद की सूची से नहीं हट पाया: ',
};

/** The outcomes of a tap on a heart (product 8.6, 8.10). */
const TEXTS = LANGUAGE === 'hi' ? HI : EN;

type Products = readonly CardProduct[];

interface WishlistState {
  /** The products to show, the latest first, with the pending changes applied. */
  readonly products: Products;
  /** For the hearts of cards: the ids of `products`, with the changes that wait for the network. */
  readonly ids: ReadonlySet<string>;
  /** `idle` while nobody is signed in: guests have no wishlist (product 6.1.2). */
  readonly status: LoadStatus;
  /** Why the last load failed; null otherwise. */
  readonly error: unknown;
  /**
   * Adds a product. Like the other changes it shows at once, is sent after the changes before it, and
   * is rolled back when it fails.
   *
   * @throws ApiError when the server rejects it
   */
  add(product: CardProduct): Promise<void>;
  remove(productId: string): Promise<void>;
  clear(): Promise<void>;
  /** Loads the list. Never rejects: see `status`. */
  load(): Promise<void>;
  /** Loads the list of a shopper who signed in, or clears it for a guest. */
  switchOwner(userId: string | null): Promise<void>;
}

async function parse(response: Promise<components['schemas']['Wishlist']>): Promise<Products> {
  return normalizeProducts((await response).products).map(toCardProduct);
}

function without(products: Products, productId: string): Products {
  return products.filter(({ id }) => id !== productId);
}

function nameOf(products: Products, productId: string): string | undefined {
  return products.find(({ id }) => id === productId)?.name;
}

let owner: string | null = null;

/** The wishlist of the signed-in shopper (product 2.14.9, 4.8.4). */
export const wishlistStore = createStore<WishlistState>((set, get) => {
  const queue = createOptimisticQueue<CardProduct>((products) =>
    set({ products, ids: withKeptWishes(products.map(({ id }) => id)) }),
  );

  async function change(made: OptimisticChange<CardProduct>): Promise<void> {
    const { epoch } = queue;
    await queue.change(made);
    // The response is the whole list, also after a failed load.
    if (epoch === queue.epoch) set({ status: 'ready', error: null });
  }

  /** Sends a wish, or keeps it (product 9.4.3). */
  function wish(
    input: { readonly productId: string; readonly isWished: boolean },
    name: string | undefined,
    made: OptimisticChange<CardProduct>,
  ): Promise<void> {
    return change({
      ...made,
      send: (known) => sendOrKeep(made, known, { kind: 'wish', ...input }, undefined, name),
    });
  }

  return {
    products: [],
    ids: new Set<string>(),
    status: 'idle',
    error: null,

    add: (product) =>
      wish({ productId: product.id, isWished: true }, product.name, {
        ids: [product.id],
        apply: (products) => [product, ...without(products, product.id)],
        send: () => parse(unwrap(api.POST('/wishlist/add', { body: { productId: product.id } }))),
      }),

    remove: (productId) =>
      wish({ productId, isWished: false }, nameOf(get().products, productId), {
        ids: [productId],
        apply: (products) => without(products, productId),
        send: () => parse(unwrap(api.DELETE('/wishlist/delete', { body: { productId } }))),
      }),

    clear: () =>
      change({
        ids: [...get().ids],
        apply: () => [],
        send: () => parse(unwrap(api.DELETE('/wishlist/clear'))),
      }),

    async load() {
      if (owner === null) return;
      const { epoch } = queue;
      if (get().status !== 'ready') set({ status: 'loading' });
      try {
        await queue.load(() => parse(unwrap(api.GET('/wishlist'))));
        if (epoch === queue.epoch) set({ status: 'ready', error: null });
      } catch (error) {
        const status = statusAfterFailedLoad(get().status);
        if (epoch === queue.epoch && status === 'failed') set({ status, error });
      }
    },

    async switchOwner(userId) {
      owner = userId;
      queue.reset([]);
      set({ status: 'idle', error: null });
      await get().load();
    },
  };
});

/** Switches the wishlist when another shopper or a guest is signed in. */
function syncOwner(): void {
  const { status, user } = authStore.getState();
  if (status !== 'signed-in' && status !== 'signed-out') return;
  const userId = status === 'signed-in' && user !== null ? user._id : null;
  if (userId !== owner) void wishlistStore.getState().switchOwner(userId);
}

if (!import.meta.env.SSR) {
  authStore.subscribe(syncOwner);
  syncOwner();
  // Another tab or device tells nothing.
  const refresh = () => {
    const { status, load } = wishlistStore.getState();
    if (document.visibilityState === 'visible' && status === 'ready') void load();
  };
  document.addEventListener('visibilitychange', refresh);
  onFreshData(refresh);
}

/** Subscribes a component to a part of the wishlist. */
export function useWishlist<T>(select: (state: WishlistState) => T): T {
  return useStore(wishlistStore, select);
}

/** Resolves after the session check, which a tap may precede. */
function waitForSessionCheck(): Promise<void> {
  return new Promise((resolve) => {
    function check() {
      const { status } = authStore.getState();
      if (status === 'unknown' || status === 'checking') return;
      stop();
      resolve();
    }
    const stop = authStore.subscribe(check);
    check();
  });
}

/**
 * Adds a product to the wishlist or removes it, and shows the outcome (product 8.6, 8.10).
 *
 * @param onGuest called instead for a guest and after the end of the session
 */
export async function toggleWish(product: CardProduct, onGuest: () => void): Promise<void> {
  await waitForSessionCheck();
  if (authStore.getState().status === 'signed-out') return onGuest();
  const { ids, add, remove } = wishlistStore.getState();
  const isRemoval = ids.has(product.id);
  try {
    await (isRemoval ? remove(product.id) : add(product));
    showSuccess(`wishlist/${product.id}`, isRemoval ? TEXTS.removed : TEXTS.added);
  } catch (error) {
    if (isApiError(error) && isSessionOver(error)) onGuest();
    else {
      const failed = isRemoval ? TEXTS.removeFailed : TEXTS.addFailed;
      showError(`wishlist/${product.id}`, failed + errorText(error, '{msg}'));
    }
  }
}
