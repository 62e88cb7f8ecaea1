import type { ShopContext } from '../../context.ts';
import type { Db } from '../database/open-database.ts';
import { findRevision, raiseRevision } from '../database/revisions.ts';

const SCOPE = 'public-pages';
/** Longest delay until a change of another process takes effect, in ms. */
const POLL_MS = 1_000;

/** The revision of all content of public pages. A cached page of another revision is stale. */
export interface PublicPages {
  /** The current revision, read at most once a second; the last known one while the database is unavailable. */
  findRevision(): Promise<number>;
  /** The known revision; undefined when it is to be read again. */
  getKnownRevision(): number | undefined;
  /** Invalidates all cached pages, in this process at once and in others within a second. */
  drop(): Promise<void>;
}

export function createPublicPages(db: Db, now: () => number): PublicPages {
  let known = 0;
  let lookedUpAt = Number.NEGATIVE_INFINITY;

  const isKnown = () => Math.abs(now() - lookedUpAt) < POLL_MS;

  return {
    getKnownRevision: () => (isKnown() ? known : undefined),
    async findRevision() {
      if (!isKnown()) {
        lookedUpAt = now();
        try {
          known = Math.max(known, await findRevision(db, SCOPE));
        } catch {
          // Cached pages can be served while the database is unavailable.
        }
      }
      return known;
    },
    async drop() {
      known = await raisePublicRevision(db);
    },
  };
}

/**
 * Invalidates the cached pages of every process within a second, also from a command line program. In a
 * transaction it takes effect with the commit.
 *
 * @returns the new revision
 */
export function raisePublicRevision(db: Db): Promise<number> {
  return raiseRevision(db, SCOPE);
}

/**
 * Invalidates the public pages; to be called after the commit of a change of their content. A failure
 * is only logged: the change is committed, and cached pages expire by themselves.
 */
export async function invalidatePublicPages(
  context: Pick<ShopContext, 'dropPublicPages' | 'log'>,
): Promise<void> {
  try {
    await context.dropPublicPages();
  } catch (error) {
    context.log.warn({ err: error }, 'cached pages could not be invalidated');
  }
}
