import { formatDiscount, formatReviewCount, langOf } from '@haat/domain/shopper';
import { Badge, cardClass, joinClasses, SpinnerRing, Stars } from '@haat/ui';
import { type ReactNode, useState } from 'react';
import { href, useNavigation } from 'react-router';
import { useCode } from '../../hydration/use-code.ts';
import { ShopLink } from '../navigation/shop-link.tsx';
import type { CardProduct } from './card-product.ts';
import { AddToCartButton, OUT_OF_STOCK } from './cart-button/add-to-cart-button.tsx';
import { FormerPrice } from './former-price.tsx';
import { Money } from './money.tsx';
import { OtherName } from './other-name.tsx';
import { PackFacts } from './pack-facts.tsx';
import { ProductPicture } from './product-picture.tsx';
import { PRODUCT_TEXTS } from './product-texts.ts';
import { usePictureTransition } from './product-transition.ts';
import { ProductHeart } from './wishlist/product-heart.tsx';

interface ProductCardProps {
  readonly product: CardProduct;
  /** True for the cards of the first screen, whose pictures are not lazy. */
  readonly isPriority?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** True for the first card of a list, which is as large as several and shows its thing in use. */
  readonly isLead?: boolean;
  /** True for the only card of a list: its picture stands beside its words, whatever the screen. */
  readonly isAlone?: boolean;
  /** Shows the name; as it is by default. */
  readonly renderName?: ((name: string) => ReactNode) | undefined;
  /** The card's actions; Add to cart and the heart by default. */
  readonly actions?: ReactNode;
}

/** Two a row on a phone, three or four on wider screens. */
const CARD_SIZES = '(width >= 64rem) 270px, (width >= 48rem) 30vw, 46vw';
const LEAD_SIZES = '(width >= 80rem) 640px, (width >= 48rem) 30vw, 42vw';
const CARD_WIDTHS = [320, 480] as const;
const LEAD_WIDTHS = [320, 480, 640, 960] as const;

/** A product in a grid, with picture, name, price and Add to cart always visible. */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    isPriority = false,
    headingLevel: Heading = 'h3',
    isLead,
    isAlone = false,
    renderName,
    actions,
  } = props;
  const to = href('/product/:id', { id: product.id });
  const { pictureRef, onPress } = usePictureTransition(to);
  const [isPointed, setIsPointed] = useState(false);
  const inUse = useCode(() => import('./in-use-on-hover.tsx'), isPointed ? 'now' : 'later');
  const discount = formatDiscount(product.discount);
  return (
    <article
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && !isLead && product.isInStock) setIsPointed(true);
      }}
      className={cardClass(
        joinClasses('group relative flex flex-col', isLead && 'lead-card', isAlone && 'alone-card'),
      )}
    >
      <div
        ref={pictureRef}
        className={joinClasses('card-frame', isLead && 'lead-frame', isAlone && 'alone-frame')}
      >
        <ProductPicture
          image={(isLead && product.inUse) || product.image}
          alt=""
          sizes={isLead || isAlone ? LEAD_SIZES : CARD_SIZES}
          widths={isLead || isAlone ? LEAD_WIDTHS : CARD_WIDTHS}
          isPriority={isPriority}
          className={isLead ? 'lead-picture' : 'card-picture'}
        />
        {inUse && product.inUse && (
          <inUse.InUseOnHover image={product.inUse} sizes={CARD_SIZES} widths={CARD_WIDTHS} />
        )}
        {discount && (
          <Badge tone="highlight" className="absolute top-2 left-2">
            {discount}
          </Badge>
        )}
        {!product.isInStock && (
          <Badge aria-hidden="true" className="absolute bottom-2 left-2">
            {OUT_OF_STOCK}
          </Badge>
        )}
        <OpeningSign to={to} />
      </div>
      <div
        className={joinClasses(
          'card-text',
          isLead ? 'lead-facts' : 'flex flex-1 flex-col',
          isAlone && 'alone-facts',
        )}
      >
        <div className={isLead ? 'xl:row-span-2' : undefined}>
          <Heading
            className={joinClasses(
              'card-name',
              isLead && 'line-clamp-none max-md:min-h-[2lh] xl:text-2xl',
              isAlone && 'md:text-2xl!',
            )}
          >
            <ShopLink
              to={to}
              lang={langOf(product.name)}
              viewTransition
              onClick={onPress}
              // The link covers the whole card; the card's buttons lie above it.
              className="card-link"
            >
              {renderName ? renderName(product.name) : product.name}
            </ShopLink>
          </Heading>
          <OtherName name={product.otherName} className={isLead ? 'mt-1 xl:text-xl' : 'mt-1'} />
          <PackFacts
            packSize={product.packSize}
            thing={product}
            price={product.price}
            className="mt-1 text-sm"
          />
          <CardRating product={product} />
        </div>
        <CardPrice product={product} isLead={isLead} />
        {actions ?? (
          <>
            {/* These buttons need JavaScript. */}
            <AddToCartButton
              product={product}
              size="compact"
              isWide
              className={joinClasses('relative mt-2 noscript:hidden', isLead && 'lead-button')}
            />
            <ProductHeart
              product={product}
              className={joinClasses(
                'absolute top-2 right-2 noscript:hidden',
                isLead && 'max-md:right-[calc(60%+0.25rem)] xl:top-auto xl:bottom-2',
                isAlone && 'right-[calc(60%+0.25rem)]!',
              )}
            />
          </>
        )}
      </div>
    </article>
  );
}

/** Shows that the product's page is loading, after a short delay (product 2.7.7). */
function OpeningSign({ to }: { readonly to: string }) {
  const { location } = useNavigation();
  if (location?.pathname !== to) return null;
  return (
    <div className="absolute inset-x-2 bottom-2 grid justify-items-center">
      <p role="status" className="card-opening">
        <SpinnerRing className="text-madder" /> {PRODUCT_TEXTS.loading}
      </p>
    </div>
  );
}

function CardRating({ product: { rating } }: { readonly product: CardProduct }) {
  if (rating.stars === null) {
    return <p className="mt-1 text-ink-soft text-sm">{PRODUCT_TEXTS.noReviews}</p>;
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
      {/* On a phone the stars and the count share the line of a narrow card. */}
      <Stars rating={rating.stars} className="max-md:text-[0.625rem]" />
      <span className="figures">{formatReviewCount(rating)}</span>
    </p>
  );
}

interface CardPriceProps {
  readonly product: CardProduct;
  readonly isLead: boolean | undefined;
}

function CardPrice({ product, isLead = false }: CardPriceProps) {
  const { price, originalPrice } = product;
  return (
    <p className={joinClasses('card-price', isLead && 'lead-price')}>
      <span
        className={joinClasses(
          'font-bold text-lg',
          originalPrice !== null && 'text-madder',
          isLead && 'xl:text-xl',
        )}
      >
        <span className="sr-only">{PRODUCT_TEXTS.price}</span>
        <Money amount={price} />
      </span>
      {originalPrice !== null && (
        <FormerPrice amount={originalPrice} className="card-former-price" />
      )}
    </p>
  );
}
