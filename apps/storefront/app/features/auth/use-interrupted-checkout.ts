import { countItems, isCheckoutInterrupted } from '@haat/domain/shopper';
import { useLocation } from 'react-router';
import { useIsServerMarkup } from '../../hydration/use-is-server-markup.ts';
import { useCart } from '../../state/create-stores.ts';

/** The page that sent the shopper to sign in, and whether a checkout waits for it (product 2.11.8). */
export function useInterruptedCheckout() {
  const { state } = useLocation();
  const from: unknown = state?.from;
  const isOrdering = useCart(({ lines }) => isCheckoutInterrupted(from, countItems(lines)));
  // Navigation state exists in the browser only.
  const isCheckout = !useIsServerMarkup() && isOrdering;
  return { state, from, isCheckout };
}
