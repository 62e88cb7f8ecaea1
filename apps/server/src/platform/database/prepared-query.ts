import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './open-database.ts';

/** The values of a query: texts, numbers, and lists and records of them. */
export type QueryValues =
  | string
  | number
  | undefined
  | readonly QueryValues[]
  | { readonly [name: string]: QueryValues };

/** Stands for a value while a query is built. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** Most cached shapes of one query. */
const MAX_SHAPES = 300;

/**
 * Builds a query once for each shape of its values and later only binds the values: building a
 * frequent query costs as much as running it.
 *
 * `build` may read `choices` (plain JSON), which values are undefined and the lengths of lists, but not
 * the values: it gets placeholders.
 *
 * @returns a function that runs the query
 */
export function prepareQuery<Choices, Values extends QueryValues, Row>(
  build: (db: Db, choices: Choices, values: Values) => Compilable<Row>,
): (db: Db, choices: Choices, values: Values) => Promise<Row[]> {
  // The SQL of a query differs by engine.
  const byEngine = new WeakMap<object, Map<string, CompiledQuery<Row>>>();

  return async function run(db, choices, values) {
    const { adapter } = db.getExecutor();
    const compiled = byEngine.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    byEngine.set(adapter, compiled);
    const given: (string | number)[] = [];
    const shape = `${JSON.stringify(choices)} ${describe(values, given)}`;
    let query = compiled.get(shape);
    if (query === undefined) {
      query = build(db, choices, replaceValues(values)).compile();
      if (compiled.size >= MAX_SHAPES) compiled.clear();
      compiled.set(shape, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given[parameter.index] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Collects the values in order. @returns their shape */
function describe(values: QueryValues, given: (string | number)[]): string {
  if (values === undefined) return '-';
  if (typeof values !== 'object') {
    given.push(values);
    return '?';
  }
  let shape = '(';
  for (const value of Object.values(values)) shape += describe(value, given);
  return `${shape})`;
}

/** The same structure with placeholders, numbered in the order in which `describe` collects. */
function replaceValues<Values extends QueryValues>(values: Values): Values {
  let count = 0;
  function replace(value: QueryValues): unknown {
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object') {
      count += 1;
      return new Placeholder(count - 1);
    }
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replace(item)]));
  }
  // Only the builder gets the placeholders, and passes them on as parameters.
  return replace(values) as Values;
}
