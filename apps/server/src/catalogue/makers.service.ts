import { type Pagination, toPagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { MakerRow } from './makers.repository.ts';
import * as makers from './makers.repository.ts';

/** Lists a results page of the makers, in the shop's order. */
export async function listMakers(
  context: ShopContext,
  { page, limit }: { page: number; limit: number },
): Promise<{ makers: MakerRow[]; pagination: Pagination }> {
  const rows = await makers.listMakers(context.db, { limit, offset: (page - 1) * limit });
  const total = await makers.countMakers(context.db);
  return { makers: rows, pagination: toPagination(page, limit, total) };
}

/** @throws {NotFoundError} for an unknown maker */
export async function getMaker(context: ShopContext, slug: string): Promise<MakerRow> {
  const row = await makers.findMaker(context.db, slug);
  if (row === undefined) throw new NotFoundError('Maker');
  return row;
}
