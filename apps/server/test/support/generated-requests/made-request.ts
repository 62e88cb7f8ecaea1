import { formatProductFile, NO_FACTS } from '@haat/domain';
import fc from 'fast-check';
import type { ContractOperation } from '../../../src/platform/contract/contract-document.ts';
import { listOperationPolicies } from '../contract/operation-policies.ts';
import { mostly } from './mostly.ts';
import {
  NAUGHTY_BODIES,
  NAUGHTY_FIELD_NAMES,
  NAUGHTY_HEADERS,
  NAUGHTY_JSON,
  NAUGHTY_PATH_PARTS,
  NAUGHTY_QUERIES,
  NAUGHTY_TEXTS,
} from './naughty-values.ts';
import { type KnownValues, listFields, makeValid, readPropertySchema } from './schema-arbitrary.ts';

/** The sender of a request; a new member of the desk has no second factor yet. */
export type Sender = 'guest' | 'customer' | 'admin' | 'new member';

/** A request of a generator. */
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
  /** The JSON body, where it is still an object. */
  body: Record<string, unknown> | undefined;
  payload: string | Buffer | undefined;
}

const FORM_BOUNDARY = 'a-boundary-of-a-form';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file for the import of goods: the row of a draft. */
const PRODUCT_FILE = Buffer.from(
  formatProductFile([
    {
      ...{ id: '', version: null, category: 'spices', maker: '', stock: 7, pictures: [] },
      facts: { ...NO_FACTS, name: 'Mangodi', pricePaise: 45_50 },
    },
  ]),
);

/** Files that are sent as any other. */
const FILES: readonly Buffer[] = [
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('GIF89a<script>alert(1)</script>'),
  Buffer.from('ffd8ffe000104a46494600', 'hex'),
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.alloc(0),
  Buffer.alloc(5 * 1024 * 1024 + 1, 'x'),
];

const policies = listOperationPolicies();

/** Requests the contract allows, sent by anybody. */
export function makeValidRequests(
  operation: ContractOperation,
  known: KnownValues,
): fc.Arbitrary<MadeRequest> {
  return makeParts(operation, known).map((parts) => putTogether(operation, parts));
}

/** Requests with one thing in them that is wrong, strange or hostile: one arbitrary for each kind of it. */
export function listInvalidRequests(
  operation: ContractOperation,
  known: KnownValues,
): fc.Arbitrary<MadeRequest>[] {
  const allowed = makeParts(operation, known);
  return listChanges(operation).map((change) =>
    fc.tuple(allowed, change).map(([parts, apply]) => putTogether(operation, apply(parts))),
  );
}

function makeParts(operation: ContractOperation, known: KnownValues): fc.Arbitrary<Parts> {
  const { params, querystring, headers } = operation.schema;
  return fc
    .record({
      sender: makeSender(operation),
      // `..` makes another URL.
      path: makeFields(params, known).filter((fields) =>
        fields.every(([, value]) => !/^\.+$/.test(value)),
      ),
      query: makeFields(querystring, known),
      headers: makeFields(headers, known),
      content: makeContent(operation, known),
    })
    .map(({ sender, path, query, headers: ownHeaders, content }) => ({
      sender,
      path: Object.fromEntries(path.map(([name, value]) => [name, encodeURIComponent(value)])),
      query: query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'),
      headers: {
        ...content.headers,
        ...Object.fromEntries(ownHeaders.map(([name, value]) => [name.toLowerCase(), value])),
      },
      body: content.body,
      payload: content.payload,
    }));
}

