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
  if (isSignedOut) {
    return (
      <LinkButton isWide to={href('/login')} state={{ from: href('/cart') }}>
        {CART_TEXTS.checkout}
      </LinkButton>
    );
  }
  return (
    <LinkButton isWide to={href('/shipping-details')}>
      {CART_TEXTS.checkout}
    </LinkButton>
  );
}
