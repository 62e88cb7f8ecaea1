import type { components } from '@haat/api-sdk/schema';
import { asPaise, paiseToRupees, readOccasions, readSetParts } from '@haat/domain';
import { toMediaUrl } from '../media/media-url.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { ProductImageRow } from './product-images.repository.ts';
import type { ProductRow } from './products.repository.ts';

export type ProductResponse = components['schemas']['Product'];

function presentMakerRef(product: ProductRow): ProductResponse['maker'] {
  const { maker_slug: slug, maker_name: name, maker_village: village } = product;
  if (slug === null) return null;
  return {
    slug,
    name: name ?? '',
    nameHindi: product.maker_name_hindi ?? '',
    village: village ?? '',
    villageHindi: product.maker_village_hindi ?? '',
  };
}

/** Presents the contents of a pack, of a product or as an order copied them. */
export function presentPackSize({
  pack_amount: amount,
  pack_unit: unit,
}: Pick<ProductRow, 'pack_amount' | 'pack_unit'>): ProductResponse['packSize'] {
  return amount === null || unit === null ? null : { amount, unit };
}

function presentOriginalPrice({ original_price_paise: paise }: ProductRow): number | null {
  return paise === null ? null : paiseToRupees(asPaise(paise));
}

/**
 * Presents a product in the contract's shape.
 *
 * @param images the product's pictures, in their order
 */
function presentProduct(product: ProductRow, images: readonly ProductImageRow[]): ProductResponse {
  const all: string[] = [];
  const additional: string[] = [];
  const gallery: string[] = [];
  for (const { media_hash, role } of images) {
    const url = toMediaUrl(media_hash);
    all.push(url);
    if (role === 'additional') additional.push(url);
    else if (role === 'gallery') gallery.push(url);
  }
  const stars = product.rating_count > 0 ? product.rating_average / 100 : null;
  // A product that was taken off the shop stays in carts and wishlists, but cannot be bought.
  const stock = product.status === 'active' ? product.stock_quantity : 0;
  return {
    _id: product.id,
    name: product.name,
    nameHindi: product.name_hindi,
    description: product.description,
    price: paiseToRupees(asPaise(product.price_paise)),
    originalPrice: presentOriginalPrice(product),
    discount: product.discount_percent,
    image: all[0] ?? null,
    images: all,
    additional_images: additional,
    gallery,
    features: product.features,
    storageAndUsage: product.storage_and_usage,
    packSize: presentPackSize(product),
    size: product.size,
    isVegetarian: product.is_vegetarian === null ? null : product.is_vegetarian === 1,
    ingredients: product.ingredients,
    allergens: product.allergens,
    bestBeforeDays: product.best_before_days,
    foodLicence: product.food_licence,
    countryOfOrigin: product.country_of_origin,
    occasions: readOccasions(product.occasions).occasions,
    contains: readSetParts(product.set_parts) ?? [],
    stars,
    ratings: stars,
    reviews: product.rating_count,
    brand: product.brand,
    maker: presentMakerRef(product),
    category: {
      _id: product.category_id,
      slug: product.category_slug,
      name: product.category_name,
      nameHindi: product.category_name_hindi,
    },
    inStock: stock > 0,
    stock_quantity: stock,
    createdAt: toIsoDate(product.created_at),
  };
}

/** Presents a product with its Hindi texts, which are too long for lists (product 10.7.8). */
export function presentWholeProduct(
  product: ProductRow,
  images: readonly ProductImageRow[],
): ProductResponse {
  return {
    ...presentProduct(product, images),
    descriptionHindi: product.description_hindi,
    featuresHindi: product.features_hindi,
    storageAndUsageHindi: product.storage_and_usage_hindi,
    ingredientsHindi: product.ingredients_hindi,
    allergensHindi: product.allergens_hindi,
  };
}

/**
 * Presents products in their order; `images` holds the pictures of all of them, each product's in
 * their order.
 */
export function presentProducts(
  products: readonly ProductRow[],
  images: readonly ProductImageRow[],
): ProductResponse[] {
  const byProduct = Map.groupBy(images, (image) => image.product_id);
  return products.map((product) => presentProduct(product, byProduct.get(product.id) ?? []));
}
