import { HOME_BLOCK_SIZE } from '@haat/domain/shopper';
import { SectionHeading } from '@haat/ui';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import type { CardProduct } from '../../components/product/card-product.ts';
import { ProductBlock } from '../../components/product/rows/product-block.tsx';
import { BEST_SELLERS_QUERY } from './home-blocks.ts';
import { TEXTS } from './texts.ts';

interface BestSellersProps {
  readonly products: readonly CardProduct[] | null;
}

/** The best-selling products, with a link to all products (product 2.6.4). */
export function BestSellers({ products }: BestSellersProps) {
  return (
    <section className="page-width mt-12 md:mt-16">
      <SectionHeading
        className="mb-5 md:mb-8"
        action={
          <LinkButton to="/products-list" variant="secondary" size="compact">
            {TEXTS.explore}
          </LinkButton>
        }
      >
        {TEXTS.bestSellers}
      </SectionHeading>
      <ProductBlock
        products={products}
        query={BEST_SELLERS_QUERY}
        count={HOME_BLOCK_SIZE}
        empty={<p className="text-lg">{TEXTS.noBestSellers}</p>}
      />
    </section>
  );
}
