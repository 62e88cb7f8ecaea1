import type { components } from '@haat/api-sdk/schema';
import { asPaise } from '@haat/domain';
import { divideSale, findMissingFacts, goodsStatus, stockLevel } from '@haat/domain/desk';
import type { ProductImageRow } from '../../catalogue/product-images.repository.ts';
import { toMediaUrl } from '../../media/media-url.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import type { GoodsRow } from './goods.repository.ts';
import { toFacts } from './goods-facts.ts';

export type DeskProductResponse = components['schemas']['DeskProduct'];

function presentDiscount(product: GoodsRow): DeskProductResponse['reducedBy'] {
  const { reduced_by: name, reduced_percent: percent, reduced_until: lastDay } = product;
  if (name === null || percent === null || lastDay === null) return null;
  return { name, nameHindi: product.reduced_by_hindi ?? '', percent, lastDay };
}

/**
 * Presents a product at the desk.
 *
 * @param images its pictures, in their order
 * @param shopShare see `divideSale`
 */
export function presentGoods(
  product: GoodsRow,
  images: readonly ProductImageRow[],
  shopShare: number,
): DeskProductResponse {
  const facts = toFacts(product);
  const { publish_at: publishAt, maker_slug: slug } = product;
  return {
    _id: product.id,
    version: product.version,
    status: goodsStatus({ isOnSale: product.status === 'active', publishAt }),
    publishAt: publishAt === null ? null : toIsoDate(publishAt),
    missing: findMissingFacts(facts, images.length),
    ...facts,
    reducedPaise: product.regular_price_paise === null ? null : product.price_paise,
    reducedBy: presentDiscount(product),
    remainsPaise: divideSale(asPaise(product.price_paise), 1, shopShare).remains,
    stock: product.stock_quantity,
    stockLevel: stockLevel(product.stock_quantity),
    category: {
      _id: product.category_id,
      slug: product.category_slug,
      name: product.category_name,
      nameHindi: product.category_name_hindi,
    },
    maker:
      slug === null
        ? null
        : {
            slug,
            name: product.maker_name ?? '',
            nameHindi: product.maker_name_hindi ?? '',
            village: product.maker_village ?? '',
          },
    pictures: images.map(({ media_hash: hash }) => ({ hash, url: toMediaUrl(hash) })),
    createdAt: toIsoDate(product.created_at),
    updatedAt: toIsoDate(product.updated_at),
  };
}
