import type { Database } from '@haat/server/src/platform/database/open-database.ts';
import type { CrashableShop } from '../activity.ts';

/** A running shop whose database can be left without space. */
export interface FillableShop {
  /** The shop's migrated database, for adding products and reading the ledger. */
  readonly database: Database;
  readonly send: CrashableShop['send'];
  /** Leaves the database about this much space to grow, in bytes. */
  fill(room: number): Promise<void>;
  /** Frees the space again. */
  free(): Promise<void>;
  /** Lets time pass for the shop, in ms. */
  pass(ms: number): Promise<void>;
  /** Everything that the shop has logged so far. */
  printed(): string;
  /** Whether its process has ended by itself. */
  hasEnded(): boolean;
  /** Ends the shop and removes everything created for it. */
  stop(): Promise<void>;
}
