import { formatDiscount, formatReviewCount } from '@haat/domain';
import { Badge, cardClass, SpinnerRing, Stars } from '@haat/ui';
import type { ReactNode } from 'react';
import { href, useNavigation } from 'react-router';
import { ShopLink } from '../navigation/shop-link.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import type { CardProduct } from './card-product.ts';
import { Money } from './money.tsx';
import { ProductHeart } from './product-heart.tsx';
import { ProductPicture } from './product-picture.tsx';
import { usePictureTransition } from './product-transition.ts';

interface ProductCardProps {
  readonly product: CardProduct;
  /** True for the cards of the first screen, whose pictures are not lazy. */
  readonly isPriority?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** The card's actions; Add to cart and the heart by default. */
  readonly actions?: ReactNode;
}

/** Two a row on a phone, three or four on wider screens. */
const CARD_SIZES = '(width >= 64rem) 270px, (width >= 48rem) 30vw, 46vw';
const CARD_WIDTHS = [160, 320, 480, 640] as const;

/** A product in a grid, with picture, name, price and Add to cart always visible. */
export function ProductCard(props: ProductCardProps) {
  const { product, isPriority = false, headingLevel: Heading = 'h3', actions } = props;
  const to = href('/product/:id', { id: product.id });
  const { pictureRef, onPress } = usePictureTransition(to);
  const discount = formatDiscount(product.discount);
  return (
    <article className={cardClass('group relative flex h-full flex-col')}>
      <div ref={pictureRef} className="relative overflow-hidden bg-sand">
        <ProductPicture
          image={product.image}
          alt=""
          sizes={CARD_SIZES}
          widths={CARD_WIDTHS}
          isPriority={isPriority}
          className={product.isInStock ? '' : 'opacity-60'}
        />
        {discount && (
          <Badge tone="highlight" className="absolute top-2 left-2">
            {discount}
          </Badge>
        )}
        <OpeningSign to={to} />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 lg:p-4">
        <Heading className="line-clamp-6 font-semibold max-lg:min-h-[2lh] leading-snug lg:text-lg lg:leading-snug">
          <ShopLink
            to={to}
            viewTransition
            onClick={onPress}
            // The link covers the whole card; the card's buttons lie above it.
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {product.name}
          </ShopLink>
        </Heading>
        <CardRating product={product} />
        <CardPrice product={product} />
        {actions ?? (
          <>
            {/* These buttons need JavaScript. */}
            <AddToCartButton
              product={product}
              size="compact"
              isWide
              className="relative mt-1 noscript:hidden"
            />
            <ProductHeart product={product} className="absolute top-2 right-2 noscript:hidden" />
          </>
        )}
      </div>
    </article>
  );
}

/** Shows that the product's page is loading, after a short delay (product 2.7.8). */
function OpeningSign({ to }: { readonly to: string }) {
  const { location } = useNavigation();
  if (location?.pathname !== to) return null;
  return (
    <div className="absolute inset-x-2 bottom-2 grid justify-items-center">
      <p
        role="status"
        className="late-sign flex items-center gap-2 rounded-haat bg-paper px-3 py-1.5 text-sm"
      >
        <SpinnerRing className="text-madder" /> Loading product…
      </p>
    </div>
  );
}

function CardRating({ product: { rating } }: { readonly product: CardProduct }) {
  if (rating.stars === null) {
    return <p className="text-sm text-ink-soft max-md:min-h-[2lh]">No reviews yet</p>;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft max-md:min-h-[2lh]">
      <Stars rating={rating.stars} />
      <span className="figures">{formatReviewCount(rating)}</span>
    </p>
  );
}

function CardPrice({ product }: { readonly product: CardProduct }) {
  const { price, originalPrice } = product;
  return (
    <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1">
      <span className={`text-lg font-bold ${originalPrice === null ? '' : 'text-madder'}`}>
        <span className="sr-only">Price </span>
        <Money amount={price} />
      </span>
      {originalPrice !== null && (
        <span className="text-sm text-ink-soft">
          <span className="sr-only">Before </span>
          <s>
            <Money amount={originalPrice} />
          </s>
        </span>
      )}
    </p>
  );
}
