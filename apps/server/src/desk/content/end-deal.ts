import { endHomeDeal } from '../../catalogue/home-deal.repository.ts';
import type { ShopContext } from '../../context.ts';

/**
 * Takes the deal back whose time is over (product 10.7.6), so that no cached page shows it longer. Of
 * several processes one does it.
 *
 * @returns true when it is over now
 */
export function endDueDeal(context: ShopContext): Promise<boolean> {
  return endHomeDeal(context.db, context.now());
}
