import { discountOf, formatSetParts, rupeesToPaise, toNameKey, toOccasions } from '@haat/domain';
import { toSafeMapEmbed } from '../../content/map-embed.ts';
import { toSafeHtml } from '../../content/safe-html.ts';
import { toStorySearchText } from '../../content/stories.service.ts';
import type { Bit, NewRow } from '../../platform/database/tables.ts';
import { createId } from '../../platform/security/ids.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import type {
  CatalogueCategory,
  CatalogueContact,
  CatalogueMaker,
  CataloguePage,
  CatalogueProduct,
  CatalogueReview,
  CatalogueStory,
} from './catalogue-format.ts';
import { hashKey, toEntityId } from './entity-ids.ts';

/** Hashes of the pictures by file name. */
export type ImageHashes = ReadonlyMap<string, string>;

/** @param position place in the shop's order */
export function toCategoryRow(
  category: CatalogueCategory,
  position: number,
  images: ImageHashes,
  now: number,
): NewRow<'categories'> {
  return {
    // The id differs from the slug, so that no code relies on their being equal.
    id: toEntityId(`category-${category.slug}`),
    name: category.name,
    slug: category.slug,
    name_hindi: category.nameHindi ?? '',
    image_hash: images.get(category.image) ?? null,
    status: category.status,
    position,
    created_at: now,
    updated_at: now,
  };
}

/** Columns of a product that the shop itself counts. */
type CountedColumn = 'units_sold' | 'version' | `${string}rating_${string}`;

/** All columns of a product that a catalogue gives: one that is left out does not compile. */
type CatalogueColumns = Required<Omit<NewRow<'products'>, CountedColumn>>;

export function toProductRow(
  product: CatalogueProduct,
  categoryId: string,
  now: number,
): CatalogueColumns {
  const price_paise = rupeesToPaise(product.price);
  const { originalPrice } = product;
  const original_price_paise = originalPrice === undefined ? null : rupeesToPaise(originalPrice);
  return {
    id: toEntityId(product.key),
    category_id: categoryId,
    status: 'active',
    name: product.name,
    name_key: toTextKey(product.name),
    description: product.description,
    description_hindi: product.descriptionHindi ?? '',
    features: product.features,
    features_hindi: product.featuresHindi ?? '',
    storage_and_usage: product.storageAndUsage,
    storage_and_usage_hindi: product.storageAndUsageHindi ?? '',
    name_hindi: product.nameHindi ?? '',
    pack_amount: product.packSize?.amount ?? null,
    pack_unit: product.packSize?.unit ?? null,
    size: product.size ?? '',
    is_vegetarian: toBit(product.isVegetarian),
    ingredients: product.ingredients ?? '',
    ingredients_hindi: product.ingredientsHindi ?? '',
    allergens: product.allergens ?? '',
    allergens_hindi: product.allergensHindi ?? '',
    best_before_days: product.bestBeforeDays ?? null,
    food_licence: product.foodLicence ?? '',
    gst_rate: product.gstRate ?? null,
    hsn: product.hsn ?? '',
    country_of_origin: product.countryOfOrigin ?? '',
    occasions: toOccasions(product.occasions ?? []).join(' '),
    set_parts: formatSetParts(
      (product.contains ?? []).map(({ product: key, quantity }) => ({
        productId: toEntityId(key),
        quantity,
      })),
    ),
    brand: product.brand,
    brand_key: toTextKey(product.brand),
    maker_id: product.maker === undefined ? null : toMakerId(product.maker),
    price_paise,
    original_price_paise,
    discount_percent: discountOf(price_paise, original_price_paise),
    stock_quantity: product.stockQuantity,
    created_at: Date.parse(product.createdAt),
    updated_at: now,
  };
}

function toBit(value: boolean | undefined): Bit | null {
  if (value === undefined) return null;
  return value ? 1 : 0;
}

export function toProductImageRows(
  product: CatalogueProduct,
  images: ImageHashes,
): NewRow<'product_images'>[] {
  // A picture that is listed twice is stored once.
  const hashes = new Set(product.images.map((fileName) => images.get(fileName)));
  return Array.from(hashes)
    .filter((hash) => hash !== undefined)
    .map((hash, position) => ({
      product_id: toEntityId(product.key),
      position,
      role: position === 0 ? 'main' : 'additional',
      media_hash: hash,
    }));
}

/** Columns of a group that the desk alone sets. */
type DeskColumn = 'status' | 'version';

