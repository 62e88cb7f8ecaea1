import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

/**
 * Bodies are taken as they are: no type is converted, no unknown field dropped. Path, query and
 * header values are text, so they are converted to what the contract says. Schemas are compiled
 * when first used: most of the hundreds never are, and the start stays quick.
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
    const ajv = httpPart === 'body' ? forBodies : forText;
    let validate: ValidateFunction | undefined;
    return (data: unknown) => {
      validate ??= ajv.compile(schema);
      if (validate(data)) return { value: data };
      return { error: Object.assign(new Error('invalid'), { validation: validate.errors ?? [] }) };
    };
  };
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
