import type { DeskAuditEntry } from '../../lib/api/types.ts';

/** A value of a field; null for none, also for an empty list. */
export type FieldValue = string | number | boolean | object | null;

/** A field that a change has given another value. */
export interface ChangedField {
  readonly name: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

function toValue(value: unknown): FieldValue {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'object' ? value : String(value);
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
    before: toValue(before?.[name]),
    after: toValue(after?.[name]),
  })).filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after));
}
