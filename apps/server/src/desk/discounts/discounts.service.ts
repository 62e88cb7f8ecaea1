import type { components } from '@haat/api-sdk/schema';
import {
  createDiscountSchema,
  dayInIndia,
  discountState,
  isDiscountChoice,
} from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { assertVersion } from '../../platform/http/if-match.ts';
import { createFormError, parseForm } from '../../platform/http/parse-form.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeVersioned, type VersionedChange } from '../members/change-versioned.ts';
import type { DeskCall, VersionedCall } from '../members/desk-call.ts';
import { applyDiscounts } from './apply-discounts.ts';
import * as discounts from './discounts.repository.ts';

type DiscountResponse = components['schemas']['DeskDiscount'];
type Input = components['schemas']['DeskDiscountInput'];

/** Lists all discounts, the one with the latest first day first. */
export async function listDeskDiscounts({ db, now }: ShopContext): Promise<DiscountResponse[]> {
  return present(db, await discounts.listDiscounts(db), now());
}

/**
 * Makes a discount (product 10.3.21).
 *
 * @throws {InvalidInputError} that names the fields, also for an unknown category or product
 */
export async function createDiscount(
  context: ShopContext,
  { member, key }: DeskCall,
  input: Input,
): Promise<DiscountResponse> {
  const { userId } = member;
  const call = { operation: 'createDeskDiscount', userId, key, request: input, statusCode: 201 };
  const made = await runIdempotently(context, call, async (transaction) => {
    const now = context.now();
    const { chosen, ...columns } = await readInput(transaction, input, now);
    const id = createId(now);
    const row = { ...columns, id, changed_by: userId, created_at: now, updated_at: now };
    await discounts.createDiscount(transaction, row);
    await discounts.replaceChoices(transaction, id, chosen);
    const after = await lockAndPresent(transaction, id, now);
    const entry = { action: 'discount.created', subject: toSubject(id) };
    const fields = changedFields(null, describe(after));
    await recordChange(transaction, { userId, ...entry, ...fields }, now);
    return after;
  });
  return applyAndRead(context, userId, made);
}

/**
 * Replaces what was entered of a discount; one that has ended counts again on its new days.
 *
 * @throws {InvalidInputError} see `createDiscount`
 * @throws {NotFoundError} for an unknown discount
 * @throws {ChangedMeanwhileError} (412) with the present discount
 */
export function updateDiscount(
  context: ShopContext,
  call: VersionedCall,
  input: Input,
): Promise<DiscountResponse> {
  const action = { operation: 'updateDeskDiscount', action: 'discount.changed' } as const;
  return change(context, call, { ...action, request: input }, async (transaction, now) => {
    const { chosen, ...columns } = await readInput(transaction, input, now);
    await discounts.replaceChoices(transaction, call.id, chosen);
    return { ...columns, ended_at: null };
  });
}

/**
 * Ends a discount: its goods have their regular prices at once (product 10.3.22).
 *
 * @throws {NotFoundError} for an unknown discount
 * @throws {ChangedMeanwhileError} (412) with the present discount
 */
export function endDiscount(context: ShopContext, call: VersionedCall): Promise<DiscountResponse> {
  const action = { operation: 'endDeskDiscount', action: 'discount.ended' } as const;
  return change(context, call, { ...action, request: null }, async (_transaction, now) => ({
    ended_at: now,
  }));
}

/**
 * Deletes a discount: its goods have their regular prices at once (product 10.3.22).
 *
 * @throws {NotFoundError} for an unknown discount
 * @throws {ChangedMeanwhileError} (412) with the present discount
 */
export async function deleteDiscount(
  context: ShopContext,
  { member: { userId }, id, version }: Omit<VersionedCall, 'key'>,
): Promise<void> {
  await runTransaction(context.db, async (transaction) => {
    const now = context.now();
    const before = await lockAndPresent(transaction, id, now);
    await assertVersion(version, before.version, () => before);
    await discounts.deleteDiscount(transaction, id);
    const entry = { action: 'discount.deleted', subject: toSubject(id), after: null };
    await recordChange(transaction, { userId, ...entry, before: describe(before) }, now);
  });
  await applyDiscounts(context, userId);
}

