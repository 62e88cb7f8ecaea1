import type { TestShop } from '../build-test-app.ts';
import type { Visitor } from '../requests/visitor.ts';
import { raiseToAdmin } from './raise-to-admin.ts';

/** A signed-in admin. */
export async function signUpAdmin(
  shop: TestShop,
  changes: Record<string, unknown> = {},
): Promise<Visitor> {
  const admin = shop.visitor();
  const { userId } = await admin.signUp({ fullName: 'Shop Keeper', ...changes });
  await raiseToAdmin(shop.context, userId);
  return admin;
}
