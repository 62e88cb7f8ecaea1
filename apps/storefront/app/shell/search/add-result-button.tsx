import { Button } from '@haat/ui';
import Check from 'lucide-react/icons/check';
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
  const name = <span className="sr-only">: {product.name}</span>;
  if (!product.isInStock) {
    return (
      <Button variant="secondary" size="compact" isWide disabled className="px-1 text-sm">
        <span>
          {HEADER_SEARCH_TEXTS.outOfStock}
          {name}
        </span>
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      size="compact"
      isWide
      isBusy={state === 'busy'}
      icon={state === 'added' ? <Check className="size-4" /> : undefined}
      className="px-1"
      onClick={() => void addToCart(product)}
    >
      <span>
        {LABELS[state]}
        {name}
      </span>
    </Button>
  );
}
