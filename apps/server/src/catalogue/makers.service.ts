import type { Pagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { toMediaUrl } from '../media/media-url.ts';
import type { PageRequest } from '../platform/database/read-page.ts';
import type { MakerRow } from './makers.repository.ts';
import * as makers from './makers.repository.ts';
import { listProductImages } from './product-images.repository.ts';

/** The number of pictures of its goods that a maker comes with, as the contract has it. */
const MAX_PICTURES = 3;

/** A maker and what it has in the shop. */
export type MakerWithGoods = MakerRow & {
  productCount: number;
  /** URLs. */
  productImages: string[];
};

/** Lists a results page of the makers, in the shop's order. */
export async function listMakers(
  context: ShopContext,
  page: PageRequest,
): Promise<{ makers: MakerWithGoods[]; pagination: Pagination }> {
  const { rows, pagination } = await makers.listMakers(context.db, page);
  return { makers: await addGoods(context, rows), pagination };
}

/** @throws {NotFoundError} for an unknown maker */
export async function getMaker(context: ShopContext, slug: string): Promise<MakerWithGoods> {
  const row = await makers.findMaker(context.db, slug);
  const [maker] = row === undefined ? [] : await addGoods(context, [row]);
  if (maker === undefined) throw new NotFoundError('Maker');
  return maker;
}

/** Two queries, however many makers there are. */
async function addGoods({ db }: ShopContext, rows: readonly MakerRow[]): Promise<MakerWithGoods[]> {
  const ids = rows.map(({ id }) => id);
  const products = await makers.listMakerProducts(db, ids, MAX_PICTURES);
  const images = await listProductImages(
    db,
    products.map(({ id }) => id),
  );
  const imageOf = Map.groupBy(images, (image) => image.product_id);
  const productsOf = Map.groupBy(products, (product) => product.maker_id);
  return rows.map((row) => {
    const goods = productsOf.get(row.id) ?? [];
    return {
      ...row,
      productCount: goods[0]?.total ?? 0,
      productImages: goods.flatMap(({ id }) => {
        const [image] = imageOf.get(id) ?? [];
        return image === undefined ? [] : [toMediaUrl(image.media_hash)];
      }),
    };
  });
}
