import {
  ColumnNode,
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Dialect,
  type Driver,
  InsertQueryNode,
  type OperationNode,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type TransactionSettings,
  UpdateQueryNode,
} from 'kysely';
import { type CacheScope, listStale, toRaiseQuery } from './revisions.ts';

/** A write of a query: its table, and the columns that an update sets. */
interface Write {
  readonly table: string;
  readonly columns: readonly string[] | undefined;
}

/**
 * Makes every write raise the revisions of what it makes stale, in the same transaction: at its end, and in
 * one order, so that transactions wait for one another as shortly as they can.
 *
 * @param onRaised called after the commit of a transaction that raised a revision
 */
export function raiseRevisionsOf(dialect: Dialect, onRaised: () => void): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new RevisionDriver(dialect.createDriver(), onRaised),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class RevisionDriver implements Driver {
  readonly #driver: Driver;
  readonly #onRaised: () => void;

  constructor(driver: Driver, onRaised: () => void) {
    this.#driver = driver;
    this.#onRaised = onRaised;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RevisionConnection(this, await this.#driver.acquireConnection());
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const own = asOwn(connection);
    await this.#driver.beginTransaction(own.inner, settings);
    own.stale = new Set();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const own = asOwn(connection);
    const { inner, stale = new Set(), hasRaised } = own;
    if (stale.size > 0) await inner.executeQuery(toRaiseQuery(stale));
    await this.#driver.commitTransaction(inner);
    own.end();
    if (stale.size > 0 || hasRaised) this.#onRaised();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const own = asOwn(connection);
    own.end();
    await this.#driver.rollbackTransaction(own.inner);
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(asOwn(connection).inner);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }

  /** Runs a write outside of a transaction in one of its own. */
  async runAlone<Row>(
    connection: RevisionConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    await this.beginTransaction(connection, {});
    try {
      const result = await connection.executeQuery<Row>(query);
      await this.commitTransaction(connection);
      return result;
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
}

class RevisionConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #driver: RevisionDriver;
  /** What the running transaction has made stale; undefined outside of one. */
  stale: Set<CacheScope> | undefined;
  /** Whether the running transaction wrote a revision itself. */
  hasRaised = false;

  constructor(driver: RevisionDriver, inner: DatabaseConnection) {
    this.#driver = driver;
    this.inner = inner;
  }

  end(): void {
    this.stale = undefined;
    this.hasRaised = false;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const write = readWrite(query.query);
    if (write === undefined) return this.inner.executeQuery<Row>(query);
    const isRevision = write.table === 'revisions';
    const scopes = listStale(write.table, write.columns);
    if (scopes.length === 0 && !isRevision) return this.inner.executeQuery<Row>(query);
    if (this.stale === undefined) return this.#driver.runAlone(this, query);
    const result = await this.inner.executeQuery<Row>(query);
    if (result.rows.length === 0 && !result.numAffectedRows) return result;
    for (const scope of scopes) this.stale.add(scope);
    this.hasRaised ||= isRevision;
    return result;
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, chunkSize);
  }
}

function asOwn(connection: DatabaseConnection): RevisionConnection {
  if (connection instanceof RevisionConnection) return connection;
  throw new TypeError('This connection belongs to another driver.');
}

function readWrite(node: RootOperationNode): Write | undefined {
  if (UpdateQueryNode.is(node)) {
    const columns = node.updates?.map(({ column }) =>
      ColumnNode.is(column) ? column.column.name : '',
    );
    return toWrite(node.table, columns);
  }
  if (InsertQueryNode.is(node)) return toWrite(node.into, undefined);
  if (DeleteQueryNode.is(node)) return toWrite(node.from.froms[0], undefined);
  return undefined;
}

function toWrite(
  table: OperationNode | undefined,
  columns: readonly string[] | undefined,
): Write | undefined {
  if (table === undefined || !TableNode.is(table)) {
    throw new TypeError(
      'A write must name its table plainly, so that what shows the table is dropped.',
    );
  }
  return { table: table.table.identifier.name, columns };
}
