import { unwrap } from '@haat/api-sdk';
import {
  type BuyNow,
  type CartLine,
  clampQuantity,
  cutToStock,
  formerOffer,
  normalizeProduct,
} from '@haat/domain/shopper';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { showMessage } from '../../components/feedback/toast.tsx';
import { QUANTITY_TEXTS } from '../../components/order/quantity-texts.ts';
import { toCardProduct, toCartLine } from '../../components/product/card-product.ts';
import { createTabValue } from '../../lib/storage/tab-value.ts';
import {
  api,
  authStore,
  cartStore,
  reloadCart,
  useAuth,
  useCart,
} from '../../state/create-stores.ts';

const CHOSEN_PRODUCT = z.object({
  productId: z.string(),
  /** Id of the shopper; nothing is ordered for the next user of a shared phone. */
  userId: z.string(),
  quantity: z.pipe(
    z.number(),
    z.transform((quantity) => clampQuantity(quantity)),
  ),
});

interface BuyNowState {
  /** Null while the checkout is that of the cart. */
  readonly chosen: z.infer<typeof CHOSEN_PRODUCT> | null;
  readonly lines: readonly CartLine[];
  /** The lines as they were before they were found to cost something else; null without a change. */
  readonly former: readonly CartLine[] | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
}

const stored = createTabValue('buy-now', CHOSEN_PRODUCT);

const buyNowStore = createStore<BuyNowState>(() => ({
  chosen: stored.read(),
  lines: [],
  former: null,
  status: 'idle',
}));

/** Chooses what this tab's checkout orders: one product (product 2.7.14), or null for the cart. */
export function chooseBuyNow(wanted: BuyNow | null): void {
  const chosen = wanted && { ...wanted, userId: authStore.getState().user?._id ?? '' };
  if (JSON.stringify(chosen) === JSON.stringify(buyNowStore.getState().chosen)) return;
  if (chosen === null) stored.clear();
  else stored.write(chosen);
  buyNowStore.setState({ chosen, lines: [], former: null, status: 'idle' });
}

/** Loads the product of today, its price and its stock. */
async function loadChosen(): Promise<void> {
  const { chosen } = buyNowStore.getState();
  if (chosen === null) return;
  // What is shown stays while it is looked up again.
  if (buyNowStore.getState().status !== 'ready') buyNowStore.setState({ status: 'loading' });
  try {
    const product = normalizeProduct(
      await unwrap(api.GET('/products/{id}', { params: { path: { id: chosen.productId } } })),
    );
    if (buyNowStore.getState().chosen !== chosen) return;
    if (product === null) throw new Error(`No product ${chosen.productId}`);
    const { quantity, isTold } = cutToStock(chosen.quantity, product);
    if (isTold) {
      showMessage(`cart/${product.id}`, QUANTITY_TEXTS.limited(product.name, quantity));
      // Said once, not with each step of the checkout.
      const cut = { ...chosen, quantity };
      stored.write(cut);
      buyNowStore.setState({ chosen: cut });
    }
    const lines = [toCartLine(toCardProduct(product), quantity)];
    const { lines: shown, former } = buyNowStore.getState();
    const isFirst = shown.length === 0;
    buyNowStore.setState({
      lines,
      former: isFirst ? former : formerOffer(former, shown, lines),
      status: 'ready',
    });
  } catch {
    const { chosen: current, status } = buyNowStore.getState();
    if (current === chosen && status !== 'ready') buyNowStore.setState({ status: 'failed' });
  }
}

if (!import.meta.env.SSR) {
  document.addEventListener('visibilitychange', () => {
    const isShown = buyNowStore.getState().status === 'ready';
    if (isShown && document.visibilityState === 'visible') void loadChosen();
  });
}

/** Loads what is ordered again, and returns its lines. Never rejects. */
export async function loadCheckoutLines(): Promise<readonly CartLine[]> {
  if (buyNowStore.getState().chosen !== null) {
    await loadChosen();
    return buyNowStore.getState().lines;
  }
  await cartStore.getState().load();
  return cartStore.getState().lines;
}

/** What this tab's checkout orders: the cart, or the product that is bought by itself. */
export function useCheckoutLines() {
  const userId = useAuth((auth) => auth.user?._id ?? '');
  const { chosen, lines, former, status } = useStore(buyNowStore);
  const cartLines = useCart((cart) => cart.lines);
  const cartFormer = useCart((cart) => cart.former);
  const cartStatus = useCart((cart) => cart.status);
  const isBuyNow = chosen?.userId === userId;

  useEffect(() => {
    // Of several parts of a screen the first one loads it for all.
    if (!isBuyNow || status !== 'idle') return;
    if (buyNowStore.getState().status === 'idle') void loadChosen();
  }, [isBuyNow, status]);

  if (!isBuyNow) {
    const cart = { lines: cartLines, former: cartFormer, status: cartStatus };
    return { ...cart, isBuyNow, retry: reloadCart };
  }
  return { lines, former, status, isBuyNow, retry: () => void loadChosen() };
}
