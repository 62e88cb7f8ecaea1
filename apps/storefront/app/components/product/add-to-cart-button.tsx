import { Button, type ButtonLook } from '@haat/ui';
import Check from 'lucide-react/icons/check';
import { CART_TEXTS } from '../order/cart-texts.ts';
import type { CardProduct } from './card-product.ts';
import { type AddState, useAddToCart } from './use-add-to-cart.ts';

const LABELS: Readonly<Record<AddState, string>> = {
  idle: 'Add to cart',
  busy: 'Add to cart',
  added: 'Added',
  failed: CART_TEXTS.addFromListFailedShort,
};

interface AddToCartButtonProps extends Omit<ButtonLook, 'variant'> {
  readonly product: CardProduct;
}

/** The add button of a product card: always visible, with immediate feedback (product 8.3.11). */
export function AddToCartButton({ product, ...look }: AddToCartButtonProps) {
  const { state, addToCart } = useAddToCart();
  if (!product.isInStock) {
    return (
      <Button variant="secondary" {...look} disabled>
        Out of Stock
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      {...look}
      isBusy={state === 'busy'}
      icon={state === 'added' ? <Check className="size-5" /> : undefined}
      onClick={() => void addToCart(product)}
    >
      <span>
        {LABELS[state]}
        {/* The product's name distinguishes the many buttons of a page. */}
        <span className="sr-only">: {product.name}</span>
      </span>
    </Button>
  );
}
