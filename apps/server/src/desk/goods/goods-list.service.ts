import { type Pagination, toPagination } from '@haat/domain';
import {
  listProductImages,
  type ProductImageRow,
} from '../../catalogue/product-images.repository.ts';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { getLedgerSettings } from '../money/ledger-settings.repository.ts';
import { type DeskProductResponse, presentGoods } from './goods.presenter.ts';
import type { GoodsFilter, GoodsRow, GoodsSort } from './goods.repository.ts';
import * as goods from './goods.repository.ts';

/** The query of the list of goods (product 10.3.1). */
export interface GoodsQuery {
  page: number;
  limit: number;
  /** Part of a name. */
  q: string;
  status?: GoodsFilter['status'];
  /** Slug of a group. */
  maker?: string | undefined;
  /** Slug of a category. */
  category?: string | undefined;
  sort?: GoodsSort | undefined;
}

/** Lists a results page of the goods that a member may see: a group member those of her group. */
export async function listGoods(
  { db }: ShopContext,
  member: Pick<DeskMember, 'makerId'>,
  { page, limit, q, status, maker, category, sort }: GoodsQuery,
): Promise<{ products: DeskProductResponse[]; pagination: Pagination }> {
  const wanted = maker === undefined ? undefined : await findMakerId(db, maker);
  const makerId = member.makerId ?? wanted;
  if (maker !== undefined && wanted !== makerId) {
    return { products: [], pagination: toPagination(page, limit, 0) };
  }
  const part = toTextKey(q);
  const filter = { part: part === '' ? undefined : part, status, makerId, category };
  const { rows, pagination } = await goods.listGoods(db, filter, { page, limit }, sort);
  return { products: await presentAll(db, rows), pagination };
}

/** @returns an id that no group has for an unknown slug */
async function findMakerId(db: Db, slug: string): Promise<string> {
  const makers = await goods.listMakersOfGoods(db);
  return makers.find((maker) => maker.slug === slug)?.id ?? '';
}

async function presentAll(db: Db, rows: readonly GoodsRow[]): Promise<DeskProductResponse[]> {
  const images = Map.groupBy(
    await listProductImages(
      db,
      rows.map(({ id }) => id),
    ),
    ({ product_id }): string => product_id,
  );
  const { shop_share: share } = await getLedgerSettings(db);
  return rows.map((row) => presentGoods(row, images.get(row.id) ?? [], share));
}

/** Reads and presents a product of any status, and its pictures. */
export async function readGoods(
  db: Db,
  row: GoodsRow,
): Promise<{ response: DeskProductResponse; images: ProductImageRow[] }> {
  const images = await listProductImages(db, [row.id]);
  const { shop_share: share } = await getLedgerSettings(db);
  return { response: presentGoods(row, images, share), images };
}

/**
 * Reads a product of any status.
 *
 * @throws {NotFoundError} for an unknown product, and for a group member another group's
 */
export async function getGoods(
  { db }: ShopContext,
  member: Pick<DeskMember, 'makerId'>,
  productId: string,
): Promise<DeskProductResponse> {
  const row = requireVisible(member, await goods.getGoods(db, productId));
  return (await readGoods(db, row)).response;
}

/** @throws {NotFoundError} for no product, and for a group member another group's */
export function requireVisible(
  { makerId }: Pick<DeskMember, 'makerId'>,
  row: GoodsRow | undefined,
): GoodsRow {
  const isVisible = row !== undefined && (makerId === null || row.maker_id === makerId);
  if (!isVisible) throw new NotFoundError('Product');
  return row;
}
