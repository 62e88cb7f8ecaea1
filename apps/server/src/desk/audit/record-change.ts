import type { AuditField } from '@haat/domain/desk';
import type { Db } from '../../platform/database/open-database.ts';
import { createId } from '../../platform/security/ids.ts';
import { createAuditEntry } from './audit.repository.ts';

/** The kinds of things that the desk changes. */
export const AUDIT_SUBJECTS = [
  'order',
  'member',
  'invite',
  'second_factor',
  'product',
  'category',
  'group',
  'payout',
  'settlement',
  'share',
  'charges',
  'review',
  'message',
  'story',
  'page',
  'contact',
  'deal',
  'discount',
  'shopper',
  'order_text',
  'order_draft',
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Fields of the log; the desk has a text for each. */
export type AuditedFields = Readonly<Partial<Record<AuditField, unknown>>>;

/** A change that a member of the desk makes. */
export interface DeskChange {
  /** Of the row in the log; made unless it is given. */
  id?: string;
  /** Who makes it. */
  userId: string;
  /** What is done, such as `order.shipped`. */
  action: string;
  subject: { kind: AuditSubject; id: string };
  /** The fields that change, as they were; null for what begins. No secrets, no shopper's data. */
  before: AuditedFields | null;
  /** The same fields, as they are now; null for what ends. */
  after: AuditedFields | null;
}

/**
 * Records a change in the log of the desk, in the transaction that makes it (product 10.1.5).
 *
 * @param now epoch ms
 */
export async function recordChange(
  transaction: Db,
  { id, userId, action, subject, before, after }: DeskChange,
  now: number,
): Promise<void> {
  await createAuditEntry(transaction, {
    id: id ?? createId(now),
    at: now,
    changed_by: userId,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    state_before: before === null ? null : JSON.stringify(before),
    state_after: after === null ? null : JSON.stringify(after),
  });
}
