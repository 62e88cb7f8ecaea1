import type { Transaction } from 'kysely';
import type { ProductImageRow } from '../../catalogue/product-images.repository.ts';
import { replaceProductImages } from '../../catalogue/product-images.repository.ts';
import type { ShopContext } from '../../context.ts';
import type { OperationId } from '../../platform/contract/contract-types.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { DatabaseTables } from '../../platform/database/tables.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { DeskCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import type { DeskProductResponse } from './goods.presenter.ts';
import type { GoodsRow } from './goods.repository.ts';
import { lockGoods } from './goods.repository.ts';
import { readGoods, requireVisible } from './goods-list.service.ts';

/** A change of a product by a member of the desk. */
export interface GoodsCall extends DeskCall {
  readonly operation: OperationId;
  /** Of the product. */
  readonly id: string;
  /** The body. */
  readonly request: unknown;
  /** The version that the member has seen; undefined for a change that fits any. */
  readonly version: number | undefined;
  /** What is done, for the log of the desk. */
  readonly action: string;
}

/** A product that is locked, and its pictures. */
interface LockedGoods {
  readonly row: GoodsRow;
  readonly images: readonly ProductImageRow[];
}

interface ReadGoods extends LockedGoods {
  readonly version: number;
  readonly response: DeskProductResponse;
}

/**
 * Changes a product once per key, and records the fields that changed, in one transaction. The shop
 * shows the change at once, other processes within a second (product 10.3.6).
 *
 * @returns the product after the change
 * @throws {NotFoundError} for an unknown product, and for a group member another group's
 * @throws {ChangedMeanwhileError} (412) with the present product when it has another version
 */
export function changeGoods(
  context: ShopContext,
  call: GoodsCall,
  change: (transaction: Transaction<DatabaseTables>, before: LockedGoods) => Promise<void>,
): Promise<DeskProductResponse> {
  const { member, id: productId, operation, action } = call;
  return changeVersioned<ReadGoods, DeskProductResponse>(context, call, {
    operation,
    request: { productId, body: call.request },
    action,
    subject: { kind: 'product', id: productId },
    async lock(transaction) {
      const row = requireVisible(member, await lockGoods(transaction, productId));
      return { row, version: row.version, ...(await readGoods(transaction, row)) };
    },
    present: ({ response }) => response,
    apply: change,
  });
}

/** Records a change of a product in the log of the desk. @param now epoch ms */
export async function recordGoodsChange(
  transaction: Db,
  { member, action }: { readonly member: Pick<DeskMember, 'userId'>; readonly action: string },
  states: { before: DeskProductResponse | null; after: DeskProductResponse },
  now: number,
): Promise<void> {
  await recordChange(
    transaction,
    {
      userId: member.userId,
      action,
      subject: { kind: 'product', id: states.after._id },
      ...changedFields(states.before, states.after),
    },
    now,
  );
}

/**
 * Replaces the pictures of a product; the first is the main one, the others keep what they were for.
 */
export async function replacePictures(
  transaction: Db,
  productId: string,
  hashes: readonly string[],
  before: readonly ProductImageRow[],
): Promise<void> {
  const gallery = new Set(
    before.filter(({ role }) => role === 'gallery').map(({ media_hash }) => media_hash),
  );
  const rows = hashes.map((hash, position) => ({
    product_id: productId,
    position,
    role:
      position === 0
        ? ('main' as const)
        : gallery.has(hash)
          ? ('gallery' as const)
          : ('additional' as const),
    media_hash: hash,
  }));
  await replaceProductImages(transaction, [productId], rows);
}
