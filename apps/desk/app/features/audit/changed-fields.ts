import type { DeskAuditEntry } from '@haat/api-sdk/desk';

/** A field that a change has given another value, as text; null where there was, or is, none. */
export interface ChangedField {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields of an entry of the log that differ. */
export function listChangedFields({
  before,
  after,
}: Pick<DeskAuditEntry, 'before' | 'after'>): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // An id tells a person nothing.
  names.delete('_id');
  return Array.from(names, (name) => ({
    name,
    before: toText(before?.[name]),
    after: toText(after?.[name]),
  })).filter((field) => field.before !== field.after);
}
