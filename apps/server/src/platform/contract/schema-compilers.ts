import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';
import { createSizeCheck, type SizeCheck } from './size-check.ts';

const SHARED_OPTIONS = {
  allErrors: false,
  removeAdditional: false,
  strict: false,
  useDefaults: true,
  // The contract's lint checks its schemas; compiling the schema of schemas would delay the first form.
  validateSchema: false,
} as const;

// One of each for the process: apps on the same contract share what is compiled.
const forBodies = addFormats.default(
  new Ajv2020({ ...SHARED_OPTIONS, allErrors: true, coerceTypes: false }),
);
const forText = addFormats.default(new Ajv2020({ ...SHARED_OPTIONS, coerceTypes: true }));

/**
 * Bodies are validated as they are: no type is converted, no unknown field dropped. All errors of a
 * body are reported, but of one that is larger than its schema allows only the first excess. Path,
 * query and header values are text, so they are converted to the contract's types, whole numbers from
 * digits alone. Schemas are compiled on first use, which keeps the start quick.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const ajv = isBody ? forBodies : forText;
    const integers = isBody ? [] : listIntegers(schema);
    let validate: ValidateFunction | undefined;
    let checkSize: SizeCheck | undefined;
    return (data: unknown) => {
      if (isBody) checkSize ??= createSizeCheck(schema);
      const issue = checkSize?.(data) ?? findInvalidInteger(data, integers);
      if (issue !== undefined) return reject([issue]);
      validate ??= ajv.compile(schema);
      return validate(data) ? { value: data } : reject(validate.errors ?? []);
    };
  };
}

function reject(validation: readonly object[]): { error: Error } {
  return { error: Object.assign(new Error('invalid'), { validation }) };
}

const parametersSchema = z.object({
  properties: z.record(z.string(), z.looseObject({ type: z.optional(z.unknown()) })),
});

/** Names of the parameters that are whole numbers. */
function listIntegers(schema: unknown): string[] {
  const parameters = parametersSchema.safeParse(schema);
  return Object.entries(parameters.data?.properties ?? {})
    .filter(([, { type }]) => type === 'integer')
    .map(([name]) => name);
}

/** Finds a text that Ajv would convert although it is not in digits: `0x10`, `1e3`, ` 7`. */
function findInvalidInteger(data: unknown, names: readonly string[]): object | undefined {
  for (const name of names) {
    const text: unknown = Object.getOwnPropertyDescriptor(Object(data), name)?.value;
    if (typeof text !== 'string' || /^-?\d+$/.test(text)) continue;
    const issue = { keyword: 'type', params: { type: 'integer' }, message: 'must be integer' };
    return { ...issue, instancePath: `/${name}`, schemaPath: `#/properties/${name}/type` };
  }
  return undefined;
}

/**
 * Serializes responses field by field by the contract's schema, so that no other field can leak. Equal
 * schemas, such as the error body of every operation, share one serializer, compiled on first use.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<Schema> {
  return ({ schema }) => {
    let serialize: ((data: unknown) => string) | undefined;
    return (data: unknown) => {
      serialize ??= getSerializer(schema);
      return serialize(data);
    };
  };
}

const serializers = new Map<string, (data: unknown) => string>();

function getSerializer(schema: Schema): (data: unknown) => string {
  const key = JSON.stringify(schema);
  const serializer = serializers.get(key) ?? fastJson(schema);
  serializers.set(key, serializer);
  return serializer;
}
