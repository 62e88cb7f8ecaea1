/** The keywords of a schema that are compared. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Body {
  $ref?: string;
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
}

interface Parameter {
  $ref?: string;
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** A bundled OpenAPI document, as far as it is compared. */
export interface Contract {
  paths?: Record<
    string,
    { parameters?: Parameter[] } & { [Method in (typeof METHODS)[number]]?: Operation }
  >;
}

/** A value somewhere in a request or a response. */
interface Field {
  /** What it may be: types, and 'string "cod"' for a value of an enumeration; none where it may be anything. */
  kinds: Set<string>;
  isRequired: boolean;
}

/** By their places, such as `body.items[].quantity`. */
type Fields = Map<string, Field>;

/**
 * The changes of a contract that break its callers: a call that is gone, what a request must now give or may
 * no longer be, and what a response no longer has or may now be. Limits of lengths and patterns are not
 * compared: a reviewer sees them in the diff of the contract.
 *
 * @param before a bundled OpenAPI document
 * @param after the same of a later commit
 * @returns one line for each, with the operation and the place in it
 */
export function findBreaking(before: Contract, after: Contract): string[] {
  return Object.entries(before.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const old = item[method];
      if (old === undefined) return [];
      const name = old.operationId ?? `${method} ${path}`;
      const nextItem = after.paths?.[path];
      const next = nextItem?.[method];
      if (next === undefined) return [`${name}: the call is gone`];
      return [
        ...compareRequests(
          listRequest(before, old, item.parameters),
          listRequest(after, next, nextItem?.parameters),
        ),
        ...compareResponses(listResponses(before, old), listResponses(after, next)),
      ].map((text) => `${name}: ${text}`);
    }),
  );
}

function* compareRequests(before: Fields, after: Fields): Generator<string, void> {
  for (const [place, { isRequired, kinds }] of after) {
    const old = before.get(place);
    if (isRequired && !old?.isRequired) yield `${place} must now be given`;
    if (old) yield* findNewKinds(place, 'no longer takes', old.kinds, kinds);
  }
  for (const place of before.keys()) if (!after.has(place)) yield `${place} is no longer taken`;
}

function* compareResponses(before: Fields, after: Fields): Generator<string, void> {
  for (const [place, old] of before) {
    const next = after.get(place);
    if (next === undefined) yield `${place} is gone`;
    else {
      if (old.isRequired && !next.isRequired) yield `${place} may now be missing`;
      yield* findNewKinds(place, 'may now be', next.kinds, old.kinds);
    }
  }
}

/** Tells which of some kinds are none of the known ones. */
function* findNewKinds(place: string, verb: string, some: Set<string>, known: Set<string>) {
  if (known.size === 0) return;
  const isKnown = (kind: string) =>
    known.has(kind) ||
    known.has(kind.split(' ', 1)[0] ?? '') ||
    (kind === 'integer' && known.has('number'));
  const found = some.size === 0 ? ['anything'] : [...some].filter((kind) => !isKnown(kind));
  if (found.length > 0) yield `${place} ${verb} ${found.join(', ')}`;
}

function listRequest(contract: Contract, operation: Operation, shared: Parameter[] = []): Fields {
  const fields: Fields = new Map();
  for (const part of [...shared, ...(operation.parameters ?? [])]) {
    const { in: kind, name, required, schema } = resolve(contract, part);
    addFields(contract, fields, `${kind} ${name}`, schema, required === true);
  }
  addBody(contract, fields, 'body', operation.requestBody);
  return fields;
}

/** Those of successes: callers may rely on no other. */
function listResponses(contract: Contract, { responses = {} }: Operation): Fields {
  const fields: Fields = new Map();
  for (const [status, response] of Object.entries(responses)) {
    if (status.startsWith('2')) addBody(contract, fields, status, { required: true, ...response });
  }
  return fields;
}

function addBody(contract: Contract, fields: Fields, place: string, part: Body | undefined): void {
  if (part === undefined) return;
  const { content = {}, required = part.required } = resolve(contract, part);
  for (const { schema } of Object.values(content))
    addFields(contract, fields, place, schema, required === true);
}

function addFields(
  contract: Contract,
  fields: Fields,
  place: string,
  part: Schema = {},
  isRequired = false,
  parents: readonly Schema[] = [],
): void {
  const schema = resolve(contract, part);
  // A schema that holds itself.
  if (parents.includes(schema)) return;
  const within = [...parents, schema];
  const field = fields.get(place) ?? { kinds: new Set(), isRequired };
  fields.set(place, field);
  const values = schema.enum?.map((value) => `${typeof value} ${JSON.stringify(value)}`);
  for (const kind of values ?? [schema.type ?? []].flat()) field.kinds.add(kind);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) ?? false;
    addFields(contract, fields, `${place}.${name}`, inner, isNeeded, within);
  }
  if (schema.items) addFields(contract, fields, `${place}[]`, schema.items, true, within);
  for (const inner of [schema.allOf, schema.anyOf, schema.oneOf].flatMap((parts) => parts ?? []))
    addFields(contract, fields, place, inner, isRequired, within);
}

/** Follows a `$ref` within its document; any other part stays as it is. */
function resolve<Part extends { $ref?: string }>(contract: Contract, part: Part): Part {
  if (part.$ref === undefined) return part;
  const names = part.$ref.replace(/^#\//, '').split('/');
  const found = names.reduce<unknown>(
    (place, name) => Reflect.get(Object(place), name.replaceAll('~1', '/').replaceAll('~0', '~')),
    contract,
  );
  // The contract's lint has checked that each reference leads to a part of its own kind.
  return resolve(contract, found as Part);
}
