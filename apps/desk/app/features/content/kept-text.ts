import { dropStored, readStored, writeStored } from '../../lib/storage.ts';

/** What somebody has typed and not saved, and the version and the values that it began with. */
export interface KeptText<Fields> {
  readonly version: number;
  readonly base: Fields;
  readonly fields: Fields;
}

function keyOf(name: string): string {
  return `desk-content/${name}`;
}

function isKept(value: unknown): value is KeptText<object> {
  if (typeof value !== 'object' || value === null) return false;
  const isObject = (part: unknown) => typeof part === 'object' && part !== null;
  return 'version' in value && 'base' in value && 'fields' in value
    ? typeof value.version === 'number' && isObject(value.base) && isObject(value.fields)
    : false;
}

/** The kept text of that name; null without one, and when it cannot be read. */
export function readKept<Fields extends object>(name: string): KeptText<Fields> | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(name)) ?? 'null');
    // Only `keepText` writes under this key.
    return isKept(kept) ? (kept as KeptText<Fields>) : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed until it is saved, also over a reload and without a network (product 10.7.7). */
export function keepText<Fields extends object>(name: string, kept: KeptText<Fields>): void {
  writeStored(keyOf(name), JSON.stringify(kept));
}

export function dropKept(name: string): void {
  dropStored(keyOf(name));
}
