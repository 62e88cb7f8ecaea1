import { HOME_BLOCK_SIZE } from '@haat/domain/shopper';
import { SectionHeading } from '@haat/ui';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import type { CardProduct } from '../../components/product/card-product.ts';
import { ProductBlock } from '../../components/product/rows/product-block.tsx';
import { TREASURES_QUERY } from './home-blocks.ts';
import { TEXTS } from './texts.ts';

interface TreasuresProps {
  readonly products: readonly CardProduct[] | null;
}

/** 'Handmade Treasures Crafted With Love' (product 2.6.3). */
export function Treasures({ products }: TreasuresProps) {
  return (
    <section className="page-width mt-12 md:mt-16">
      <SectionHeading
        className="mb-5 md:mb-8"
        action={
          <ShopLink
            to="/products-list"
            className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
          >
            {TEXTS.allProducts}
          </ShopLink>
        }
      >
        {TEXTS.treasures}
      </SectionHeading>
      <ProductBlock
        products={products}
        query={TREASURES_QUERY}
        count={HOME_BLOCK_SIZE}
        empty={<p>{TEXTS.noTreasures}</p>}
      />
    </section>
  );
}
