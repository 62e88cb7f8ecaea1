import { dropOwnDraft, readOwnDraft, storeOwnDraft } from './own-draft.ts';

/** What somebody has typed and not saved, and the version and the values that it began with. */
export interface TextDraft<Fields> {
  readonly version: number;
  readonly base: Fields;
  readonly fields: Fields;
}

function keyOf(name: string): string {
  return `text/${name}`;
}

function isTextDraft(value: unknown): value is TextDraft<object> {
  if (typeof value !== 'object' || value === null) return false;
  const isObject = (part: unknown) => typeof part === 'object' && part !== null;
  return 'version' in value && 'base' in value && 'fields' in value
    ? typeof value.version === 'number' && isObject(value.base) && isObject(value.fields)
    : false;
}

/** Reads the draft of that name; null without one, and when it cannot be read. */
export function readTextDraft<Fields extends object>(name: string): TextDraft<Fields> | null {
  try {
    const draft: unknown = JSON.parse(readOwnDraft(keyOf(name)) ?? 'null');
    // Only `storeTextDraft` writes under this key.
    return isTextDraft(draft) ? (draft as TextDraft<Fields>) : null;
  } catch {
    return null;
  }
}

/** Stores what is typed until it is saved, also over a reload and without a network (product 10.7.7). */
export function storeTextDraft<Fields extends object>(
  name: string,
  draft: TextDraft<Fields>,
): void {
  storeOwnDraft(keyOf(name), JSON.stringify(draft));
}

/** Forgets the draft of that name. */
export function dropTextDraft(name: string): void {
  dropOwnDraft(keyOf(name));
}
