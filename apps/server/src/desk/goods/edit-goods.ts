import type { components } from '@haat/api-sdk/schema';
import { NO_FACTS } from '@haat/domain';
import {
  copyNames,
  findMissingFacts,
  type ProductFacts,
  productFactsSchema,
} from '@haat/domain/desk';
import { listProductImages } from '../../catalogue/product-images.repository.ts';
import type { ShopContext } from '../../context.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { createFormError, parseForm } from '../../platform/http/parse-form.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import type { DeskCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { changeGoods, type GoodsCall, recordGoodsChange, replacePictures } from './change-goods.ts';
import type { DeskProductResponse } from './goods.presenter.ts';
import * as goods from './goods.repository.ts';
import { toFactColumns, toFacts } from './goods-facts.ts';
import { readGoods } from './goods-list.service.ts';
import { replaceGoodsTerms } from './goods-terms.ts';

type ProductInput = components['schemas']['DeskProductInput'];
type ProductUpdate = components['schemas']['DeskProductUpdate'];

/**
 * Begins a product as a draft, which shoppers do not see (product 10.3.2).
 *
 * @throws {InvalidInputError} that names the fields, also an unknown category or group
 */
export async function createGoods(
  context: ShopContext,
  { member, key }: DeskCall,
  input: ProductInput,
): Promise<DeskProductResponse> {
  const { category, maker, stock, ...facts } = input;
  const call = { operation: 'createDeskProduct', userId: member.userId, key, request: input };
  return runIdempotently(context, { ...call, statusCode: 201 }, async (transaction) => {
    const place = await findPlace(transaction, { category, maker });
    const columns = toFactColumns(parseForm(productFactsSchema, { ...NO_FACTS, ...facts }));
    const now = context.now();
    const row = { ...columns, ...place, stock_quantity: stock ?? 0 };
    return insertDraft(transaction, { member, action: 'product.created' }, row, [], now);
  });
}

/**
 * Begins a draft with the facts and pictures of another product, without its stock; its names say that it
 * is a copy (product 10.3.2).
 *
 * @throws {NotFoundError} for an unknown product
 */
export async function copyGoods(
  context: ShopContext,
  { member, key }: DeskCall,
  productId: string,
): Promise<DeskProductResponse> {
  const call = { operation: 'copyDeskProduct', userId: member.userId, key, request: productId };
  return runIdempotently(context, { ...call, statusCode: 201 }, async (transaction) => {
    const source = await goods.getGoods(transaction, productId);
    if (source === undefined) throw new NotFoundError('Product');
    const images = await listProductImages(transaction, [productId]);
    const { category_id, maker_id } = source;
    const facts = toFacts(source);
    const columns = toFactColumns({ ...facts, ...copyNames(facts) });
    const row = { ...columns, category_id, maker_id, stock_quantity: 0 };
    const hashes = images.map(({ media_hash }) => media_hash);
    return insertDraft(
      transaction,
      { member, action: 'product.copied' },
      row,
      hashes,
      context.now(),
    );
  });
}

type DraftColumns = ReturnType<typeof toFactColumns> & {
  category_id: string;
  maker_id: string | null;
  stock_quantity: number;
};

async function insertDraft(
  transaction: Db,
  change: { member: DeskMember; action: string },
  columns: DraftColumns,
  pictures: readonly string[],
  now: number,
): Promise<DeskProductResponse> {
  const id = createId(now);
  const times = { created_at: now, updated_at: now };
  await goods.createGoods(transaction, { ...columns, id, status: 'archived', ...times });
  await replacePictures(transaction, id, pictures, []);
  const row = await goods.getGoods(transaction, id);
  if (row === undefined) throw new NotFoundError('Product');
  const { response: after } = await readGoods(transaction, row);
  await recordGoodsChange(transaction, change, { before: null, after }, now);
  return after;
}

/**
 * Changes the facts that are given (product 10.3.2).
 *
 * @throws {InvalidInputError} that names the fields, also those that a product on sale needs
 * @throws {ChangedMeanwhileError} see `changeGoods`
 */
export async function updateGoods(
  context: ShopContext,
  call: Omit<GoodsCall, 'operation' | 'action' | 'request'>,
  input: ProductUpdate,
): Promise<DeskProductResponse> {
  const { category, maker, ...facts } = input;
  return changeGoods(
    context,
    { ...call, operation: 'updateDeskProduct', action: 'product.changed', request: input },
    async (transaction, { row, images }) => {
      const place = await findPlace(transaction, {
        category: category ?? row.category_slug,
        maker: maker === undefined ? row.maker_slug : maker,
      });
      const checked = parseForm(productFactsSchema, { ...toFacts(row), ...facts });
      if (row.status === 'active') assertComplete(checked, images.length);
      await goods.updateGoods(transaction, row.id, {
        ...toFactColumns(checked),
        ...place,
        updated_at: context.now(),
      });
      await replaceGoodsTerms(transaction, [row.id]);
    },
  );
}

/**
 * Asserts that a product has what one on sale needs.
 *
 * @throws {InvalidInputError} with the code `product_incomplete`
 */
export function assertComplete(
  facts: Pick<ProductFacts, 'description' | 'pricePaise'>,
  pictures: number,
): void {
  const missing = findMissingFacts(facts, pictures);
  if (missing.length === 0) return;
  const errors = missing.map((fact) => ({
    field: FIELDS[fact],
    message: `A product on sale needs a ${fact}.`,
  }));
  throw new InvalidInputError(
    errors.map(({ message }) => message).join(' '),
    errors,
    'product_incomplete',
  );
}

const FIELDS = { description: 'description', price: 'pricePaise', picture: 'pictures' } as const;

/**
 * Finds the ids of a category and a group by their slugs.
 *
 * @throws {InvalidInputError} for an unknown one
 */
export async function findPlace(
  db: Db,
  { category, maker }: { category: string; maker?: string | null | undefined },
): Promise<{ category_id: string; maker_id: string | null }> {
  const categories = await goods.listCategoriesOfGoods(db);
  const makers = await goods.listMakersOfGoods(db);
  const categoryId = categories.find(({ slug }) => slug === category)?.id;
  const makerId = makers.find(({ slug }) => slug === maker)?.id ?? null;
  const isUnknownMaker = typeof maker === 'string' && makerId === null;
  if (categoryId === undefined || isUnknownMaker) {
    throw createFormError({
      ...(categoryId === undefined && { category: 'There is no such category.' }),
      ...(isUnknownMaker && { maker: 'There is no such group.' }),
    });
  }
  return { category_id: categoryId, maker_id: makerId };
}
