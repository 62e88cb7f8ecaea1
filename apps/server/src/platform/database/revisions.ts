import type { Db } from './open-database.ts';
import { prepareQuery } from './prepared-query.ts';

/** The revision of `scope`, 0 before the first change. */
export async function findRevision(db: Db, scope: string): Promise<number> {
  const [row] = await runFind(db, undefined, scope);
  return row?.revision ?? 0;
}

const runFind = prepareQuery((db, _: undefined, scope: string) =>
  db.selectFrom('revisions').select('revision').where('scope', '=', scope),
);

/** Raises the revision of `scope`. @returns the new one */
export async function raiseRevision(db: Db, scope: string): Promise<number> {
  const row = await db
    .insertInto('revisions')
    .values({ scope, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('scope').doUpdateSet((eb) => ({
        revision: eb('revisions.revision', '+', 1),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}
