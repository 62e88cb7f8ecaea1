import { findUserId } from './api/query-client.ts';
import { dropStored, readStored, writeStored } from './storage.ts';

/** Where the signed-in member has what she types: others on the same device do not see it. */
function keyOf(name: string): string {
  return `desk-drafts/${findUserId() ?? ''}/${name}`;
}

/** Reads what this member has typed under that name; null without anything (product 10.6.16). */
export function readOwnDraft<Draft>(name: string): Draft | null {
  // Only `storeOwnDraft` writes under this key.
  return JSON.parse(readStored(keyOf(name)) ?? 'null') as Draft | null;
}

/** Stores what is typed for this member alone, until it is saved or dropped (product 10.7.7). */
export function storeOwnDraft(name: string, draft: unknown): void {
  writeStored(keyOf(name), JSON.stringify(draft));
}

/** Forgets what this member has typed under that name. */
export function dropOwnDraft(name: string): void {
  dropStored(keyOf(name));
}
