import type { AuditFilters } from '../../lib/api/types.ts';
import { AUDIT } from './audit.texts.ts';

type AuditKind = keyof (typeof AUDIT)['hi']['kinds'];

/** What is changed at the desk, in the order of its texts. */
export const KINDS = Object.keys(AUDIT.hi.kinds) as AuditKind[];

const ID = /^[\w-]{1,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the filters of the log from the URL; one that cannot be is left out (product 10.6.17). */
export function readAuditFilters(search: URLSearchParams): AuditFilters {
  const read = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const subjectKind = KINDS.find((kind) => kind === search.get('kind'));
  const [subjectId, userId] = [read('id', ID), read('person', ID)];
  const day = read('day', DAY);
  return {
    ...(subjectKind !== undefined && { subjectKind }),
    // An id says nothing without the kind of its thing.
    ...(subjectKind !== undefined && subjectId !== undefined && { subjectId }),
    ...(userId !== undefined && { userId }),
    ...(day !== undefined && !Number.isNaN(Date.parse(day)) && { day }),
  };
}
