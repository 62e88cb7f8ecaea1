import type { components } from '@haat/api-sdk/schema';
import { asPaise, payOut } from '@haat/domain';
import { undoPayout } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockGroup } from '../groups/groups.repository.ts';
import type { DeskCall } from '../members/desk-call.ts';
import { assertFreshCode, type DeskMember } from '../members/desk-member.ts';
import { readPaymentDay } from './day-span.ts';
import { type DeskLedgerEntryResponse, presentEntry } from './ledger.presenter.ts';
import * as ledger from './ledger.repository.ts';
import { readDue } from './ledger.service.ts';

/**
 * Records that money was paid to a group on a day (product 10.4.4).
 *
 * @throws {FreshCodeRequiredError} (403) without a fresh code
 * @throws {InvalidInputError} for a day in the future, or more than a year ago
 * @throws {NotFoundError} for an unknown group
 * @throws {ConflictError} for more than is due
 */
export async function createPayout(
  context: ShopContext,
  { member, key }: DeskCall,
  input: components['schemas']['DeskPayoutInput'],
): Promise<DeskLedgerEntryResponse> {
  const now = context.now();
  assertFreshCode(member, now);
  const at = readPaymentDay('paidOn', input.paidOn, now);
  const call = { operation: 'createDeskPayout', userId: member.userId, key, request: input };
  return runIdempotently(context, { ...call, statusCode: 201 }, async (transaction) => {
    const maker = await lockGroup(transaction, input.maker);
    if (maker === undefined) throw new NotFoundError('Group');
    if (input.amountPaise > (await readDue(transaction, maker.id))) {
      throw new ConflictError('payout_too_large', 'This is more than is due to the group.');
    }
    const payout = payOut(asPaise(input.amountPaise));
    const id = createId(now);
    await ledger.createEntries(transaction, [
      {
        id,
        ...ledger.toAmountColumns(payout),
        at,
        maker_id: maker.id,
        note: input.note ?? '',
        recorded_by: member.userId,
        created_at: now,
      },
    ]);
    return recordEntry(transaction, member, 'payout.recorded', id, now);
  });
}

/**
 * Undoes a payout by a counter-entry of the same day (product 10.4.4).
 *
 * @throws {FreshCodeRequiredError} (403) without a fresh code
 * @throws {NotFoundError} for what is no payout
 * @throws {ConflictError} when it was undone before
 */
export async function undoPayoutOf(
  context: ShopContext,
  { member, key }: DeskCall,
  payoutId: string,
): Promise<DeskLedgerEntryResponse> {
  assertFreshCode(member, context.now());
  const call = { operation: 'undoDeskPayout', userId: member.userId, key, request: payoutId };
  return runIdempotently(context, { ...call, statusCode: 201 }, async (transaction) => {
    const found = await ledger.getEntry(transaction, payoutId);
    if (found?.kind !== 'payout' || found.maker_id === null) throw new NotFoundError('Payout');
    await lockGroup(transaction, found.maker_id);
    // Read again: another desk may have undone it before this one had the lock.
    const payout = await ledger.getEntry(transaction, payoutId);
    if (payout === undefined || payout.undone_by !== null) {
      throw new ConflictError('payout_undone', 'This payout was undone before.');
    }
    const now = context.now();
    const id = createId(now);
    const counter = undoPayout(ledger.toAmounts(payout));
    await ledger.createEntries(transaction, [
      {
        id,
        ...ledger.toAmountColumns(counter),
        at: payout.at,
        maker_id: payout.maker_id,
        undoes_id: payout.id,
        note: payout.note,
        recorded_by: member.userId,
        created_at: now,
      },
    ]);
    return recordEntry(transaction, member, 'payout.undone', id, now);
  });
}

async function recordEntry(
  transaction: Db,
  { userId }: DeskMember,
  action: string,
  entryId: string,
  now: number,
): Promise<DeskLedgerEntryResponse> {
  const entry = await ledger.getEntry(transaction, entryId);
  if (entry === undefined) throw new NotFoundError('Payout');
  const after = presentEntry(entry);
  const subject = { kind: 'payout' as const, id: entryId };
  await recordChange(transaction, { userId, action, subject, before: null, after }, now);
  return after;
}
