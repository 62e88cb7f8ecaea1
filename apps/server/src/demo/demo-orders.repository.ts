import { toNameKey } from '@haat/domain';
import { createUser } from '../accounts/users.repository.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { DEMO_PLACES } from './demo-order-plan.ts';

/** Products that can be ordered, in the same order in every demo shop; none where it is another shop. */
export async function listDemoProducts(db: Db) {
  const seed = await db
    .selectFrom('applied_seeds')
    .select('name')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  if (seed === undefined) return [];
  return db
    .selectFrom('products')
    .select(['id', 'name', 'name_hindi', 'pack_amount', 'pack_unit', 'price_paise', 'maker_id'])
    .select(['gst_rate', 'hsn'])
    .select(({ selectFrom }) =>
      selectFrom('product_images')
        .select('media_hash')
        .whereRef('product_images.product_id', '=', 'products.id')
        .orderBy('position')
        .limit(1)
        .as('image_hash'),
    )
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
}

/** Somebody who orders in the demo shop, with the address as it is copied into the orders. */
export interface DemoShopper {
  readonly userId: string;
  readonly copiedAddress: Pick<OrderRow, Extract<keyof OrderRow, `address_${string}`>>;
}

/**
 * Creates a shopper in each place. Nobody can sign in to their accounts: the password is unknown, and
 * mail to `.invalid` cannot be delivered. No phone number begins with 0 after the country's code.
 *
 * @param passwordHash the hash of a password that nobody knows
 * @param now epoch ms
 */
export async function createDemoShoppers(
  db: Db,
  passwordHash: string,
  now: number,
): Promise<DemoShopper[]> {
  const shoppers: DemoShopper[] = [];
  for (const [index, { city, state, zipCode }] of DEMO_PLACES.entries()) {
    const userId = `demo-shopper-${index + 1}`;
    const name = `A shopper from ${city}`;
    const email = `${userId}@demo.invalid`;
    const phone = `00000000${String(index + 1).padStart(2, '0')}`;
    await createUser(db, {
      id: userId,
      full_name: name,
      user_name: userId,
      user_name_key: toNameKey(userId),
      email,
      email_key: toTextKey(email),
      email_verified_at: null,
      phone_number: phone,
      avatar_hash: null,
      password_hash: passwordHash,
      created_at: now,
      updated_at: now,
    });
    const copiedAddress = {
      address_id: `demo-address-${index + 1}`,
      address_name: name,
      address_phone_number: phone,
      address_line1: `${index + 1} Example Road`,
      address_line2: '',
      address_landmark: '',
      address_district: city,
      address_city: city,
      address_state: state,
      address_zip_code: zipCode,
      address_country: 'India',
      address_type: 'Home',
    } as const;
    shoppers.push({ userId, copiedAddress });
  }
  return shoppers;
}
