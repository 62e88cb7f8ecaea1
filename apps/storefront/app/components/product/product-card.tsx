import { formatDiscount, formatReviewCount } from '@haat/domain';
import { Badge, cardClass, joinClasses, SpinnerRing, Stars } from '@haat/ui';
import { type ReactNode, useState } from 'react';
import { href, useNavigation } from 'react-router';
import { ShopLink } from '../navigation/shop-link.tsx';
import { AddToCartButton, OUT_OF_STOCK } from './add-to-cart-button.tsx';
import type { CardProduct } from './card-product.ts';
import type { InUseOnHover } from './in-use-on-hover.tsx';
import { Money } from './money.tsx';
import { NameInHindi } from './name-in-hindi.tsx';
import { PackFacts } from './pack-facts.tsx';
import { ProductHeart } from './product-heart.tsx';
import { ProductPicture } from './product-picture.tsx';
import { usePictureTransition } from './product-transition.ts';

interface ProductCardProps {
  readonly product: CardProduct;
  /** True for the cards of the first screen, whose pictures are not lazy. */
  readonly isPriority?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** True for the first card of a list, which is as large as several and shows its thing in use. */
  readonly isLead?: boolean;
  /** Shows the name; as it is by default. */
  readonly renderName?: ((name: string) => ReactNode) | undefined;
  /** The card's actions; Add to cart and the heart by default. */
  readonly actions?: ReactNode;
}

/** Two a row on a phone, three or four on wider screens. */
const CARD_SIZES = '(width >= 64rem) 270px, (width >= 48rem) 30vw, 46vw';
const LEAD_SIZES = '(width >= 80rem) 476px, (width >= 48rem) 30vw, 42vw';
const CARD_WIDTHS = [160, 320, 480, 640] as const;

/** Beside the text on a phone; the whole of it on a wide screen. */
const LEAD_PICTURE = 'phone-picture max-md:object-[50%_60%] md:max-xl:card-picture!';

/** A product in a grid, with picture, name, price and Add to cart always visible. */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    isPriority = false,
    headingLevel: Heading = 'h3',
    isLead,
    renderName,
    actions,
  } = props;
  const to = href('/product/:id', { id: product.id });
  const { pictureRef, onPress } = usePictureTransition(to);
  const [InUse, setInUse] = useState<typeof InUseOnHover>();
  const discount = formatDiscount(product.discount);
  // The picture of the pack, beside that of the thing in use.
  const hasPack = isLead && product.inUse !== null;
  return (
    <article
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse' || isLead || !product.isInStock) return;
        import('./in-use-on-hover.tsx').then(
          (module) => setInUse(() => module.InUseOnHover),
          () => {
            // Offline the card keeps its picture.
          },
        );
      }}
      className={cardClass(
        joinClasses('group relative flex h-full flex-col', isLead && 'max-md:flex-row'),
      )}
    >
      <div
        ref={pictureRef}
        className={joinClasses(
          'relative overflow-hidden bg-sand',
          isLead && 'max-md:w-2/5 max-md:shrink-0',
        )}
      >
        <ProductPicture
          image={(isLead && product.inUse) || product.image}
          alt=""
          sizes={isLead ? LEAD_SIZES : CARD_SIZES}
          widths={CARD_WIDTHS}
          isPriority={isPriority}
          className={isLead ? LEAD_PICTURE : 'card-picture!'}
        />
        {InUse && product.inUse && (
          <InUse image={product.inUse} sizes={CARD_SIZES} widths={CARD_WIDTHS} />
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
          'flex min-w-0 flex-1 flex-col p-3 lg:p-4',
          hasPack &&
            'xl:grid xl:grid-cols-[13.5rem_minmax(0,1fr)] xl:grid-rows-[minmax(0,1fr)_auto] xl:gap-4',
        )}
      >
        {hasPack && (
          <div className="overflow-hidden rounded-haat bg-sand max-xl:hidden [&>picture]:h-full">
            <ProductPicture
              image={product.image}
              alt=""
              sizes="216px"
              widths={CARD_WIDTHS}
              className="h-full object-bottom"
            />
          </div>
        )}
        <div className="flex flex-1 flex-col gap-1">
          <Heading
            className={joinClasses(
              'line-clamp-6 font-semibold leading-snug lg:text-lg lg:leading-snug',
              isLead && 'max-md:line-clamp-none xl:text-xl',
            )}
          >
            <ShopLink
              to={to}
              viewTransition
              onClick={onPress}
              // The link covers the whole card; the card's buttons lie above it.
              className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {renderName ? renderName(product.name) : product.name}
            </ShopLink>
          </Heading>
          <NameInHindi name={product.nameHindi} className={isLead ? 'xl:text-lg' : ''} />
          <PackFacts
            packSize={product.packSize}
            price={product.price}
            // A narrow card has room for the pack and its unit price in one line of small letters.
            className="text-sm max-md:text-[0.75rem]"
          />
          <CardRating product={product} />
          <CardPrice product={product} />
        </div>
        {actions ?? (
          <>
            {/* These buttons need JavaScript. */}
            <AddToCartButton
              product={product}
              size="compact"
              isWide
              className="relative noscript:hidden xl:col-span-2"
            />
            <ProductHeart
              product={product}
              className={joinClasses(
                'absolute top-2 right-2 noscript:hidden',
                isLead && 'max-md:right-[calc(60%+0.25rem)]',
              )}
            />
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
    return <p className="text-sm text-ink-soft">No reviews yet</p>;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
      {/* On a phone the stars and the count share the line of a narrow card. */}
      <Stars rating={rating.stars} className="max-md:text-[0.625rem]" />
      <span className="figures">{formatReviewCount(rating)}</span>
    </p>
  );
}

function CardPrice({ product }: { readonly product: CardProduct }) {
  const { price, originalPrice } = product;
  return (
    // Beside the button, so that the prices of a row stand in line.
    // A former price that finds no room stands above it.
    <p className="mt-auto mb-2 flex flex-wrap-reverse items-baseline gap-x-1.5">
      <span className={`text-lg font-bold ${originalPrice === null ? '' : 'text-madder'}`}>
        <span className="sr-only">Price </span>
        <Money amount={price} />
      </span>
      {originalPrice !== null && (
        <span className="text-ink-soft text-sm">
          <span className="sr-only">Before </span>
          <s>
            <Money amount={originalPrice} />
          </s>
        </span>
      )}
    </p>
  );
}
