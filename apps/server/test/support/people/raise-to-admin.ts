import type { ShopContext } from '../../../src/context.ts';

/** Gives a user the role `admin`. */
export async function raiseToAdmin(context: ShopContext, userId: string): Promise<void> {
  await context.db.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute();
}