/** @param position place in the shop's order */
export function toMakerRow(
  maker: CatalogueMaker,
  position: number,
  images: ImageHashes,
  now: number,
): Required<Omit<NewRow<'makers'>, DeskColumn>> {
  return {
    id: toMakerId(maker.slug),
    slug: maker.slug,
    name: maker.name,
    name_hindi: maker.nameHindi ?? '',
    village: maker.village ?? '',
    village_hindi: maker.villageHindi ?? '',
    district: maker.district ?? '',
    district_hindi: maker.districtHindi ?? '',
    craft: maker.craft,
    craft_hindi: maker.craftHindi ?? '',
    content: maker.content,
    content_hindi: maker.contentHindi ?? '',
    women: maker.women ?? null,
    founded_year: maker.foundedYear ?? null,
    image_hash: images.get(maker.image ?? '') ?? null,
    latitude: maker.place?.latitude ?? null,
    longitude: maker.place?.longitude ?? null,
    position,
    created_at: now,
    updated_at: now,
  };
}

function toMakerId(slug: string): string {
  return toEntityId(`maker-${slug}`);
}

export function toStoryProductRows({
  key,
  products = [],
}: CatalogueStory): NewRow<'story_products'>[] {
  return products.map((product, position) => ({
    story_id: toEntityId(key),
    product_id: toEntityId(product),
    position,
  }));
}

export function toStoryRow(
  story: CatalogueStory,
  images: ImageHashes,
  now: number,
): NewRow<'stories'> {
  return {
    id: toEntityId(story.key),
    title: story.title,
    title_hindi: story.titleHindi ?? '',
    content: story.content,
    content_hindi: story.contentHindi ?? '',
    search_text: toStorySearchText(story),
    image_hash: images.get(story.image) ?? null,
    published_at: Date.parse(story.date),
    created_at: now,
    updated_at: now,
  };
}

/** @param position place in the footer's list */
export function toPageRow(page: CataloguePage, position: number, now: number): NewRow<'pages'> {
  return {
    id: toEntityId(`page-${page.slug}`),
    slug: page.slug,
    title: page.title,
    title_hindi: page.titleHindi ?? '',
    content: toSafeHtml(page.content),
    content_hindi: toSafeHtml(page.contentHindi ?? ''),
    is_active: page.isActive ? 1 : 0,
    position,
    created_at: now,
    updated_at: now,
  };
}

export function toContactRow(contact: CatalogueContact, now: number): NewRow<'contact_info'> {
  return {
    id: 'shop',
    headline: contact.headline,
    headline_hindi: contact.headlineHindi ?? '',
    subheading: contact.subheading,
    subheading_hindi: contact.subheadingHindi ?? '',
    address: contact.address,
    phone: contact.phone,
    email: contact.email,
    hours: contact.hours,
    hours_hindi: contact.hoursHindi ?? '',
    map_embed: toSafeMapEmbed(contact.mapEmbed),
    seller_name: contact.sellerName ?? '',
    seller_address: contact.sellerAddress ?? '',
    gstin: contact.gstin ?? '',
    food_licence: contact.foodLicence ?? '',
    grievance_officer: contact.grievanceOfficer ?? '',
    updated_at: now,
  };
}

/**
 * Returns the account of an author of imported reviews. Nobody can sign in to it or reset its
 * password: the password is unknown, and mail to `.invalid` cannot be delivered.
 *
 * @param passwordHash the hash of a password that nobody knows
 */
export function toReviewerRow(author: string, passwordHash: string, now: number): NewRow<'users'> {
  const id = toReviewerId(author);
  const email = `${id}@reviews.invalid`;
  return {
    id,
    full_name: author,
    user_name: id,
    user_name_key: toNameKey(id),
    email,
    email_key: toTextKey(email),
    email_verified_at: null,
    phone_number: '',
    avatar_hash: null,
    password_hash: passwordHash,
    created_at: now,
    updated_at: now,
  };
}

export function toReviewRow(review: CatalogueReview): NewRow<'reviews'> {
  const writtenAt = Date.parse(review.createdAt);
  return {
    id: createId(writtenAt),
    user_id: toReviewerId(review.author),
    product_id: toEntityId(review.product),
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    signature: review.author,
    created_at: writtenAt,
    updated_at: writtenAt,
  };
}

function toReviewerId(author: string): string {
  return `reviewer-${hashKey(author)}`;
}
