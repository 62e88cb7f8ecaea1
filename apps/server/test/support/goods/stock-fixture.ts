import { toProductTerms } from '@haat/domain/search';
import type { ShopContext } from '../../../src/context.ts';
import type { NewRow, Row } from '../../../src/platform/database/tables.ts';
import { createId } from '../../../src/platform/security/ids.ts';
import { toTextKey } from '../../../src/platform/security/text-keys.ts';

/** The part of a shop that its goods are put into. */
export type StockFixture = Pick<ShopContext, 'db' | 'now'>;

/** Puts a category into the shop; what is not given has a plain value. */
export async function addCategory(
  context: StockFixture,
  changes: Partial<NewRow<'categories'>> = {},
): Promise<NewRow<'categories'>> {
  const now = context.now();
  const category = {
    id: createId(now),
    name: 'Spices',
    slug: 'spices',
    image_hash: null,
    status: 'active' as const,
    position: 0,
    created_at: now,
    updated_at: now,
    ...changes,
  };
  await context.db.insertInto('categories').values(category).execute();
  return category;
}

/** Puts a product into the shop: ₹149.50, 10 in stock, in the first category (made when missing). */
export async function addProduct(
  context: StockFixture,
  changes: Partial<NewRow<'products'>> = {},
): Promise<NewRow<'products'>> {
  const now = context.now();
  const { name = 'Red Chilli Powder', brand = '' } = changes;
  const product = {
    id: createId(now),
    category_id: changes.category_id ?? (await findAnyCategory(context)),
    name,
    name_key: toTextKey(name),
    brand,
    brand_key: toTextKey(brand),
    price_paise: 149_50,
    stock_quantity: 10,
    created_at: now,
    updated_at: now,
    ...changes,
  };
  await context.db.insertInto('products').values(product).execute();
  // Only what is offered can be found.
  if (changes.status === 'archived') return product;
  await context.db
    .insertInto('product_terms')
    .values(
      toProductTerms({ name, brand, description: changes.description }).map((term) => ({
        ...term,
        product_id: product.id,
      })),
    )
    .execute();
  return product;
}

/** Puts a maker into the shop; what is not given has a plain value. */
export async function addMaker(
  context: StockFixture,
  changes: Partial<NewRow<'makers'>> = {},
): Promise<NewRow<'makers'>> {
  const now = context.now();
  const maker = {
    id: createId(now),
    slug: 'bagru-group',
    name: 'Bagru Group',
    village: 'Bagru',
    district: 'Jaipur',
    craft: 'Block prints',
    content: 'One.',
    image_hash: null,
    latitude: 26.82,
    longitude: 75.55,
    created_at: now,
    updated_at: now,
    ...changes,
  };
  await context.db.insertInto('makers').values(maker).execute();
  return maker;
}

async function findAnyCategory(context: StockFixture): Promise<string> {
  const row = await context.db.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  return row?.id ?? (await addCategory(context)).id;
}

/** The product as it is in the database. */
export function readProductRow(context: StockFixture, productId: string): Promise<Row<'products'>> {
  return context.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
}

/** A valid body of `createAddress`. */
export function newAddress(changes: Record<string, unknown> = {}) {
  return {
    name: 'Example Shopper',
    phoneNumber: '9876543210',
    addressLine1: '12 Example Road',
    district: 'Jodhpur',
    city: 'Jodhpur',
    state: 'Rajasthan',
    zipCode: '342001',
    country: 'India',
    addressType: 'Home',
    ...changes,
  };
}

/** Puts pictures of one pixel into the shop, by their hashes; what is not given has a plain value. */
export async function addPictures(
  { db }: Pick<StockFixture, 'db'>,
  hashes: readonly string[],
  changes: Partial<NewRow<'media'>> = {},
): Promise<void> {
  const picture = {
    kind: 'catalogue' as const,
    content_type: 'image/webp',
    width: 1,
    height: 1,
    byte_length: 1,
    bytes: new Uint8Array([1]),
    created_at: 0,
    ...changes,
  };
  await db
    .insertInto('media')
    .values(hashes.map((hash) => ({ ...picture, hash })))
    .execute();
}
