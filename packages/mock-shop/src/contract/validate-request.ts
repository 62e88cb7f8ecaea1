import contract from '@haat/openapi' with { type: 'json' };
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Operation, ParameterPlace } from './operations.ts';

const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  allErrors: true,
  // An error carries the rejected value and its schema.
  verbose: true,
  // A text is no file; files are text for JSON Schema, and `isFile` accepts them.
  formats: { ...fullFormats, binary: () => false },
});
ajv.addSchema(contract, 'contract');

const compiled = new Map<string, ValidateFunction>();

/** Validates values against the schema at a JSON pointer of the contract. @returns its issues */
export function validateAt(pointer: string, value: unknown): ErrorObject[] {
  return validate(pointer, () => ({ $ref: toReference(pointer) }), value);
}

/** Validates the parameters of one place; parameters unknown to the contract are ignored. */
export function validateParameters(
  { pointer, parameters }: Operation,
  place: ParameterPlace,
  values: Readonly<Record<string, unknown>>,
): ErrorObject[] {
  const found = parameters.filter((parameter) => parameter.place === place);
  const schema = () => ({
    type: 'object',
    properties: Object.fromEntries(
      found.map((parameter) => [parameter.name, { $ref: toReference(parameter.schema) }]),
    ),
    required: found.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  });
  return validate(`${pointer} ${place}`, schema, values);
}

/** Schemas are compiled on first use: most tests call few operations. */
function validate(key: string, createSchema: () => object, value: unknown): ErrorObject[] {
  const known = compiled.get(key) ?? ajv.compile(createSchema());
  compiled.set(key, known);
  known(value);
  return (known.errors ?? []).filter((issue) => !isFile(issue));
}

function toReference(pointer: string): string {
  return `contract#${encodeURI(pointer)}`;
}

/** Whether an issue only says that a file is no text. Test environments may have their own `Blob`. */
function isFile({ data, parentSchema }: ErrorObject): boolean {
  const { format } = Object(parentSchema);
  return format === 'binary' && typeof data === 'object' && data !== null && 'arrayBuffer' in data;
}
