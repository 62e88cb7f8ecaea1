import { Button, type ButtonLook } from '@haat/ui';
import Check from 'lucide-react/icons/check';
import { useCart } from '../../../state/create-stores.ts';
import { CART_TEXTS } from '../../order/cart-texts.ts';
import type { CardProduct } from '../card-product.ts';
import { type AddState, useAddToCart } from './use-add-to-cart.ts';
import { useCardStepper } from './use-card-stepper.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export const OUT_OF_STOCK = 'Out of Stock';

const LABELS: Readonly<Record<AddState, string>> = {
  idle: 'Add to cart',
  busy: 'Add to cart',
  added: 'Added',
  failed: CART_TEXTS.addFromListFailedShort,
};

interface AddToCartButtonProps extends Omit<ButtonLook, 'variant'> {
  readonly product: CardProduct;
}

/**
 * The add button of a product card: always visible, with immediate feedback (product 8.3.3). For a
 * product in the cart a stepper of the same size takes its place (product 2.9.7).
 */
export function AddToCartButton({ product, ...look }: AddToCartButtonProps) {
  const { state, addToCart } = useAddToCart();
  const quantity = useCart(
    ({ lines }) => lines.find(({ productId }) => productId === product.id)?.quantity ?? 0,
  );
  const Stepper = useCardStepper(quantity > 0 && product.isInStock);
  const isStepper = Stepper !== undefined && state === 'idle';
  const controlRef = useKeptFocus(isStepper);
  if (!product.isInStock) {
    return (
      <Button variant="secondary" {...look} disabled>
        {OUT_OF_STOCK}
      </Button>
    );
  }
  if (isStepper) {
    return (
      <Stepper ref={controlRef} product={product} quantity={quantity} className={look.className} />
    );
  }
  return (
    <Button
      ref={controlRef}
      variant="secondary"
      {...look}
      isBusy={state === 'busy'}
      icon={state === 'added' ? <Check className="size-5" /> : undefined}
      // The product's name distinguishes the many buttons of a page.
      aria-label={`${LABELS[state]}: ${product.name}`}
      onClick={() => void addToCart(product)}
    >
      {LABELS[state]}
    </Button>
  );
}
