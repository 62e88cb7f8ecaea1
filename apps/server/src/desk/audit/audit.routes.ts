import type { components } from '@haat/api-sdk/schema';
import { canUndoGoods, startOfDayInIndia } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { success } from '../../platform/http/success-envelope.ts';
import {
  type AuditRow,
  findUndoing,
  listAuditEntries,
  listUndoneChanges,
} from './audit.repository.ts';
import { readSubjectNames, type SubjectName } from './subject-names.repository.ts';

const DEFAULT_LIMIT = 20;
const DAY_MS = 86_400_000;

/** The log of the changes at the desk (product 10.1.5). */
export function createAuditRoutes({ db, now }: ShopContext) {
  return {
    listDeskAudit: {
      desk: 'audit',
      async handle(request) {
        const { page = 1, limit = DEFAULT_LIMIT, day, ...filter } = request.query;
        const from = day === undefined ? undefined : startOfDayInIndia(day);
        const span = from === undefined ? undefined : { from, to: from + DAY_MS };
        const listed = await listAuditEntries(db, { ...filter, span }, { page, limit });
        const { rows, pagination } = listed;
        const nameOf = await readSubjectNames(db, rows);
        const canUndo = await findUndoable(db, rows, now());
        const entries = rows.map((row) => ({
          ...presentEntry(row, nameOf(row.subject_kind, row.subject_id) ?? readNameOfGone(row)),
          canUndo: canUndo.has(row.id),
        }));
        return success('Changes', { entries, pagination });
      },
    },
  } satisfies Operations;
}

/** Finds the imports and changes of many goods that can still be undone. @param now epoch ms */
async function findUndoable(
  db: Db,
  rows: readonly AuditRow[],
  now: number,
): Promise<ReadonlySet<string>> {
  const recent = rows
    .filter(({ action, at }) => findUndoing({ action }) !== undefined && canUndoGoods(at, now))
    .map(({ id }) => id);
  const undone = await listUndoneChanges(db, recent);
  return new Set(recent.filter((id) => !undone.has(id)));
}

/** What a deleted product was called: the row of its end alone has that. */
function readNameOfGone({ action, state_before: before }: AuditRow): SubjectName | undefined {
  if (action !== 'product.deleted' || before === null) return undefined;
  return JSON.parse(before);
}

function presentEntry(
  row: AuditRow,
  subject: SubjectName | undefined,
): Omit<components['schemas']['DeskAuditEntry'], 'canUndo'> {
  return {
    _id: row.id,
    at: toIsoDate(row.at),
    user: { _id: row.changed_by, fullName: row.full_name ?? '' },
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectName: subject?.name ?? '',
    subjectNameHindi: subject?.nameHindi ?? '',
    before: row.state_before === null ? null : JSON.parse(row.state_before),
    after: row.state_after === null ? null : JSON.parse(row.state_after),
  };
}
