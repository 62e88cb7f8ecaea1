import { SectionHeading } from '@haat/ui';
import type { CardProduct } from '../../shared/card-product.ts';
import type { Deferred } from '../../shared/load.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { TREASURES_TITLE } from './messages.ts';
import { ProductBlock } from './product-block.tsx';

interface TreasuresProps {
  readonly products: Promise<Deferred<readonly CardProduct[]>>;
}

/** 'Handmade Treasures Crafted With Love' (spec §2). */
export function Treasures({ products }: TreasuresProps) {
  return (
    <section className="page-width mt-14 md:mt-20">
      <SectionHeading
        className="mb-5 md:mb-8"
        action={
          <ShopLink
            to="/products-list"
            className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
          >
            See all products
          </ShopLink>
        }
      >
        {TREASURES_TITLE}
      </SectionHeading>
      <ProductBlock
        products={products}
        empty={<p>The first products are on their way. Please look in again soon.</p>}
      />
    </section>
  );
}
