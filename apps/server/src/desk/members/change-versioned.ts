import type { Transaction } from 'kysely';
import type { ShopContext } from '../../context.ts';
import type { OperationId } from '../../platform/contract/contract-types.ts';
import type { DatabaseTables } from '../../platform/database/tables.ts';
import { assertVersion } from '../../platform/http/if-match.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { type DeskChange, recordChange } from '../audit/record-change.ts';
import type { DeskCall } from './desk-call.ts';

/** A change of one version of a thing: how the thing is read, changed and recorded. */
export interface VersionedChange<Locked, Thing extends object> {
  readonly operation: OperationId;
  /** Another one under the same key is rejected. */
  readonly request: unknown;
  /** What is done, for the log of the desk. */
  readonly action: string;
  readonly subject: DeskChange['subject'];
  /** The response names people, who may be deleted meanwhile: it is not stored under the key. */
  readonly isPersonal?: boolean;
  /** Locks the thing and reads it, before the change and after it. */
  lock(transaction: Transaction<DatabaseTables>, now: number): Promise<Locked>;
  present(
    locked: Locked,
    transaction: Transaction<DatabaseTables>,
    now: number,
  ): Thing | Promise<Thing>;
  /** What the log compares; by default what is presented. */
  describe?(locked: Locked): object;
  apply(transaction: Transaction<DatabaseTables>, before: Locked, now: number): Promise<unknown>;
}

/**
 * Changes a thing once per key, and records the fields that changed, in one transaction.
 *
 * @param call its version is the one that the member has seen; undefined for a change that fits any
 * @returns the thing after the change
 * @throws {ChangedMeanwhileError} (412) with the present thing when it has another version
 */
export function changeVersioned<Locked extends { readonly version: number }, Thing extends object>(
  context: ShopContext,
  { member, key, version }: DeskCall & { readonly version: number | undefined },
  change: VersionedChange<Locked, Thing>,
): Promise<Thing> {
  const { userId } = member;
  const { operation, request, action, subject, isPersonal = false } = change;
  const read = async (transaction: Transaction<DatabaseTables>, now: number) => {
    const locked = await change.lock(transaction, now);
    const thing = await change.present(locked, transaction, now);
    return { locked, thing, described: change.describe?.(locked) ?? thing };
  };
  return runIdempotently(
    context,
    { userId, operation, key, request, statusCode: 200 },
    async (transaction) => {
      const now = context.now();
      const before = await read(transaction, now);
      if (version !== undefined) {
        await assertVersion(version, before.locked.version, () => before.thing);
      }
      await change.apply(transaction, before.locked, now);
      const after = await read(transaction, now);
      const fields = changedFields(before.described, after.described);
      await recordChange(transaction, { userId, action, subject, ...fields }, now);
      return after.thing;
    },
    isPersonal ? async (transaction) => (await read(transaction, context.now())).thing : undefined,
  );
}
