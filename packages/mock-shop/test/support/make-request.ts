import fc from 'fast-check';
import { checkSchema } from '../../src/check-schema.ts';
import { REQUEST_RULES } from '../../src/generated/request-rules.ts';
import type { OperationId } from '../../src/index.ts';
import type { Schema } from '../../src/request-rules.ts';

/** Values that mean something to the shop, by the name of the field they go into. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** How much likelier a value that the shop knows is than one it does not. */
const KNOWN_WEIGHT = 8;

/**
 * Requests that the contract allows, made from its schemas: path, query, headers, and a body of
 * JSON or a form.
 *
 * @param origin without a slash at the end
 */
export function makeRequests(
  id: OperationId,
  origin: string,
  known: KnownValues,
): fc.Arbitrary<Request> {
  const { method, path, isAtRoot, parameters, body } = REQUEST_RULES[id];
  const bodies = Object.entries(body ?? {}).map(([type, schema]) =>
    makeValue(schema, known).map((value) => ({ type, value })),
  );
  return fc
    .record({
      path: makeTexts(parameters.path, known).filter((texts) =>
        Object.values(texts).every((text) => !/^\.+$/.test(text)),
      ),
      query: makeTexts(parameters.query, known),
      // Of headers HTTP takes ASCII only.
      headers: makeTexts(parameters.header, known).filter((texts) =>
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
        method,
        headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
        ...(content && { body: isForm ? toForm(content.value) : JSON.stringify(content.value) }),
      });
    });
}

function makeTexts(schema: Schema, known: KnownValues): fc.Arbitrary<Record<string, string>> {
  return makeValue(schema, known).map((values) =>
    Object.fromEntries(
      Object.entries(Object(values)).map(([name, value]) => [name, String(value)]),
    ),
  );
}

function toForm(values: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(values))) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function makeValue(schema: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const fits = (value: unknown) => checkSchema(schema, value).length === 0;
  const values = (known[name] ?? []).filter(fits);
  const made = makeAnything(schema, known, name).filter(fits);
  if (values.length === 0) return made;
  return fc.oneof(
    { weight: KNOWN_WEIGHT, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: made },
  );
}

function makeAnything(schema: Schema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
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
      return fc.array(makeValue(schema.items ?? { type: 'boolean' }, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(fields.map(([field, part]) => [field, makeValue(part, known, field)])),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    }
  }
}

function makeText({ format, pattern, minLength = 0, maxLength = 200 }: Schema) {
  if (format === 'binary') return fc.constant(new File(['bytes'], 'me.png', { type: 'image/png' }));
  if (format === 'email') return fc.emailAddress();
  if (pattern === undefined) return fc.string({ unit: 'grapheme', minLength, maxLength });
  // Looking ahead is more than the generator of patterns can do; only passwords do it.
  if (pattern.includes('(?=')) return fc.string({ maxLength: 20 }).map((text) => `${text}aA1!`);
  // Left to itself, it makes short texts only.
  const most = Math.min(maxLength, minLength + 40);
  const sized = pattern.replace(/[+*]\$$/, `{${minLength},${most}}$`);
  return fc.stringMatching(new RegExp(sized, 'u'), { maxLength });
}
