import { MAX_QUANTITY, readPieces } from '@haat/domain';
import {
  buyNowPath,
  clampQuantity,
  formatDiscount,
  formatReviewCount,
  isNearlySoldOut,
  langOf,
  MIN_QUANTITY,
  multiplyPaise,
  type ProductView,
} from '@haat/domain/shopper';
import { Badge, Button, QuantityStepper, Stars } from '@haat/ui';
import { useState } from 'react';
import { OrderWithoutScript } from '../../components/contact/order-without-script.tsx';
import { DeliveryBlock } from '../../components/delivery/delivery-block.tsx';
import { showMessage } from '../../components/feedback/toast.tsx';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { CART_TEXTS } from '../../components/order/cart-texts.ts';
import { QUANTITY_TEXTS } from '../../components/order/quantity-texts.ts';
import { toCardProduct } from '../../components/product/card-product.ts';
import { useAddToCart } from '../../components/product/cart-button/use-add-to-cart.ts';
import { FormerPrice } from '../../components/product/former-price.tsx';
import { Money } from '../../components/product/money.tsx';
import { OtherName } from '../../components/product/other-name.tsx';
import { PackFacts } from '../../components/product/pack-facts.tsx';
import { island } from '../../hydration/island.tsx';
import { ProductActions } from './product-actions.tsx';
import { TEXTS } from './texts.ts';

/** The lines below the buttons, whose code a first visit does not need: they never change. */
const BuyFacts = island(async () => (await import('./facts/buy-fact-list.tsx')).BuyFactList, {
  when: 'tap',
});

/** The way to be told when a product is back, whose code only pages of sold-out products load. */
const StockAlertBlock = island(
  async () => (await import('./stock-alert/stock-alert.tsx')).StockAlert,
  {
    when: 'idle',
  },
);

interface ProductProps {
  readonly product: ProductView;
}

interface ProductPurchaseProps extends ProductProps {
  /** The shop's phone number; '' while it is not known. */
  readonly phone: string;
}

/**
 * Maker, names, price, pack (product 2.7.15), quantity and Add to cart; on a phone the last
 * two stay at the bottom (product 2.7.5).
 */
export function ProductPurchase({ product, phone }: ProductPurchaseProps) {
  const { name, otherName, price, packSize, size, rating } = product;
  return (
    <div className="grid grid-cols-1 gap-0.5 md:gap-3 lg:gap-4">
      <div>
        <h1 lang={langOf(name)} className="font-display text-2xl max-md:leading-tight md:text-3xl">
          {name}
        </h1>
        <OtherName name={otherName} className="md:text-xl" />
        <Maker product={product} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Price product={product} />
        <PackFacts packSize={packSize} price={price} className="max-md:text-sm" />
        {size !== null && (
          <p lang={langOf(size)} className="text-ink-soft max-md:text-sm">
            {size}
          </p>
        )}
        {rating.stars !== null && (
          // With room to spare, so that no line moves while the fonts load.
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft max-md:text-sm md:max-lg:basis-full">
            <Stars rating={rating.stars} /> {formatReviewCount(rating)}
          </p>
        )}
      </div>
      <BuyBox product={product} phone={phone} />
      <ProductActions product={product} />
    </div>
  );
}

/** Who made it: the group's page and its village, else the name on the packet (product 2.7.15). */
function Maker({ product: { maker, brand } }: ProductProps) {
  if (maker === null)
    return brand === null ? null : (
      <p lang={langOf(brand)} className="text-ink-soft">
        {brand}
      </p>
    );
  return (
    <p className="text-ink-soft max-md:text-sm">
      {TEXTS.madeBy}{' '}
      <ShopLink
        to={`/maker/${maker.slug}`}
        lang={langOf(maker.name)}
        // The padding of an inline link is touched, and moves no line.
        className="py-2.5 text-indigo underline underline-offset-4 hover:no-underline"
      >
        {maker.name}
      </ShopLink>
      {maker.village !== '' && `, ${maker.village}`}
    </p>
  );
}

