import { countItems } from '@haat/domain/shopper';
import { CountBadge, Icon } from '@haat/ui';
import { ShoppingBasket } from 'lucide';
import { ShopLink } from '../components/navigation/shop-link.tsx';
import { useCart } from '../state/create-stores.ts';
import { SHELL_TEXTS } from './texts.ts';

const { header: TEXTS } = SHELL_TEXTS;

/** The header's link to the cart, with the number of its items (product 2.4.1). */
export function CartLink() {
  const count = useCart((state) => countItems(state.lines));
  return (
    <ShopLink to="/cart" aria-label={TEXTS.cartWith(count)} className="cart-button">
      <Icon node={ShoppingBasket} className="size-6" />
      {/* The space separates the word and the number in the text content. */}
      <span className="hidden lg:inline">{TEXTS.cart}</span>{' '}
      <CountBadge
        key={count}
        count={count}
        className="absolute -top-0.5 left-7 animate-rise ring-2 ring-plaster lg:left-6"
      />
    </ShopLink>
  );
}
