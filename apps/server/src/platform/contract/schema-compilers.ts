import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';
import { createSizeCheck, type SizeCheck } from './size-check.ts';

/**
 * Bodies are taken as they are: no type is converted, no unknown field dropped; all errors of a body
 * are reported, unless it is larger than its schema allows: then its first excess is. Path, query and
 * header values are text, so they are converted to what the contract says, whole numbers from
 * digits alone. Schemas are compiled when first used: most of the hundreds never are, and the start
 * stays quick.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const shared = { allErrors: false, removeAdditional: false, strict: false } as const;
  const forBodies = addFormats.default(
    new Ajv2020({ ...shared, allErrors: true, coerceTypes: false, useDefaults: true }),
  );
  const forText = addFormats.default(
    new Ajv2020({ ...shared, coerceTypes: true, useDefaults: true }),
  );
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const ajv = isBody ? forBodies : forText;
    const integers = isBody ? [] : listIntegers(schema);
    let validate: ValidateFunction | undefined;
    let checkSize: SizeCheck | undefined;
    return (data: unknown) => {
      if (isBody) checkSize ??= createSizeCheck(schema);
      const issue = checkSize?.(data) ?? findUnspelledInteger(data, integers);
      if (issue !== undefined) return refuse([issue]);
      validate ??= ajv.compile(schema);
      return validate(data) ? { value: data } : refuse(validate.errors ?? []);
    };
  };
}

function refuse(validation: readonly object[]): { error: Error } {
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

/** Ajv converts whatever JavaScript takes for a number: `0x10`, `1e3`, ` 7`. */
function findUnspelledInteger(data: unknown, names: readonly string[]): object | undefined {
  for (const name of names) {
    const text: unknown = Object.getOwnPropertyDescriptor(Object(data), name)?.value;
    if (typeof text !== 'string' || /^-?\d+$/.test(text)) continue;
    const issue = { keyword: 'type', params: { type: 'integer' }, message: 'must be integer' };
    return { ...issue, instancePath: `/${name}`, schemaPath: `#/properties/${name}/type` };
  }
  return undefined;
}

/**
 * Writes answers field by field as the contract's schema says, so that nothing else can leak. Equal
 * schemas (the error body stands at every operation) share one writer, made when first used.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<Schema> {
  const writers = new Map<string, (data: unknown) => string>();
  return ({ schema }) => {
    let write: ((data: unknown) => string) | undefined;
    return (data: unknown) => {
      write ??= findWriter(schema);
      return write(data);
    };
  };

  function findWriter(schema: Schema): (data: unknown) => string {
    const key = JSON.stringify(schema);
    const writer = writers.get(key) ?? fastJson(schema);
    writers.set(key, writer);
    return writer;
  }
}
