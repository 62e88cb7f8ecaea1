import type { ShopContext } from '../../context.ts';
import { findDataVersion } from './data-version.ts';

/** Names what the database holds now; another name as soon as anything is written. */
export function readDataVersion(context: Pick<ShopContext, 'db' | 'engine'>): Promise<string> {
  return findDataVersion(context.db, context.engine);
}
