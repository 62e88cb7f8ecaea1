import fc from 'fast-check';
import type { ContractOperation } from '../../../src/platform/contract/contract-document.ts';
import {
  NAUGHTY_BODIES,
  NAUGHTY_FIELD_NAMES,
  NAUGHTY_HEADERS,
  NAUGHTY_JSON,
  NAUGHTY_PATH_PARTS,
  NAUGHTY_QUERIES,
} from './naughty-values.ts';
import { type KnownValues, listFields, makeValid, readPropertySchema } from './schema-arbitrary.ts';

export type Sender = 'guest' | 'customer' | 'admin';

/** A request of the generator. */
export interface MadeRequest {
  sender: Sender;
  method: ContractOperation['method'];
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

/** A request in parts, before it is put together. */
interface Parts {
  sender: Sender;
  /** As they stand in the URL. */
  path: Record<string, string>;
  query: string;
  headers: Record<string, string>;
  /** The JSON body, where it is an object. */
  body?: Record<string, unknown>;
  payload?: string | Buffer;
}

const FORM_BOUNDARY = 'a-boundary-of-a-form';

/** Requests that the contract allows, sent by anybody. */
export function makeValidRequests(
  operation: ContractOperation,
  known: KnownValues,
): fc.Arbitrary<MadeRequest> {
  return makeParts(operation, known).map((parts) => putTogether(operation, parts));
}

/** Requests with one strange or hostile thing in them: one arbitrary for each kind of it. */
export function listStrangeRequests(
  operation: ContractOperation,
  known: KnownValues,
): fc.Arbitrary<MadeRequest>[] {
  const allowed = makeParts(operation, known);
  return listChanges(operation).map((changes) =>
    fc.tuple(allowed, changes).map(([parts, change]) => putTogether(operation, change(parts))),
  );
}

/** The schemas of an operation's bodies by media type. */
export function readBodySchemas({ schema }: ContractOperation): ReadonlyMap<string, object> {
  const media = Object.entries(Object(Object(schema.body).content));
  return new Map(media.map(([type, content]) => [type, Object(Object(content).schema)]));
}

function makeParts(operation: ContractOperation, known: KnownValues): fc.Arbitrary<Parts> {
  const { params, querystring, headers } = operation.schema;
  return fc
    .record({
      sender: fc.constantFrom<Sender>('customer', 'customer', 'admin', 'admin', 'guest'),
      // `..` makes another URL.
      path: makeFields(params, known).filter((fields) =>
        fields.every(([, value]) => !/^\.+$/.test(value)),
      ),
      query: makeFields(querystring, known),
      headers: makeFields(headers, known),
      content: makeContent(operation, known),
    })
    .map(({ sender, path, query, headers: own, content }) => ({
      sender,
      path: Object.fromEntries(path.map(([name, value]) => [name, encodeURIComponent(value)])),
      query: query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'),
      ...content,
      headers: {
        ...content.headers,
        ...Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
      },
    }));
}

/** Names and texts of parameters that fit the schema of their place. */
function makeFields(schema: unknown, known: KnownValues): fc.Arbitrary<[string, string][]> {
  if (schema === undefined) return fc.constant([]);
  return makeValid(schema, known).map((values) =>
    Object.entries(Object(values)).map(([name, value]) => [name, String(value)]),
  );
}

type Content = Pick<Parts, 'headers' | 'body' | 'payload'>;

function makeContent(operation: ContractOperation, known: KnownValues): fc.Arbitrary<Content> {
  const kinds = Array.from(readBodySchemas(operation), ([type, schema]): fc.Arbitrary<Content> => {
    const values = makeValid(schema, known).map((value) => ({ ...Object(value) }));
    return type === 'application/json'
      ? values.map((body) => ({ headers: { 'content-type': type }, body }))
      : values.map((fields) => toForm(fields, schema));
  });
  // Like the storefront, which sends the JSON type also without a body.
  const nothing = { headers: { 'content-type': 'application/json' } };
  return kinds.length > 0 ? fc.oneof(...kinds) : fc.constant(nothing);
}

/** A form whose file is no picture: tests of pictures send real ones. */
function toForm(fields: object, schema: object): Content {
  const parts = Object.entries(fields).map(([name, value]) => {
    const isFile = Object(readPropertySchema(schema, name)).format === 'binary';
    const tail = isFile ? '; filename="a.png"\r\nContent-Type: image/png' : '';
    return `--${FORM_BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${tail}\r\n\r\n${value}\r\n`;
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}` },
    payload: `${parts.join('')}--${FORM_BOUNDARY}--\r\n`,
  };
}

type Change = (parts: Parts) => Parts;

function listChanges(operation: ContractOperation): fc.Arbitrary<Change>[] {
  const json = readBodySchemas(operation).get('application/json');
  const queryNames = [...listFields(operation.schema.querystring), 'unknown'];
  const pathNames = listFields(operation.schema.params);
  const changes: fc.Arbitrary<Change>[] = [
    fc.constantFrom(...NAUGHTY_HEADERS).map((headers) => (parts) => ({
      ...parts,
      headers: { ...parts.headers, ...headers },
    })),
    fc
      .tuple(fc.constantFrom(...queryNames), fc.constantFrom(...NAUGHTY_QUERIES))
      .map(([name, query]) => (parts) => ({ ...parts, query: query.replaceAll('NAME', name) })),
  ];
  if (pathNames.length > 0) {
    changes.push(
      fc
        .tuple(fc.constantFrom(...pathNames), fc.constantFrom(...NAUGHTY_PATH_PARTS))
        .map(([name, part]) => (parts) => ({ ...parts, path: { ...parts.path, [name]: part } })),
    );
  }
  if (operation.method !== 'GET') {
    changes.push(fc.constantFrom(...NAUGHTY_BODIES).map((payload) => replaceBody(() => payload)));
  }
  if (json !== undefined) changes.push(...listFieldChanges(listFields(json)));
  return changes;
}

/** The ways to make a JSON object strange. */
function listFieldChanges(fields: readonly string[]): fc.Arbitrary<Change>[] {
  const names = fc.constantFrom(...fields, ...NAUGHTY_FIELD_NAMES);
  const values = fc.oneof(
    fc.constantFrom(...NAUGHTY_JSON),
    fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  );
  return [
    // The field may be there already: a parser that takes the first value and one that takes the last must agree.
    fc
      .tuple(names, values)
      .map(([name, json]) =>
        replaceBody((body) =>
          `{${JSON.stringify(name)}:${json},${JSON.stringify(body).slice(1)}`.replace(',}', '}'),
        ),
      ),
    names.map((name) => replaceBody((body) => JSON.stringify({ ...body, [name]: undefined }))),
    values.map((json) => replaceBody(() => json)),
  ];
}

function replaceBody(write: (body: Record<string, unknown>) => string | Buffer): Change {
  return ({ body = {}, ...parts }) => ({ ...parts, payload: write(body) });
}

function putTogether({ url, method }: ContractOperation, parts: Parts): MadeRequest {
  const path = url.replaceAll(/:(\w+)/g, (_, name) => parts.path[name] ?? 'x');
  return {
    sender: parts.sender,
    method,
    url: parts.query === '' ? path : `${path}?${parts.query}`,
    headers: parts.headers,
    payload: parts.body === undefined ? parts.payload : JSON.stringify(parts.body),
  };
}
