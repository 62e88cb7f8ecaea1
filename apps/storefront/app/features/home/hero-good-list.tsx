import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { Money } from '../../components/product/money.tsx';
import { ProductPicture } from '../../components/product/product-picture.tsx';
import type { HeroGood } from './hero-good.ts';

export interface HeroGoodsProps {
  readonly products: readonly HeroGood[];
}

/** Goods with their prices: a row that scrolls sideways on a phone, a list on wider screens. */
export function HeroGoodList({ products }: HeroGoodsProps): ReactNode {
  return (
    <ul className="flex gap-3 overflow-x-auto px-4 pb-1 @max-[14rem]:grid @max-[14rem]:grid-cols-1 md:grid md:grid-cols-4 lg:grid-cols-2 md:overflow-visible md:px-0">
      {products.map(({ id, name, image, price, originalPrice }) => (
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
              <span className="line-clamp-2 wrap-anywhere md:max-lg:line-clamp-3 @max-[14rem]:line-clamp-none group-hover:underline">
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
