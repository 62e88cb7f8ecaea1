import { href } from 'react-router';
import { CART_MESSAGES } from '../../shared/cart-messages.ts';
import { LinkButton } from '../../shared/link-button.tsx';
import { useAuth } from '../../shared/stores.ts';
import { showMessage } from '../../shared/toast.tsx';
import { MESSAGES } from './messages.ts';

/** The way into the checkout; a guest signs in first and comes back to the cart (spec §2, §6). */
export function CheckoutLink() {
  const isSignedOut = useAuth((auth) => auth.status === 'signed-out');
  if (isSignedOut) {
    return (
      <LinkButton
        isWide
        to={href('/login')}
        state={{ from: href('/cart') }}
        onClick={() => showMessage('session', MESSAGES.signIn)}
      >
        {CART_MESSAGES.checkout}
      </LinkButton>
    );
  }
  return (
    <LinkButton isWide to={href('/shipping-details')}>
      {CART_MESSAGES.checkout}
    </LinkButton>
  );
}
