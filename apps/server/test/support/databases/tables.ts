import { sql } from 'kysely';
import type { ShopContext } from '../../../src/context.ts';

type AnyDatabase = Pick<ShopContext, 'db' | 'engine'>;

/**
 * Every table of the database, by name. Kysely's introspection reads the schemas of other tests on
 * PostgreSQL, too, and fails when one of them is just dropped.
 */
export async function listTables({ db, engine }: AnyDatabase): Promise<string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`
  ).execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** A table that holds rows of single users, and what becomes of them when their user is deleted. */
export interface TableOfUsers {
  table: string;
  /** The delete rule of the foreign key: 'CASCADE' or 'NO ACTION'. */
  onDelete: string;
}

/** Every table of the database with a foreign key to users, by name. */
export async function listTablesOfUsers({ db, engine }: AnyDatabase): Promise<TableOfUsers[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<TableOfUsers>`
        select m.name as "table", f.on_delete as "onDelete"
        from sqlite_master m, pragma_foreign_key_list(m.name) f
        where m.type = 'table' and f."table" = 'users'`
    : sql<TableOfUsers>`
        select c.conrelid::regclass::text as "table",
          case c.confdeltype when 'c' then 'CASCADE' else 'NO ACTION' end as "onDelete"
        from pg_constraint c where c.contype = 'f' and c.confrelid = 'users'::regclass`
  ).execute(db);
  return rows.toSorted((a, b) => (a.table < b.table ? -1 : 1));
}

/** Every table with a column `user_id`, by name, also where no foreign key guards it. */
export async function listTablesWithUserId({ db, engine }: AnyDatabase): Promise<string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ name: string }>`
        select m.name from sqlite_master m, pragma_table_info(m.name) c
        where m.type = 'table' and c.name = 'user_id'`
    : sql<{ name: string }>`
        select table_name as name from information_schema.columns
        where column_name = 'user_id' and table_schema = current_schema()`
  ).execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** The columns of a table, by name. */
export async function listColumns({ db, engine }: AnyDatabase, table: string): Promise<string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ name: string }>`select name from pragma_table_info(${table})`
    : sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_name = ${table} and table_schema = current_schema()`
  ).execute(db);
  return rows.map(({ name }) => name).toSorted();
}
