import { Button, Icon } from '@haat/ui';
import { Check } from 'lucide';
import { CART_TEXTS } from '../../components/order/cart-texts.ts';
import type { CardProduct } from '../../components/product/card-product.ts';
import {
  type AddState,
  useAddToCart,
} from '../../components/product/cart-button/use-add-to-cart.ts';
import { HEADER_SEARCH_TEXTS } from './texts.ts';

const LABELS: Readonly<Record<AddState, string>> = {
  idle: HEADER_SEARCH_TEXTS.add,
  busy: HEADER_SEARCH_TEXTS.add,
  added: HEADER_SEARCH_TEXTS.added,
  failed: CART_TEXTS.addFromListFailedShort,
};

/** The Add button beside a search result (product 2.4.3). */
export function AddResultButton({ product }: { readonly product: CardProduct }) {
  const { state, addToCart } = useAddToCart();
  if (!product.isInStock) {
    return (
      <Button
        variant="secondary"
        size="compact"
        isWide
        disabled
        aria-label={`${HEADER_SEARCH_TEXTS.outOfStock}: ${product.name}`}
        className="px-1 text-sm"
      >
        {HEADER_SEARCH_TEXTS.outOfStock}
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      size="compact"
      isWide
      isBusy={state === 'busy'}
      icon={state === 'added' ? <Icon node={Check} className="size-4" /> : undefined}
      className="px-1"
      aria-label={`${LABELS[state]}: ${product.name}`}
      onClick={() => void addToCart(product)}
    >
      {LABELS[state]}
    </Button>
  );
}
