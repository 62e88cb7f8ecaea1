import type { components } from '@haat/api-sdk/schema';
import type { Pagination } from '@haat/domain';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PageRequest } from '../../platform/database/read-page.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { presentShopper, presentShopperSummary } from './desk-shoppers.presenter.ts';
import * as shoppers from './desk-shoppers.repository.ts';

type Schemas = components['schemas'];

/** Lists a results page of the accounts (product 10.8.7). @param q part of a name, phone or mail */
export async function listShoppers(
  { db }: ShopContext,
  { q, ...page }: PageRequest & { readonly q: string },
): Promise<{ shoppers: Schemas['DeskShopperSummary'][]; pagination: Pagination }> {
  const { rows, pagination } = await shoppers.listShoppers(db, q, page);
  return { shoppers: rows.map(presentShopperSummary), pagination };
}

/**
 * Looks a shopper up, and records who looked (product 10.8.8).
 *
 * @throws {NotFoundError} for an unknown or deleted account
 */
export async function lookUpShopper(
  context: ShopContext,
  { userId }: Pick<DeskMember, 'userId'>,
  shopperId: string,
): Promise<Schemas['DeskShopper']> {
  return runTransaction(context.db, async (transaction) => {
    const shopper = await readShopper(transaction, shopperId);
    const subject = { kind: 'shopper' as const, id: shopperId };
    const entry = { userId, action: 'shopper.viewed', subject, before: null, after: null };
    await recordChange(transaction, entry, context.now());
    return shopper;
  });
}

/** Who writes a note, under which key. */
export interface NoteCall {
  readonly member: Pick<DeskMember, 'userId'>;
  readonly key: string | undefined;
}

/**
 * Writes a note about a shopper once (product 10.8.8). The response is not stored under the key, because
 * it is about a person: a repetition gets the present state.
 *
 * @throws {NotFoundError} for an unknown or deleted account
 */
export function addShopperNote(
  context: ShopContext,
  { member, key }: NoteCall,
  { shopperId, body }: { shopperId: string; body: string },
): Promise<Schemas['DeskShopper']> {
  const { userId } = member;
  const request = { shopperId, body };
  const call = { operation: 'createDeskShopperNote', userId, key, request, statusCode: 200 };
  const read = (transaction: Db) => readShopper(transaction, shopperId);
  return runIdempotently(
    context,
    call,
    async (transaction) => {
      await read(transaction);
      const now = context.now();
      const id = createId(now);
      const note = { id, user_id: shopperId, written_by: userId, body, created_at: now };
      await shoppers.createShopperNote(transaction, note);
      const subject = { kind: 'shopper' as const, id: shopperId };
      const entry = { userId, action: 'shopper.note_added', subject, before: null, after: null };
      await recordChange(transaction, entry, now);
      return read(transaction);
    },
    read,
  );
}

async function readShopper(db: Db, id: string): Promise<Schemas['DeskShopper']> {
  const shopper = await shoppers.getShopper(db, id);
  if (shopper === undefined) throw new NotFoundError('Shopper');
  const orders = await shoppers.listOrdersOfShopper(db, id);
  return presentShopper({ shopper, orders, notes: await shoppers.listShopperNotes(db, id) });
}
