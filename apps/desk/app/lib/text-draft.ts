import { dropOwnDraft, readOwnDraft, storeOwnDraft } from './own-draft.ts';

/** What somebody has typed and not saved, and the version and the facts that it began with. */
export interface TextDraft<Facts, Typed = Facts> {
  readonly version: number;
  readonly base: Facts;
  readonly fields: Typed;
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
export function readTextDraft<Facts extends object, Typed extends object = Facts>(
  name: string,
): TextDraft<Facts, Typed> | null {
  try {
    const draft: unknown = JSON.parse(readOwnDraft(keyOf(name)) ?? 'null');
    // Only `storeTextDraft` writes under this key.
    return isTextDraft(draft) ? (draft as TextDraft<Facts, Typed>) : null;
  } catch {
    return null;
  }
}

/** Stores what is typed until it is saved, also over a reload and without a network (product 10.7.7). */
export function storeTextDraft<Facts extends object, Typed extends object>(
  name: string,
  draft: TextDraft<Facts, Typed>,
): void {
  storeOwnDraft(keyOf(name), JSON.stringify(draft));
}

/** Forgets the draft of that name. */
export function dropTextDraft(name: string): void {
  dropOwnDraft(keyOf(name));
}
