import { HOME_BLOCK_SIZE, othersQuery, pickOthers } from '@haat/domain/shopper';
import { SectionHeading } from '@haat/ui';
import type { CardProduct } from '../../components/product/card-product.ts';
import { ProductBlock } from '../../components/product/rows/product-block.tsx';
import { TEXTS } from './texts.ts';

interface RelatedProductsProps {
  readonly productId: string;
  readonly categorySlug: string;
  readonly products: readonly CardProduct[] | null;
}

/** Other products of the same category; the page does not wait for them. */
export function RelatedProducts({ productId, categorySlug, products }: RelatedProductsProps) {
  return (
    <section className="mt-12 md:mt-16">
      <SectionHeading className="mb-5 md:mb-8">{TEXTS.related}</SectionHeading>
      <ProductBlock
        key={productId}
        products={products}
        query={othersQuery(categorySlug, 1)}
        pick={(found) => pickOthers(found, [productId])}
        count={HOME_BLOCK_SIZE}
        empty={<p className="text-lg">{TEXTS.noRelated}</p>}
      />
    </section>
  );
}
