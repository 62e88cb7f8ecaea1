import { MAX_QUANTITY, readPieces } from '@haat/domain';
import { clampQuantity, MIN_QUANTITY } from '@haat/domain/shopper';
import { QuantityStepper } from '@haat/ui';
import type { Ref } from 'react';
import { showMessage } from '../../feedback/toast.tsx';
import { changeQuantity, removeFromCart } from '../../order/change-quantity.ts';
import { QUANTITY_TEXTS } from '../../order/quantity-texts.ts';
import type { CardProduct } from '../card-product.ts';

interface CardStepperProps {
  readonly product: CardProduct;
  /** As it is in the cart. */
  readonly quantity: number;
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly className?: string | undefined;
}

/** − n + on the card of a product that is in the cart; − at one removes it (product 2.9.7). */
export function CardStepper({ product, quantity, ref, className }: CardStepperProps) {
  const { id: productId, name, stock } = product;

  function change(next: number) {
    const line = { productId, name };
    void (next < MIN_QUANTITY ? removeFromCart(line) : changeQuantity(line, next));
  }

  return (
    <>
      <QuantityStepper
        ref={ref}
        isWide
        className={className}
        label={QUANTITY_TEXTS.label(name)}
        decreaseLabel={quantity === MIN_QUANTITY ? QUANTITY_TEXTS.remove(name) : undefined}
        value={quantity}
        min={MIN_QUANTITY - 1}
        max={clampQuantity(MAX_QUANTITY, stock)}
        read={readPieces}
        onRefuse={() => showMessage(`cart/${productId}`, QUANTITY_TEXTS.refused(name))}
        onChange={change}
      />
      <p role="status" className="sr-only">
        {QUANTITY_TEXTS.inCart(name, quantity)}
      </p>
    </>
  );
}
