import fc from 'fast-check';
import {
  type Operation,
  type ParameterPlace,
  resolvePointer,
  valueAt,
} from '../../src/contract/operations.ts';
import { validateAt } from '../../src/contract/validate-request.ts';

/** Values that mean something to the shop, by the name of the field they go into. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** The keywords from which values are made. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** How much likelier a value that the shop knows is than any other. */
const KNOWN_WEIGHT = 8;

/**
 * Requests that the contract allows, made from its schemas: path, query, headers, and a body of
 * JSON or a form.
 *
 * @param origin without a slash at the end
 */
export function makeRequests(
  operation: Operation,
  origin: string,
  known: KnownValues,
): fc.Arbitrary<Request> {
  const { method, path, isAtRoot } = operation;
  const bodies = Array.from(operation.bodies, ([type, pointer]) =>
    makeValue(pointer, known).map((value) => ({ type, value })),
  );
  return fc
    .record({
      path: makeTexts(operation, 'path', known).filter((texts) =>
        Object.values(texts).every((text) => !/^\.+$/.test(text)),
      ),
      query: makeTexts(operation, 'query', known),
      // HTTP takes ASCII headers only.
      headers: makeTexts(operation, 'header', known).filter((texts) =>
        Object.values(texts).every((text) => /^[ -~]*$/.test(text)),
      ),
      content: bodies.length > 0 ? fc.oneof(...bodies) : fc.constant(undefined),
    })
    .map(({ path: parts, query, headers, content }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(parts[name] ?? ''),
      );
      const url = new URL(`${origin}${isAtRoot ? '' : '/api/v1'}${filled}`);
      url.search = new URLSearchParams(query).toString();
      const isForm = content?.type === 'multipart/form-data';
      return new Request(url, {
        method: method.toUpperCase(),
        headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
        ...(content && { body: isForm ? toForm(content.value) : JSON.stringify(content.value) }),
      });
    });
}

function makeTexts(
  { parameters }: Operation,
  place: ParameterPlace,
  known: KnownValues,
): fc.Arbitrary<Record<string, string>> {
  const found = parameters.filter((parameter) => parameter.place === place);
  const values = found.map(
    ({ name, schema }) => [name, makeValue(schema, known, name).map(String)] as const,
  );
  const requiredKeys = found.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

function toForm(values: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(values))) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** @param pointer JSON pointer to the schema of the value */
function makeValue(pointer: string, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const fits = (value: unknown) => validateAt(pointer, value).length === 0;
  const values = (known[name] ?? []).filter(fits);
  const made = makeAnything(resolvePointer(pointer), known, name).filter(fits);
  if (values.length === 0) return made;
  return fc.oneof(
    { weight: KNOWN_WEIGHT, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: made },
  );
}

function makeAnything(pointer: string, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  const schema: Schema = Object(valueAt(pointer));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return makeText(schema);
    case 'integer':
    case 'number': {
      const { minimum: min = 0, maximum: max = 1_000_000 } = schema;
      return fc.integer({ min, max: Math.min(max, min + 200) });
    }
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(makeValue(`${pointer}/items`, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    default: {
      const fields = Object.keys(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(
          fields.map((field) => [field, makeValue(`${pointer}/properties/${field}`, known, field)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    }
  }
}

function makeText({ format, pattern, minLength = 0, maxLength = 200 }: Schema) {
  if (format === 'binary') return fc.constant(new File(['bytes'], 'me.png', { type: 'image/png' }));
  if (format === 'email') return fc.emailAddress();
  if (pattern === undefined) return fc.string({ unit: 'grapheme', minLength, maxLength });
  // The generator of patterns knows no look-ahead; only passwords have it.
  if (pattern.includes('(?=')) return fc.string({ maxLength: 20 }).map((text) => `${text}aA1!`);
  // Without a length, the generator makes short texts only.
  const most = Math.min(maxLength, minLength + 40);
  const sized = pattern.replace(/[+*]\$$/, `{${minLength},${most}}$`);
  return fc.stringMatching(new RegExp(sized, 'u'), { maxLength });
}
