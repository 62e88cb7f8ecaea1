import type { Db } from '../../../src/platform/database/open-database.ts';

/** The same database, where `interrupt` runs once, right before its first transaction begins. */
export function interruptBeforeTransaction(db: Db, interrupt: () => Promise<void>): Db {
  let isInterrupted = false;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && !isInterrupted) {
        return () => ({
          async execute(work: (transaction: Db) => Promise<unknown>) {
            isInterrupted = true;
            await interrupt();
            return target.transaction().execute(work);
          },
        });
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
