import type { Schema } from './request-rules.ts';

/** One thing that is wrong with a value. */
export interface Fault {
  /** Where, as field errors name it: `items.0.quantity`; '' for the value itself. */
  readonly field: string;
  /** What, as the end of a sentence: 'must be >= 1'. */
  readonly message: string;
}

// The same form that validators of JSON Schema take for `format: email`.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Everything that is wrong with a value by a schema of the contract; empty when nothing is. */
export function checkSchema(schema: Schema, value: unknown, field = ''): Fault[] {
  if (schema.enum !== undefined) {
    return schema.enum.includes(value)
      ? []
      : [{ field, message: 'must be equal to one of the allowed values' }];
  }
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' || schema.format === 'binary'
        ? toFaults(field, checkText(schema, value))
        : [{ field, message: 'must be string' }];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [{ field, message: 'must be boolean' }];
    case 'integer':
      return Number.isInteger(value)
        ? toFaults(field, checkNumber(schema, Number(value)))
        : [{ field, message: 'must be integer' }];
    case 'number':
      return typeof value === 'number'
        ? toFaults(field, checkNumber(schema, value))
        : [{ field, message: 'must be number' }];
    case 'array':
      return Array.isArray(value)
        ? checkList(schema, value, field)
        : [{ field, message: 'must be array' }];
    case 'object':
      return isObject(value)
        ? checkObject(schema, value, field)
        : [{ field, message: 'must be object' }];
  }
}

function toFaults(field: string, messages: readonly string[]): Fault[] {
  return messages.map((message) => ({ field, message }));
}

function checkText(schema: Schema, value: unknown): string[] {
  if (schema.format === 'binary') return isFile(value) ? [] : ['must be a file'];
  const text = String(value);
  // Characters, not UTF-16 units.
  const length = Array.from(text).length;
  const messages: string[] = [];
  if (schema.minLength !== undefined && length < schema.minLength) {
    messages.push(`must have at least ${schema.minLength} characters`);
  }
  if (schema.maxLength !== undefined && length > schema.maxLength) {
    messages.push(`must have at most ${schema.maxLength} characters`);
  }
  const isMatch = schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
  const isFormat = schema.format === undefined || EMAIL.test(text);
  // Half a surrogate pair is refused wherever text is taken.
  if (!isMatch || !isFormat || !text.isWellFormed()) messages.push('is not valid');
  return messages;
}

function checkNumber({ minimum, maximum }: Schema, value: number): string[] {
  const messages: string[] = [];
  if (minimum !== undefined && value < minimum) messages.push(`must be >= ${minimum}`);
  if (maximum !== undefined && value > maximum) messages.push(`must be <= ${maximum}`);
  return messages;
}

function checkList(schema: Schema, list: readonly unknown[], field: string): Fault[] {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const faults: Fault[] = [];
  if (list.length < minItems) {
    faults.push({ field, message: `must have at least ${minItems} items` });
  }
  if (list.length > maxItems) {
    faults.push({ field, message: `must have at most ${maxItems} items` });
  }
  if (items === undefined) return faults;
  return [
    ...faults,
    ...list.flatMap((item, index) => checkSchema(items, item, join(field, String(index)))),
  ];
}

function checkObject(
  { properties = {}, required = [], additionalProperties = true, minProperties = 0 }: Schema,
  value: Readonly<Record<string, unknown>>,
  field: string,
): Fault[] {
  const names = Object.keys(value);
  const faults: Fault[] = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ field: join(field, name), message: 'is required' }));
  if (names.length < minProperties) {
    faults.push({ field, message: `must have at least ${minProperties} properties` });
  }
  for (const name of names) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema !== undefined) faults.push(...checkSchema(schema, value[name], join(field, name)));
    else if (!additionalProperties) {
      faults.push({ field: join(field, name), message: 'is not a known field' });
    }
  }
  return faults;
}

function join(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** By its shape: a test environment may have a `Blob` of its own. */
function isFile(value: unknown): boolean {
  return isObject(value) && 'arrayBuffer' in value && 'size' in value;
}
