import type { TestShop } from '../build-test-app.ts';
import type { Visitor } from '../requests/visitor.ts';
import { giveSecondFactor } from './desk-members.ts';
import { raiseToAdmin } from './raise-to-admin.ts';

/** A signed-in admin, whose session has given the second factor. */
export async function signUpAdmin(
  shop: TestShop,
  changes: Record<string, unknown> = {},
): Promise<Visitor> {
  const { admin, userId } = await signUpNewAdmin(shop, changes);
  await giveSecondFactor(shop, userId);
  return admin;
}

/** A signed-in admin without a second factor. */
export async function signUpNewAdmin(
  shop: TestShop,
  changes: Record<string, unknown> = {},
): Promise<{ admin: Visitor; userId: string }> {
  const admin = shop.visitor();
  const { userId } = await admin.signUp({ fullName: 'Shop Keeper', ...changes });
  await raiseToAdmin(shop.context, userId);
  return { admin, userId };
}