function Price({ product: { price, originalPrice, discount } }: ProductProps) {
  return (
    <p data-aloud className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <strong className={originalPrice === null ? 'text-2xl' : 'text-2xl text-madder'}>
        <span className="sr-only">{TEXTS.price} </span>
        <Money amount={price} />
      </strong>
      {originalPrice !== null && <FormerPrice amount={originalPrice} className="text-lg" />}
      {discount > 0 && (
        <Badge tone="highlight" className="self-center">
          {formatDiscount(discount)}
        </Badge>
      )}
    </p>
  );
}

/** What is needed to buy: stock, quantity, the buttons, and what holds for every order of it. */
function BuyBox({ product, phone }: ProductPurchaseProps) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  return (
    <div className="grid gap-4 max-md:gap-3 md:rounded-haat md:border md:border-hairline md:bg-paper md:p-4 lg:p-5">
      {product.isInStock ? (
        <>
          <DeliveryBlock className="min-h-31" unitPrice={product.price} quantity={quantity} />
          <StockLine product={product} />
          <OrderWithoutScript phone={phone} text={TEXTS.orderText(product.name)}>
            {TEXTS.noScript}
          </OrderWithoutScript>
          <BuyBar product={product} quantity={quantity} onQuantity={setQuantity} />
        </>
      ) : (
        <div>
          <StockLine product={product} />
          <StockAlertBlock className="min-h-28" productId={product.id} unitPrice={product.price} />
        </div>
      )}
      <BuyFacts className="min-h-30" product={product} phone={phone} />
    </div>
  );
}

function StockLine({ product: { isInStock, stock } }: ProductProps) {
  return (
    <p className={`font-semibold ${isInStock ? 'text-leaf' : 'text-madder'}`}>
      {isInStock ? TEXTS.inStock : TEXTS.outOfStock}
      {isInStock && isNearlySoldOut(stock) && (
        <Badge tone="highlight" className="ms-3">
          {QUANTITY_TEXTS.left(stock ?? 0)}
        </Badge>
      )}
    </p>
  );
}

interface BuyBarProps extends ProductProps {
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

function BuyBar({ product, quantity, onQuantity }: BuyBarProps) {
  const { id, name, stock, price } = product;
  const max = clampQuantity(MAX_QUANTITY, stock);
  const { state, addToCart } = useAddToCart(CART_TEXTS.addFailed);
  return (
    <div className="grid gap-4 noscript:hidden lg:flex lg:gap-3">
      <div data-bottom-bar className="buy-bar">
        <QuantityStepper
          label={TEXTS.quantity}
          value={quantity}
          min={MIN_QUANTITY}
          max={max}
          onCut={() => showMessage(`cart/${id}`, QUANTITY_TEXTS.left(max))}
          read={readPieces}
          onRefuse={() => showMessage(`cart/${id}`, QUANTITY_TEXTS.refused(name))}
          onChange={onQuantity}
          className="py-0.5"
        />
        <Button
          className="flex-1"
          isBusy={state === 'busy'}
          onClick={() => void addToCart(toCardProduct(product), quantity)}
        >
          <span className="grid leading-tight md:block">
            {state === 'added' ? TEXTS.added : TEXTS.addToCart}
            {/* On a phone the price above may be out of view. */}
            <span className="font-normal text-sm md:hidden">
              <Money amount={multiplyPaise(price, quantity)} />
              {isNearlySoldOut(stock) && ` · ${QUANTITY_TEXTS.left(max)}`}
            </span>
          </span>
        </Button>
      </div>
      <LinkButton
        variant="secondary"
        className="lg:flex-1 lg:max-w-44"
        to={buyNowPath({ productId: id, quantity })}
        prefetch="none"
      >
        {TEXTS.buyNow}
      </LinkButton>
    </div>
  );
}
