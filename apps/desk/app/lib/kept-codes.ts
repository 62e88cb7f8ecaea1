import { findUserId } from './api/query-client.ts';
import { dropStored, readStored, writeStored } from './storage.ts';

/** In this tab alone: a browser that is closed keeps no codes for the next person at it. */
const STORAGE_KEY = 'desk-recovery-codes';

/** Keeps new recovery codes over a reload until their member says that they are written down (product 10.8.2). */
export function keepCodes(codes: readonly string[]): void {
  const userId = findUserId();
  if (userId === undefined) return;
  writeStored(STORAGE_KEY, JSON.stringify([userId, ...codes]), 'sessionStorage');
}

/** The codes that a member has not written down yet; those of anybody else are dropped. */
export function readKeptCodes(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(STORAGE_KEY, 'sessionStorage') ?? '[]');
    const [owner, ...codes] = Array.isArray(kept) ? kept.map(String) : [];
    if (owner === userId) return codes;
  } catch {
    // Nothing that this program has written.
  }
  dropCodes();
  return [];
}

/** Forgets the codes: they are written down, or their member has signed out. */
export function dropCodes(): void {
  dropStored(STORAGE_KEY, 'sessionStorage');
}