function makeSender({ operationId, session }: ContractOperation): fc.Arbitrary<Sender> {
  const { access, desk } = policies.get(operationId) ?? {};
  if (desk === 'member') {
    return fc.constantFrom(...mostly<Sender>('new member', 'admin', 'admin', 'customer', 'guest'));
  }
  if (access === 'admin' || desk !== undefined) {
    return fc.constantFrom(...mostly<Sender>('admin', 'customer', 'guest'));
  }
  if (session === 'required') {
    return fc.constantFrom(...mostly<Sender>('customer', 'admin', 'guest'));
  }
  return fc.constantFrom('customer', 'admin', 'guest');
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
  const schemas = readBodySchemas(operation);
  const kinds: fc.Arbitrary<Content>[] = [];
  for (const [type, schema] of schemas) {
    const values = makeValid(schema, known).map((value) => ({ ...(value ?? {}) }));
    if (type === 'application/json') {
      kinds.push(
        values.map((body) => ({ headers: { 'content-type': type }, body, payload: undefined })),
      );
    } else {
      const fileField = findFileField(schema);
      const right = fileField === 'file' ? PRODUCT_FILE : PICTURE;
      const files = fc.oneof(fc.constant(right), fc.constantFrom(...FILES));
      kinds.push(
        fc.tuple(values, files).map(([fields, file]) => toForm(fields, { fileField, file })),
      );
    }
  }
  // Like the storefront, which sends the JSON type also without a body.
  const nothing = { headers: { 'content-type': 'application/json' }, body: undefined };
  return kinds.length > 0 ? fc.oneof(...kinds) : fc.constant({ ...nothing, payload: undefined });
}

/** The field of a form that is a file. */
function findFileField(schema: object): string | undefined {
  return listFields(schema).find(
    (name) => Object(readPropertySchema(schema, name)).format === 'binary',
  );
}

