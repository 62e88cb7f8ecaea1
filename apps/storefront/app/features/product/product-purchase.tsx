import {
  clampQuantity,
  formatDiscount,
  formatReviewCount,
  isNearlySoldOut,
  MAX_QUANTITY,
  MIN_QUANTITY,
  multiplyPaise,
  type ProductView,
} from '@haat/domain';
import { Badge, Button, QuantityStepper, Stars } from '@haat/ui';
import { useState } from 'react';
import { DeliveryBlock } from '../../components/delivery/delivery-block.tsx';
import { CART_TEXTS } from '../../components/order/cart-texts.ts';
import { toCardProduct } from '../../components/product/card-product.ts';
import { Money } from '../../components/product/money.tsx';
import { useAddToCart } from '../../components/product/use-add-to-cart.ts';
import { ProductActions } from './product-actions.tsx';
import { TEXTS } from './texts.ts';

interface ProductPurchaseProps {
  readonly product: ProductView;
}

/**
 * Name, price, quantity and Add to cart; on a phone the last two stay at the bottom
 * (product 2.7.5, 2.7.6).
 */
export function ProductPurchase({ product }: ProductPurchaseProps) {
  const { name, brand, bullets, rating, isInStock, stock } = product;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        {brand !== null && <p className="text-ink-soft">{brand}</p>}
        <h1 className="font-display text-3xl">{name}</h1>
      </div>
      {rating.stars !== null && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          <Stars rating={rating.stars} /> {formatReviewCount(rating)}
        </p>
      )}
      <Price product={product} />
      <DeliveryBlock
        className="min-h-30 md:min-h-40 lg:min-h-25"
        unitPrice={product.price}
        canBeOrdered={isInStock}
      />
      <p className={isInStock ? 'font-semibold text-leaf' : 'font-semibold text-madder'}>
        {isInStock ? TEXTS.inStock : TEXTS.outOfStock}
        {isInStock && stock !== null && isNearlySoldOut(stock) && (
          <span className="font-normal text-ink-soft">{TEXTS.left(stock)}</span>
        )}
      </p>
      {bullets.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5">
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
      <noscript>{TEXTS.noScript}</noscript>
      <BuyBar product={product} />
      <ProductActions product={product} />
    </div>
  );
}

function Price({ product: { price, originalPrice, discount } }: ProductPurchaseProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <strong className={originalPrice === null ? 'text-2xl' : 'text-2xl text-madder'}>
        <span className="sr-only">Price </span>
        <Money amount={price} />
      </strong>
      {originalPrice !== null && (
        <span className="text-ink-soft text-lg">
          <span className="sr-only">Before </span>
          <s>
            <Money amount={originalPrice} />
          </s>
        </span>
      )}
      {discount > 0 && <Badge tone="highlight">{formatDiscount(discount)}</Badge>}
    </p>
  );
}

function BuyBar({ product }: ProductPurchaseProps) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const { state, addToCart } = useAddToCart(CART_TEXTS.addFailed);
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-3 border-hairline border-t bg-paper px-4 py-3 shadow-float noscript:hidden lg:static lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <QuantityStepper
        label={TEXTS.quantity}
        value={quantity}
        min={MIN_QUANTITY}
        max={clampQuantity(MAX_QUANTITY, product.stock)}
        isDisabled={!product.isInStock}
        onChange={setQuantity}
      />
      <Button
        className="flex-1 lg:flex-none"
        disabled={!product.isInStock}
        isBusy={state === 'busy'}
        onClick={() => void addToCart(toCardProduct(product), quantity)}
      >
        <span className="grid leading-tight lg:block">
          {state === 'added' ? TEXTS.added : TEXTS.addToCart}
          {/* On a phone the price above may be out of view. */}
          <span className="font-normal text-sm lg:hidden">
            <Money amount={multiplyPaise(product.price, quantity)} />
          </span>
        </span>
      </Button>
    </div>
  );
}
