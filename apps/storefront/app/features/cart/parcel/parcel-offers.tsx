import type { CartLine } from '@haat/domain/shopper';
import { Skeleton } from '@haat/ui';
import { useId, useState } from 'react';
import { href } from 'react-router';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import type { CardProduct } from '../../../components/product/card-product.ts';
import { AddToCartButton } from '../../../components/product/cart-button/add-to-cart-button.tsx';
import { Money } from '../../../components/product/money.tsx';
import { OtherName } from '../../../components/product/other-name.tsx';
import { ProductPicture } from '../../../components/product/product-picture.tsx';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { api } from '../../../state/create-stores.ts';
import { loadParcelOffers } from './load-parcel-offers.ts';
import { PARCEL_TEXTS } from './parcel-texts.ts';

interface ParcelOffersProps {
  /** At least one. */
  readonly lines: readonly CartLine[];
}

/**
 * Four products for the same parcel, each with a button that adds it (product 2.10.8). They stay as they
 * were picked, whatever is added: nothing moves under the thumb.
 */
export function ParcelOffers({ lines }: ParcelOffersProps) {
  const titleId = useId();
  const [first] = useState(lines);
  const { loaded } = useLoad(() => loadParcelOffers(api, first));
  if (loaded.status === 'loading') return <Skeleton className="h-39.5" />;
  if (loaded.status === 'failed' || loaded.value.length === 0) return null;
  return (
    <>
      <h3 id={titleId} className="mb-2 font-semibold">
        {PARCEL_TEXTS.offers}
      </h3>
      <ul
        aria-labelledby={titleId}
        // Positioned, so that what only screen readers read is clipped with its card.
        className="relative -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 @max-[16rem]:grid lg:mx-0 lg:grid lg:grid-cols-2 lg:px-0"
      >
        {loaded.value.map((product) => (
          <ParcelOffer key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}

function ParcelOffer({ product }: { readonly product: CardProduct }) {
  const { id, name, otherName, price, image } = product;
  return (
    <li className="flex w-68 shrink-0 snap-start gap-3 @max-[16rem]:w-auto @max-[16rem]:flex-col rounded-haat border border-hairline bg-plaster p-2 lg:w-auto">
      <div className="w-20 shrink-0 overflow-hidden rounded-haat">
        <ProductPicture image={image} alt="" sizes="80px" widths={[160, 320]} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-1">
        <p className="leading-tight">
          <ShopLink
            to={href('/product/:id', { id })}
            className="font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </ShopLink>
          <OtherName name={otherName} className="text-sm" />
          <Money amount={price} />
        </p>
        <AddToCartButton product={product} size="compact" isWide />
      </div>
    </li>
  );
}
