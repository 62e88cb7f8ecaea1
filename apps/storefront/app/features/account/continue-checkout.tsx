import { countItems, isCheckoutInterrupted } from '@haat/domain';
import { href, useLocation } from 'react-router';
import { CART_MESSAGES } from '../../shared/cart-messages.ts';
import { LinkButton } from '../../shared/link-button.tsx';
import { readFrom } from '../../shared/return-state.ts';
import { useCart } from '../../shared/stores.ts';

/** The way on for who signed in or up in the middle of a checkout. */
export function ContinueCheckout() {
  const from = readFrom(useLocation().state);
  const itemCount = useCart((cart) => countItems(cart.lines));
  if (!isCheckoutInterrupted(from, itemCount)) return null;
  return (
    <LinkButton className="mb-6 max-sm:w-full" to={href('/shipping-details')}>
      {CART_MESSAGES.checkout}
    </LinkButton>
  );
}
