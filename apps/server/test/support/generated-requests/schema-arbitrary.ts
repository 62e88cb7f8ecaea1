import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as z from 'zod';
import { NAUGHTY_TEXTS } from './naughty-values.ts';

/** Values that mean something to the shop, by the name of the field they go into. */
export type KnownValues = Readonly<Record<string, readonly (string | number)[]>>;

const nodeSchema = z.looseObject({
  /** A list for what may be null. */
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
type Node = z.output<typeof nodeSchema>;

/** The weight of a value that exists in the shop against a random one. */
const KNOWN_WEIGHT = 12;

const ajv = addFormats.default(new Ajv2020({ strict: false }));
ajv.addFormat('binary', true);

/** Compiling takes longer than a request, and operations share most of their schemas. */
const compiled = new Map<string, (value: unknown) => boolean>();

/** @returns true when a value fits a schema without references */
export function compileSchema(schema: object): (value: unknown) => boolean {
  const key = JSON.stringify(schema);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const validate = ajv.compile(schema);
  const fits = (value: unknown) => validate(value) === true;
  compiled.set(key, fits);
  return fits;
}

/** The schema of one field of an object schema; an empty one where there is no such field. */
export function readPropertySchema(schema: unknown, name: string): object {
  return Object(nodeSchema.safeParse(schema).data?.properties?.[name]);
}

/** The names of the fields an object schema has. */
export function listFields(schema: unknown): string[] {
  return Object.keys(nodeSchema.safeParse(schema).data?.properties ?? {});
}

/**
 * Values that fit a schema of the contract. Text is what the pattern allows, naughty where it allows
 * that, and in a part of the cases a value that the shop knows.
 *
 * Without NUL and lone surrogates: schemas cannot forbid those everywhere, and the server does.
 */
export function makeValid(schema: unknown, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const node = nodeSchema.parse(schema);
  const fits = compileSchema(node);
  return makeNode(node, known, name).filter((value) => fits(value));
}

function makeNode(node: Node, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  if (node.enum !== undefined) return makeChoice(node.enum, known[name] ?? []);
  if (Array.isArray(node.type)) {
    const types = node.type.map((type) =>
      type === 'null' ? fc.constant(null) : makeNode({ ...node, type }, known, name),
    );
    return fc.oneof(...types);
  }
  switch (node.type) {
    case 'string':
      return makeText(node, known[name] ?? []);
    case 'integer': {
      const { minimum: min = -1_000, maximum: max = 2 ** 31 } = node;
      const numbers = (known[name] ?? []).filter((value) => typeof value === 'number');
      const near = fc.integer({ min, max: Math.min(max, min + 5) });
      return fc.oneof(
        { weight: 1, arbitrary: fc.integer({ min, max }) },
        {
          weight: KNOWN_WEIGHT,
          arbitrary: numbers.length > 0 ? fc.constantFrom(...numbers) : near,
        },
      );
    }
    case 'number': {
      const { exclusiveMinimum: above, minimum = above === undefined ? -1_000 : above + 1 } = node;
      return fc.integer({ min: Math.ceil(minimum), max: node.maximum ?? 2 ** 31 });
    }
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { minItems: minLength = 0, maxItems = 100 } = node;
      const item = makeValid(node.items, known, name);
      return fc.oneof(
        { weight: 5, arbitrary: fc.array(item, { minLength, maxLength: Math.min(maxItems, 3) }) },
        { weight: 1, arbitrary: fc.array(item, { minLength, maxLength: maxItems, size: 'max' }) },
      );
    }
    case 'object': {
      const properties = Object.entries(node.properties ?? {});
      return fc.record(
        Object.fromEntries(properties.map(([key, part]) => [key, makeValid(part, known, key)])),
        { requiredKeys: node.required ?? [] },
      );
    }
    default:
      throw new TypeError(`The generator cannot make a ${node.type}.`);
  }
}

function makeChoice(
  all: readonly unknown[],
  known: readonly (string | number)[],
): fc.Arbitrary<unknown> {
  const any = fc.constantFrom(...all);
  const preferred = known.filter((value) => all.includes(value));
  if (preferred.length === 0) return any;
  return fc.oneof(any, { weight: KNOWN_WEIGHT, arbitrary: fc.constantFrom(...preferred) });
}

function makeText(node: Node, known: readonly (string | number)[]): fc.Arbitrary<string> {
  const fits = compileSchema(node);
  const isUsable = (text: string) => fits(text) && text.isWellFormed() && !text.includes('\0');
  const knownTexts = known.filter((value) => typeof value === 'string').filter(isUsable);
  const strange = [makePlainText(node).filter(isUsable), ...pick(NAUGHTY_TEXTS.filter(isUsable))];
  if (knownTexts.length === 0) return fc.oneof(...strange);
  // Otherwise hardly any request would meet anything: most have several such fields.
  return fc.oneof(
    { weight: KNOWN_WEIGHT, arbitrary: fc.constantFrom(...knownTexts) },
    ...strange.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}

function makePlainText({ format, pattern, minLength = 0, maxLength = 300 }: Node) {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return makeTimes();
  if (format === 'date') return makeTimes().map((text) => text.slice(0, 10));
  if (pattern === undefined) return fc.string({ unit: 'grapheme', minLength, maxLength });
  // Looking ahead is more than the generator of patterns can do; only passwords do it.
  if (pattern.includes('(?=')) return fc.string({ maxLength: 20 }).map((text) => `${text}aA1!`);
  // Left to itself, the generator of patterns makes short texts only.
  const sized = pattern.replace(
    /[+*]\$$/,
    `{${minLength},${Math.min(maxLength, minLength + 40)}}$`,
  );
  return fc.stringMatching(new RegExp(sized, 'u'), { maxLength });
}

/** Times of years with four digits, many of them near the time of the shop under test. */
function makeTimes(): fc.Arbitrary<string> {
  const near = { min: new Date('2026-11-01T00:00:00Z'), max: new Date('2027-02-01T00:00:00Z') };
  const any = { min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z') };
  return fc
    .oneof(fc.date({ ...near, noInvalidDate: true }), fc.date({ ...any, noInvalidDate: true }))
    .map((date) => date.toISOString());
}

function pick<Value>(values: readonly Value[]): fc.Arbitrary<Value>[] {
  return values.length === 0 ? [] : [fc.constantFrom(...values)];
}
