import { OCCASION_LABELS, OCCASIONS, type Occasion } from '@haat/domain/shopper';
import { href } from 'react-router';
import { ShopLink } from '../navigation/shop-link.tsx';
import { PRODUCT_TEXTS } from './product-texts.ts';

/** Links to the gifts of each occasion: a row that scrolls sideways where it does not fit (product 10.7.8). */
export function OccasionLinks({ current }: { readonly current?: Occasion }) {
  return (
    <nav aria-label={PRODUCT_TEXTS.occasions} className="@container price-chips">
      <ul className="flex w-max gap-2 @max-[14rem]:w-auto @max-[14rem]:flex-wrap">
        {OCCASIONS.map((occasion) => (
          <li key={occasion}>
            <ShopLink
              to={`${href('/gifts')}${occasion === 'gift' ? '' : `?occasion=${occasion}`}`}
              aria-current={occasion === current ? 'true' : undefined}
              className="price-chip"
            >
              {OCCASION_LABELS[occasion]}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
