import { Button } from '@haat/ui';
import Check from 'lucide-react/icons/check';
import type { CardProduct } from '../../shared/card-product.ts';
import { useAddToCart } from '../../shared/use-add-to-cart.ts';
import { SEARCH_MESSAGES } from './messages.ts';

/** The Add button beside a search result (spec §2). */
export function AddResultButton({ product }: { readonly product: CardProduct }) {
  const { state, addToCart } = useAddToCart();
  const name = <span className="sr-only">: {product.name}</span>;
  if (!product.isInStock) {
    return (
      <Button variant="secondary" size="compact" isWide disabled className="px-1 text-sm">
        <span>
          {SEARCH_MESSAGES.outOfStock}
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
        {state === 'added' ? SEARCH_MESSAGES.added : SEARCH_MESSAGES.add}
        {name}
      </span>
    </Button>
  );
}
