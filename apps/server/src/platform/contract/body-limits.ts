import * as z from 'zod/mini';
import type { ContractOperation } from './contract-document.ts';

const KIB = 1024;

/** The most bytes that any JSON body of the contract may have. */
export const MAX_BODY_BYTES = 32 * KIB;
/** The lowest limit: a body slightly too long for its schema gets an error that names the field. */
const MIN_BODY_BYTES = 4 * KIB;
/** White space between the fields. */
const WHITE_SPACE_BYTES = KIB;

/** A character as an escape such as `\u0915`. An emoji as two escapes is not counted: in UTF-8 it has 4 bytes. */
const CHARACTER_BYTES = 6;
/** The longest number or boolean. */
const SCALAR_BYTES = 24;

const bodySchema = z.looseObject({
  type: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  maxItems: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  enum: z.optional(z.array(z.unknown())),
});

/**
 * The limit of an operation's JSON body, in bytes: its largest valid body by the contract, at least
 * 4 KiB and at most 32 KiB. Multipart bodies are limited elsewhere; see `addMultipart`.
 */
export function bodyLimitOf(operation: Pick<ContractOperation, 'schema'>): number {
  const content = Object(Object(operation.schema.body).content)['application/json'];
  if (content === undefined) return MIN_BODY_BYTES;
  const largest = measureLargest(content.schema) + WHITE_SPACE_BYTES;
  return Math.min(MAX_BODY_BYTES, Math.max(MIN_BODY_BYTES, largest));
}

/** Bytes of the largest JSON text of a schema without references; Infinity without a bound. */
function measureLargest(given: unknown): number {
  const schema = bodySchema.parse(given);
  if (schema.enum !== undefined) {
    return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  }
  switch (schema.type) {
    case 'string':
      return CHARACTER_BYTES * (schema.maxLength ?? Number.POSITIVE_INFINITY) + 2;
    case 'array':
      return (schema.maxItems ?? Number.POSITIVE_INFINITY) * (measureLargest(schema.items) + 1) + 2;
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const sizes = fields.map(([name, value]) => name.length + 4 + measureLargest(value));
      return sizes.reduce((sum, size) => sum + size, 2);
    }
    case 'integer':
    case 'number':
    case 'boolean':
      return SCALAR_BYTES;
    default:
      return Number.POSITIVE_INFINITY;
  }
}
