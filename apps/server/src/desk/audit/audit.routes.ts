import type { components } from '@haat/api-sdk/schema';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { type AuditRow, listAuditEntries } from './audit.repository.ts';

const DEFAULT_LIMIT = 20;

/** The log of the changes at the desk (product 10.1.5). */
export function createAuditRoutes({ db }: ShopContext) {
  return {
    listDeskAudit: {
      desk: 'audit',
      async handle(request) {
        const { page = 1, limit = DEFAULT_LIMIT, ...filter } = request.query;
        const { rows, pagination } = await listAuditEntries(db, filter, { page, limit });
        return success('Changes', { entries: rows.map(presentEntry), pagination });
      },
    },
  } satisfies Operations;
}

function presentEntry(row: AuditRow): components['schemas']['DeskAuditEntry'] {
  return {
    _id: row.id,
    at: toIsoDate(row.at),
    user: { _id: row.changed_by, fullName: row.full_name ?? '' },
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    before: row.state_before === null ? null : JSON.parse(row.state_before),
    after: row.state_after === null ? null : JSON.parse(row.state_after),
  };
}
