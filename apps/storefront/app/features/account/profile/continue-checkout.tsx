import { countItems, isBuyNowPath, isCheckoutInterrupted } from '@haat/domain';
import { href, useLocation } from 'react-router';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { getReturnTarget } from '../../../components/navigation/return-state.ts';
import { CART_TEXTS } from '../../../components/order/cart-texts.ts';
import { useCart } from '../../../state/create-stores.ts';

/** The link back to the checkout for a shopper who signed in or up in the middle of it. */
export function ContinueCheckout() {
  const from = getReturnTarget(useLocation().state);
  const itemCount = useCart((cart) => countItems(cart.lines));
  if (!isCheckoutInterrupted(from, itemCount)) return null;
  return (
    <LinkButton
      className="mb-6 max-sm:w-full"
      to={isBuyNowPath(from) ? from : href('/shipping-details')}
    >
      {CART_TEXTS.checkoutOf(isBuyNowPath(from) ? null : itemCount)}
    </LinkButton>
  );
}
