import { joinClasses } from '@haat/ui';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { Money } from '../../components/product/money.tsx';
import { ProductPicture } from '../../components/product/product-picture.tsx';
import type { Again } from './again.ts';
import { AGAIN_TEXTS } from './again-texts.ts';
import type { HeroGood } from './hero-good.ts';

interface HeroGoodsProps {
  readonly products: readonly HeroGood[];
  /** Takes the places of the products; null for a first visit. */
  readonly again: Again | null;
}

/** Goods with their prices: a row that scrolls sideways on a phone, a list on wider screens. */
export function HeroGoodList({ products, again }: HeroGoodsProps): ReactNode {
  return (
    <ul className="flex gap-3 overflow-x-auto px-4 pb-1 @max-[14rem]:grid @max-[14rem]:grid-cols-1 md:grid md:grid-cols-4 lg:auto-rows-fr lg:grid-cols-2 md:overflow-visible md:px-0">
      {again && <AgainTile {...again} />}
      {(again?.goods ?? products).map(({ id, name, image, price, originalPrice }) => (
        <li key={id} className="w-56 shrink-0 @max-[14rem]:w-auto @max-[14rem]:min-w-0 md:w-auto">
          <ShopLink to={href('/product/:id', { id })} className="group hero-good">
            <span className="w-16 shrink-0 self-stretch overflow-clip bg-sand [&>picture]:h-full lg:w-22">
              <ProductPicture
                image={image}
                alt=""
                sizes="(width >= 64rem) 88px, 64px"
                widths={[160, 320]}
                className="aspect-square! h-full object-bottom thumbnail"
              />
            </span>
            <span className="grid min-w-0 py-1 leading-tight">
              <span className="line-clamp-2 min-h-[2lh] content-center wrap-anywhere md:max-lg:line-clamp-3 md:max-lg:min-h-[3lh] @max-[14rem]:line-clamp-none group-hover:underline">
                {name}
              </span>
              <span className={`font-bold ${originalPrice === null ? '' : 'text-madder'}`}>
                <Money amount={price} />
              </span>
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** Together with the goods the heading has four places, so that nothing moves. */
const SPANS = ['', 'md:col-span-3 lg:col-span-2', 'md:col-span-2', ''] as const;

function AgainTile({ kind, goods }: Again) {
  return (
    <li
      className={joinClasses(
        'on-dark grid w-32 shrink-0 content-center rounded-haat bg-indigo px-3 text-plaster leading-tight @max-[14rem]:w-auto @max-[14rem]:py-3 md:w-auto',
        SPANS[goods.length],
      )}
    >
      {kind === 'bought' ? (
        <>
          <strong className="text-lg leading-tight">{AGAIN_TEXTS.bought}</strong>
          <ShopLink
            to={href('/account/orders')}
            className="-my-2 flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            {AGAIN_TEXTS.orders}
          </ShopLink>
        </>
      ) : (
        <strong className="text-lg leading-tight">{AGAIN_TEXTS.seen}</strong>
      )}
    </li>
  );
}
