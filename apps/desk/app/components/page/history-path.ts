import { href } from 'react-router';
import type { AuditFilters } from '../../lib/api/types.ts';

/** A kind of thing that the log has. */
export type AuditKind = NonNullable<AuditFilters['subjectKind']>;

/** The address of the log of one thing (product 10.6.17). */
export function historyPath(kind: AuditKind, id: string): string {
  return `${href('/audit')}?${new URLSearchParams({ kind, id })}`;
}
