import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { CART_TEXTS } from '../../components/order/cart-texts.ts';
import { useAuth } from '../../state/create-stores.ts';

/**
 * The link into the checkout; a guest signs in first and returns to the cart
 * (product 2.10.1, 6.1.2).
 */
export function CheckoutLink() {
  const isSignedOut = useAuth((auth) => auth.status === 'signed-out');
  return (
    <LinkButton
      isWide
      to={isSignedOut ? href('/login') : href('/shipping-details')}
      state={isSignedOut ? { from: href('/cart') } : undefined}
    >
      {CART_TEXTS.checkout}
    </LinkButton>
  );
}