async function change(
  context: ShopContext,
  call: VersionedCall,
  {
    request,
    ...action
  }: Pick<VersionedChange<DiscountResponse, DiscountResponse>, 'operation' | 'action' | 'request'>,
  apply: (transaction: Db, now: number) => Promise<Parameters<typeof discounts.updateDiscount>[2]>,
): Promise<DiscountResponse> {
  const { id, member } = call;
  const { userId } = member;
  const changed = await changeVersioned<DiscountResponse, DiscountResponse>(context, call, {
    ...action,
    request: { id, body: request },
    subject: toSubject(id),
    lock: (transaction, now) => lockAndPresent(transaction, id, now),
    present: (discount) => discount,
    describe,
    async apply(transaction, _before, now) {
      const changes = await apply(transaction, now);
      const who = { changed_by: userId, updated_at: now };
      await discounts.updateDiscount(transaction, id, { ...changes, ...who });
    },
  });
  return applyAndRead(context, userId, changed);
}

/** Prices the goods, and reads how many of them the discount reduces now. */
async function applyAndRead(
  context: ShopContext,
  userId: string,
  changed: DiscountResponse,
): Promise<DiscountResponse> {
  await applyDiscounts(context, userId);
  const counts = await discounts.countReduced(context.db);
  return { ...changed, reduced: counts.get(changed._id) ?? 0 };
}

/** @throws {InvalidInputError} that names the fields */
async function readInput(transaction: Db, input: Input, now: number) {
  const { goods, chosen, ...typed } = input;
  const checked = parseForm(createDiscountSchema(dayInIndia(now)), typed);
  const ids = Array.from(new Set(chosen));
  if (!isDiscountChoice({ goods, chosen: ids })) {
    throw createFormError({ chosen: 'Please choose 1 to 500 categories or products.' });
  }
  if (goods !== 'all' && (await discounts.countKnown(transaction, goods, ids)) < ids.length) {
    throw createFormError({ chosen: 'There is no such category or product.' });
  }
  return {
    name: checked.name,
    name_hindi: checked.nameHindi,
    percent: checked.percent,
    first_day: checked.firstDay,
    last_day: checked.lastDay,
    goods,
    chosen: ids,
  };
}

/** What the log has of a discount: the goods have their own history. */
function describe({ _id: _, version: _version, reduced: _reduced, ...fields }: DiscountResponse) {
  return fields;
}

function toSubject(id: string) {
  return { kind: 'discount', id } as const;
}

/** @throws {NotFoundError} */
async function lockAndPresent(transaction: Db, id: string, now: number): Promise<DiscountResponse> {
  const row = await discounts.lockDiscount(transaction, id);
  const [presented] = row === undefined ? [] : await present(transaction, [row], now);
  if (presented === undefined) throw new NotFoundError('Discount');
  return presented;
}

async function present(
  db: Db,
  rows: readonly discounts.DiscountRow[],
  now: number,
): Promise<DiscountResponse[]> {
  const choices = await discounts.listChoices(
    db,
    rows.map(({ id }) => id),
  );
  const counts = await discounts.countReduced(db);
  return rows.map((row) => {
    const { first_day: firstDay, last_day: lastDay } = row;
    const days = { firstDay, lastDay, isEnded: row.ended_at !== null };
    return {
      _id: row.id,
      version: row.version,
      state: discountState(days, dayInIndia(now)),
      name: row.name,
      nameHindi: row.name_hindi,
      percent: row.percent,
      firstDay,
      lastDay,
      goods: row.goods,
      chosen: (choices.get(row.id) ?? []).map(({ id, name, name_hindi: nameHindi }) => ({
        ...{ _id: id, name, nameHindi },
      })),
      reduced: counts.get(row.id) ?? 0,
    };
  });
}
