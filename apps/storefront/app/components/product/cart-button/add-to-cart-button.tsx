import { LANGUAGE } from '@haat/domain';
import { Button, type ButtonLook, Icon } from '@haat/ui';
import { Check } from 'lucide';
import { useCode } from '../../../hydration/use-code.ts';
import { useCart } from '../../../state/create-stores.ts';
import { CART_TEXTS } from '../../order/cart-texts.ts';
import type { CardProduct } from '../card-product.ts';
import { type AddState, useAddToCart } from './use-add-to-cart.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const EN = { outOfStock: 'Out of Stock', add: 'Add to cart', added: 'Added' };

const HI: typeof EN = { outOfStock: 'अभी नहीं है', add: 'कार्ट में डालें', added: 'डाल दिया' };

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

export const OUT_OF_STOCK = TEXTS.outOfStock;

const LABELS: Readonly<Record<AddState, string>> = {
  idle: TEXTS.add,
  busy: TEXTS.add,
  added: TEXTS.added,
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
  const isInCart = quantity > 0 && product.isInStock;
  // Never in the first render: a tap on the server's markup is replayed by the place of its button.
  const stepper = useCode(() => import('./card-stepper.tsx'), isInCart ? 'now' : 'later');
  const isStepper = stepper !== undefined && isInCart && state === 'idle';
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
      <stepper.CardStepper
        ref={controlRef}
        product={product}
        quantity={quantity}
        className={look.className}
      />
    );
  }
  return (
    <Button
      ref={controlRef}
      variant="secondary"
      {...look}
      isBusy={state === 'busy'}
      icon={state === 'added' ? <Icon node={Check} className="size-5" /> : undefined}
      // The product's name distinguishes the many buttons of a page.
      aria-label={`${LABELS[state]}: ${product.name}`}
      onClick={() => void addToCart(product)}
    >
      {LABELS[state]}
    </Button>
  );
}
