import type { ShopContext } from '../../context.ts';
import type { Db } from '../database/open-database.ts';
import { findRevision, raiseRevision } from '../database/revisions.ts';

const SCOPE = 'public-pages';
/** How long another process's change may go unnoticed. */
const POLL_MS = 1_000;

/** The revision of everything public pages show; kept pages of another revision are stale. */
export interface PublicPages {
  /** The revision now, looked up at most once a second; the last known one while the database is away. */
  findRevision(): Promise<number>;
  /** Makes every kept page stale, here at once and in other processes within a second. */
  drop(): Promise<void>;
}

export function createPublicPages(db: Db, now: () => number): PublicPages {
  let known = 0;
  let lookedUpAt = Number.NEGATIVE_INFINITY;

  return {
    async findRevision() {
      const time = now();
      if (Math.abs(time - lookedUpAt) >= POLL_MS) {
        lookedUpAt = time;
        try {
          known = Math.max(known, await findRevision(db, SCOPE));
        } catch {
          // Pages already made can still be read while the database is away.
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
 * Makes every process drop its kept pages within a second, also from a program that serves none. In a
 * transaction it takes effect with the commit.
 *
 * @returns the new revision
 */
export function raisePublicRevision(db: Db): Promise<number> {
  return raiseRevision(db, SCOPE);
}

/**
 * Makes public pages be rendered anew; call it after the commit of what they show. What was done
 * stands whatever becomes of the kept pages, so a failure is only logged: they end by themselves.
 */
export async function invalidatePublicPages(
  context: Pick<ShopContext, 'dropPublicPages' | 'log'>,
): Promise<void> {
  try {
    await context.dropPublicPages();
  } catch (error) {
    context.log.warn({ err: error }, 'kept pages could not be dropped');
  }
}
