import { parseSeenProducts } from '@haat/domain/shopper';
import { href } from 'react-router';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { SeenRow } from '../../components/product/rows/seen-row.tsx';
import { storedRecentlySeen } from '../../state/create-stores.ts';
import { TEXTS } from './texts.ts';

/** Under an empty cart: what this browser showed last, and the way to the wishlist (product 2.10.9). */
export default function SeenBefore() {
  return (
    <SeenRow
      products={parseSeenProducts(storedRecentlySeen.read())}
      title={TEXTS.seen}
      action={
        <ShopLink
          to={href('/account/wishlist')}
          className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
        >
          {TEXTS.wishlist}
        </ShopLink>
      }
    />
  );
}
