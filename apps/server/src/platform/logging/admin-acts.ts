import type { Db } from '../database/open-database.ts';

/** What an admin does with others' data outside of the desk. */
export interface AdminAct {
  /** The admin. */
  userId: string;
  /** What is done, such as `message.viewed`. */
  action: string;
  /** An empty `id` is for a whole list. */
  subject: { kind: 'shopper' | 'message' | 'review'; id: string };
}

/**
 * Records what an admin does outside of the desk in the log of the desk (product 10.1.9), which the desk
 * gives to the routes of other folders.
 *
 * @param now epoch ms
 */
export type RecordAdminAct = (db: Db, act: AdminAct, now: number) => Promise<void>;