function toForm(
  fields: object,
  { fileField, file }: { fileField: string | undefined; file: Buffer },
): Content {
  const chunks: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const isFile = name === fileField;
    const tail = isFile ? '; filename="a.png"\r\nContent-Type: image/png' : '';
    chunks.push(
      Buffer.from(
        `--${FORM_BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${tail}\r\n\r\n`,
      ),
      isFile ? file : Buffer.from(String(value)),
      Buffer.from('\r\n'),
    );
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}` },
    body: undefined,
    payload: Buffer.concat([...chunks, Buffer.from(`--${FORM_BOUNDARY}--\r\n`)]),
  };
}

function readBodySchemas(operation: ContractOperation): [type: string, schema: object][] {
  const { body } = operation.schema;
  if (typeof body !== 'object' || body === null || !('content' in body)) return [];
  return Object.entries(Object(body.content)).map(([type, media]) => [
    type,
    Object(Object(media).schema),
  ]);
}

type Change = (parts: Parts) => Parts;

function listChanges(operation: ContractOperation): fc.Arbitrary<Change>[] {
  const changes: fc.Arbitrary<Change>[] = [
    fc.constantFrom(...NAUGHTY_HEADERS).map((headers) => (parts) => ({
      ...parts,
      headers: { ...parts.headers, ...headers },
    })),
    fc.constantFrom(...NAUGHTY_QUERIES).map((query) => (parts) => ({
      ...parts,
      query: query.replaceAll('NAME', 'unknown'),
    })),
  ];
  const queryNames = listFields(operation.schema.querystring);
  if (queryNames.length > 0) {
    const values = fc.constantFrom(
      ...NAUGHTY_QUERIES,
      ...NAUGHTY_PATH_PARTS.map((part) => `NAME=${part}`),
    );
    changes.push(
      fc.tuple(fc.constantFrom(...queryNames), values).map(([name, query]) => (parts) => ({
        ...parts,
        query: [parts.query, query.replaceAll('NAME', name)].filter(Boolean).join('&'),
      })),
      fc.tuple(fc.constantFrom(...queryNames), values).map(([name, query]) => (parts) => ({
        ...parts,
        query: query.replaceAll('NAME', name),
      })),
    );
  }
  const pathNames = listFields(operation.schema.params);
  if (pathNames.length > 0) {
    changes.push(
      fc
        .tuple(fc.constantFrom(...pathNames), fc.constantFrom(...NAUGHTY_PATH_PARTS))
        .map(([name, part]) => (parts) => ({ ...parts, path: { ...parts.path, [name]: part } })),
    );
  }
  if (operation.method !== 'GET') {
    changes.push(
      fc.constantFrom(...NAUGHTY_BODIES).map((payload) => (parts) => replaceBody(parts, payload)),
    );
  }
  const jsonSchema = readBodySchemas(operation).find(([type]) => type === 'application/json')?.[1];
  if (jsonSchema !== undefined) changes.push(...listFieldChanges(jsonSchema));
  const form = readBodySchemas(operation).find(([type]) => type === 'multipart/form-data');
  if (form !== undefined) changes.push(...listFormChanges(findFileField(form[1]) ?? 'file'));
  return changes;
}

function replaceBody(parts: Parts, payload: string | Buffer): Parts {
  return { ...parts, body: undefined, payload };
}

/** The ways to make a JSON object invalid. */
function listFieldChanges(schema: object): fc.Arbitrary<Change>[] {
  const known = listFields(schema);
  // The contract has no fields for the body of a provider.
  const names = known.length > 0 ? known : ['event'];
  const toChange =
    (change: (body: Record<string, unknown>) => string): Change =>
    (parts) => {
      if (parts.body === undefined) return parts;
      return replaceBody(parts, change(parts.body));
    };
  const replaceField = (name: string, json: string) =>
    toChange((body) => writeWith({ ...body, [name]: undefined }, name, json));
  return [
    fc
      .tuple(fc.constantFrom(...names), fc.constantFrom(...NAUGHTY_JSON))
      .map(([name, json]) => replaceField(name, json)),
    fc
      .tuple(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }))
      .map(([name, value]) => replaceField(name, JSON.stringify(value))),
    fc
      .constantFrom(...names)
      .map((name) => toChange((body) => JSON.stringify({ ...body, [name]: undefined }))),
    fc
      .tuple(fc.constantFrom(...NAUGHTY_FIELD_NAMES), fc.constantFrom(...NAUGHTY_JSON))
      .map(([name, json]) => replaceField(name, json)),
    // The same field twice: a parser that takes the first value and one that takes the last must agree.
    fc
      .tuple(fc.constantFrom(...names), fc.constantFrom(...NAUGHTY_JSON))
      .map(([name, json]) =>
        toChange((body) => `{${JSON.stringify(name)}:${json},${JSON.stringify(body).slice(1)}`),
      ),
    fc.jsonValue({ maxDepth: 3 }).map((value) => toChange(() => JSON.stringify(value))),
  ];
}

/** The object as JSON, with `json` as the value of one field. */
function writeWith(body: Record<string, unknown>, name: string, json: string): string {
  const rest = JSON.stringify(body).slice(0, -1);
  return `${rest}${rest === '{' ? '' : ','}${JSON.stringify(name)}:${json}}`;
}

/** The ways to make a form with a file invalid. */
function listFormChanges(fileField: string): fc.Arbitrary<Change>[] {
  const boundary = `--${FORM_BOUNDARY}`;
  const field = (disposition: string, value: string) =>
    `${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
  const texts = fc.constantFrom(...NAUGHTY_TEXTS.filter((text) => !/[\r\n"]/.test(text)));
  const fileName = `form-data; name="${fileField}"; filename`;
  const file = field(`${fileName}="a.png"`, 'x');
  const forms = fc.oneof(
    texts.map((text) => field(`form-data; name="${text}"`, 'x')),
    texts.map((text) => field(`form-data; name="${fileField}"`, text)),
    texts.map((text) => field(`${fileName}="${text}"`, 'x')),
    texts.map((text) => field('form-data; name="fullName"', text) + file),
    texts.map((text) => field(`form-data; name="${text}"; filename="a.png"`, 'x')),
    fc.constantFrom(
      '',
      file + file,
      field('attachment', 'x'),
      field('form-data', 'x'),
      field('', 'x'),
      field('form-data; name="__proto__"; filename="a.png"', 'x'),
      field('form-data; name="fullName"', 'x').repeat(20),
      field('form-data; name="fullName"', 'x'.repeat(5_000)),
      `${boundary}\r\n\r\nx\r\n`,
      `${boundary}\r\nContent-Type: image/png\r\nContent-Disposition: ${fileName}="a.png"\r\nContent-Transfer-Encoding: base64\r\n\r\n====\r\n`,
    ),
  );
  const endings = fc.constantFrom(`${boundary}--\r\n`, `${boundary}--`, boundary, '', '\r\n');
  return [
    fc.tuple(forms, endings).map(([form, ending]) => (parts) => ({
      ...replaceBody(parts, form + ending),
      headers: {
        ...parts.headers,
        'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}`,
      },
    })),
  ];
}

function putTogether(operation: ContractOperation, parts: Parts): MadeRequest {
  const path = operation.url.replaceAll(/:(\w+)/g, (_, name) => parts.path[name] ?? 'x');
  return {
    sender: parts.sender,
    method: operation.method,
    url: parts.query === '' ? path : `${path}?${parts.query}`,
    headers: parts.headers,
    payload: parts.body === undefined ? parts.payload : JSON.stringify(parts.body),
  };
}
