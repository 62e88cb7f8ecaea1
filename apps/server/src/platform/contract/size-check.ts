import * as z from 'zod/mini';

/** An error of a value, in Ajv's form. */
export interface SizeIssue {
  keyword: 'maxItems' | 'maxLength' | 'additionalProperties';
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message: string;
}

const sizedSchema = z.looseObject({
  properties: z.optional(z.record(z.string(), z.unknown())),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  maxItems: z.optional(z.number()),
  maxLength: z.optional(z.number()),
});

/** Finds the first part of a value that is larger than its schema allows; see {@link createSizeCheck}. */
export type SizeCheck = (value: unknown, path?: string) => SizeIssue | undefined;

/**
 * Checks only the sizes in a value: items of lists, characters of texts, number of fields. The schema
 * bounds its work, whatever the value is. A validation that reports all errors, and so costs more with
 * each error, can follow it.
 *
 * @param given a schema without references
 */
export function createSizeCheck(given: unknown): SizeCheck {
  const schema = sizedSchema.safeParse(given).data ?? {};
  const { maxItems, maxLength } = schema;
  const checkItem = schema.items === undefined ? undefined : createSizeCheck(schema.items);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, createSizeCheck(field)] as const,
  );
  const known = new Set(fields.map(([name]) => name));
  const isClosed = schema.additionalProperties === false;

  return function checkSize(value, path = '') {
    if (typeof value === 'string') return checkText(value, maxLength, path);
    if (Array.isArray(value)) {
      if (maxItems !== undefined && value.length > maxItems) {
        const message = `must NOT have more than ${maxItems} items`;
        return toIssue('maxItems', path, { limit: maxItems }, message);
      }
      return checkItem && findFirst(value, (item, index) => checkItem(item, `${path}/${index}`));
    }
    if (typeof value !== 'object' || value === null) return undefined;
    if (isClosed) {
      const names = Object.keys(value);
      const unknown = names.length > known.size && names.find((name) => !known.has(name));
      if (typeof unknown === 'string') {
        const params = { additionalProperty: unknown };
        const message = 'must NOT have additional properties';
        return toIssue('additionalProperties', path, params, message);
      }
    }
    return findFirst(fields, ([name, check]) =>
      check(Object.getOwnPropertyDescriptor(value, name)?.value, `${path}/${name}`),
    );
  };
}

/** Counts characters, of which one may be two UTF-16 units. */
function checkText(text: string, limit: number | undefined, path: string): SizeIssue | undefined {
  if (limit === undefined || text.length <= limit) return undefined;
  if (text.length <= 2 * limit && Array.from(text).length <= limit) return undefined;
  return toIssue('maxLength', path, { limit }, `must NOT have more than ${limit} characters`);
}

function toIssue(
  keyword: SizeIssue['keyword'],
  instancePath: string,
  params: SizeIssue['params'],
  message: string,
): SizeIssue {
  return { keyword, instancePath, schemaPath: `#/${keyword}`, params, message };
}

function findFirst<Item>(
  items: readonly Item[],
  check: (item: Item, index: number) => SizeIssue | undefined,
): SizeIssue | undefined {
  for (const [index, item] of items.entries()) {
    const issue = check(item, index);
    if (issue !== undefined) return issue;
  }
  return undefined;
}
