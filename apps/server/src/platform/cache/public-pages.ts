import type { Database } from '../database/open-database.ts';
import { findRevision } from '../database/revisions.ts';

/** Longest delay until a change of another process takes effect, in ms. */
const POLL_MS = 1_000;

/** The revision of all content of public pages. A cached page of another revision is stale. */
export interface PublicPages {
  /**
   * The current revision: read after each change of this process, and once a second for those of
   * others; the last known one while the database is unavailable.
   */
  findRevision(): Promise<number>;
  /** The known revision; undefined when it is to be read again. */
  getKnownRevision(): number | undefined;
}

export function createPublicPages(
  { db, countChanges }: Pick<Database, 'db' | 'countChanges'>,
  now: () => number,
): PublicPages {
  let known = 0;
  let lookedUpAt = Number.NEGATIVE_INFINITY;
  let seenChanges = -1;

  const isKnown = () => countChanges() === seenChanges && Math.abs(now() - lookedUpAt) < POLL_MS;

  return {
    getKnownRevision: () => (isKnown() ? known : undefined),
    async findRevision() {
      if (isKnown()) return known;
      lookedUpAt = now();
      seenChanges = countChanges();
      try {
        known = Math.max(known, await findRevision(db, 'public-pages'));
      } catch {
        // Cached pages can be served while the database is unavailable.
      }
      return known;
    },
  };
}
