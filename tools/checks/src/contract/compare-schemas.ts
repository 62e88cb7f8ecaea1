import { isDeepStrictEqual } from 'node:util';
import { type Contract, resolveReference, type Schema } from './contract.ts';

/** Bounds, each true when a larger number accepts fewer values. */
const BOUNDS = [
  ['minimum', true],
  ['exclusiveMinimum', true],
  ['minLength', true],
  ['minItems', true],
  ['minProperties', true],
  ['maximum', false],
  ['exclusiveMaximum', false],
  ['maxLength', false],
  ['maxItems', false],
  ['maxProperties', false],
] as const;

/** A value has to fit each of these keywords: a changed or a new one may reject a value that was valid. */
const DEMANDS = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'not', 'if', 'then', 'else'];

/** The two documents that are compared. */
export interface Documents {
  before: Contract;
  after: Contract;
}

/** What a schema is about: a request, which the shop reads, or a response, which callers read. */
export type Side = 'input' | 'output';

/**
 * Finds breaking changes between two schemas. As `input`, the later schema must accept every value of
 * the earlier one; as `output`, its values must fit the earlier one.
 *
 * @param documents the documents of their references
 * @param place for the texts
 */
export function* compareSchemas(
  documents: Documents,
  old: Schema | undefined,
  next: Schema | undefined,
  side: Side,
  place: string,
  seen = new Set<string>(),
): Generator<string, void> {
  const pair = `${old?.$ref} ${next?.$ref} ${side}`;
  if (old?.$ref !== undefined) {
    // A schema that holds itself.
    if (seen.has(pair)) return;
    seen.add(pair);
  }
  const before = resolveReference(documents.before, old ?? {});
  const after = resolveReference(documents.after, next ?? {});
  yield* compareValues(before, after, side, place);
  yield* compareObjects(documents, before, after, side, place, seen);
  if (before.items !== undefined && after.items !== undefined) {
    yield* compareSchemas(documents, before.items, after.items, side, `${place}[]`, seen);
  }
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    yield* compareChoices(documents, before[keyword], after[keyword], side, place, seen);
  }
  yield* compareAll(documents, before.allOf ?? [], after.allOf ?? [], side, place, seen);
}

function* compareValues(
  before: Schema,
  after: Schema,
  side: Side,
  place: string,
): Generator<string, void> {
  const [wide, narrow] = side === 'input' ? [after, before] : [before, after];
  if (!holdsTypes(wide, narrow)) {
    yield `${place} was ${formatType(before.type)}, and is ${formatType(after.type)}`;
  }
  const wideValues = listValues(wide);
  const narrowValues = listValues(narrow);
  const missing =
    wideValues === undefined
      ? []
      : (narrowValues ?? ['anything']).filter((one) => !wideValues.includes(one));
  if (missing.length > 0) {
    const verb = side === 'input' ? 'no longer takes' : 'may now be';
    yield `${place} ${verb} ${missing.join(', ')}`;
  }
  if (side === 'output') return;
  for (const [bound, isLower] of BOUNDS) {
    const limit = after[bound];
    const known = before[bound];
    if (typeof limit !== 'number') continue;
    const isTighter = typeof known !== 'number' || (isLower ? limit > known : limit < known);
    if (isTighter) yield `${place} has the ${bound} ${limit} now`;
  }
  for (const demand of DEMANDS) {
    if (after[demand] !== undefined && !isDeepStrictEqual(after[demand], before[demand])) {
      yield `${place} has another ${demand} now`;
    }
  }
}

function* compareObjects(
  documents: Documents,
  before: Schema,
  after: Schema,
  side: Side,
  place: string,
  seen: Set<string>,
): Generator<string, void> {
  const [asked, known] = side === 'input' ? [after, before] : [before, after];
  const isClosed = after.additionalProperties === false;
  for (const name of asked.required ?? []) {
    if (known.required?.includes(name)) continue;
    yield `${place}.${name} ${side === 'input' ? 'must now be given' : 'may now be missing'}`;
  }
  for (const [name, schema] of Object.entries(before.properties ?? {})) {
    const successor = after.properties?.[name];
    const inner = `${place}.${name}`;
    if (successor !== undefined) {
      yield* compareSchemas(documents, schema, successor, side, inner, seen);
    } else if (side === 'output' || isClosed) yield `${inner} is gone`;
  }
  if (side === 'input' && isClosed && before.additionalProperties !== false && before.properties) {
    yield `${place} takes no other fields now`;
  }
}

/** Compares choices: each accepted one must stay accepted, and no new one may be sent. */
function* compareChoices(
  documents: Documents,
  before: Schema[] | undefined,
  after: Schema[] | undefined,
  side: Side,
  place: string,
  seen: Set<string>,
): Generator<string, void> {
  if (before === undefined && after === undefined) return;
  const [narrow = [], wide = []] = side === 'input' ? [before, after] : [after, before];
  const isCovered = narrow.every((one) =>
    wide.some((other) => {
      const [old, next] = side === 'input' ? [one, other] : [other, one];
      return compareSchemas(documents, old, next, side, place, new Set(seen)).next().done;
    }),
  );
  if (!isCovered || before === undefined || after === undefined) {
    yield `${place} has other choices now`;
  }
}

function* compareAll(
  documents: Documents,
  before: readonly Schema[],
  after: readonly Schema[],
  side: Side,
  place: string,
  seen: Set<string>,
): Generator<string, void> {
  if (before.length !== after.length) yield `${place} is made of other parts now`;
  for (const [index, part] of before.entries()) {
    if (after[index] === undefined) continue;
    yield* compareSchemas(documents, part, after[index], side, place, seen);
  }
}

/** Lists the permitted values; undefined permits every value. */
function listValues({ enum: values, const: value }: Schema): readonly unknown[] | undefined {
  return value === undefined ? values : [value];
}

function holdsTypes(wide: Schema, narrow: Schema): boolean {
  if (wide.type === undefined) return true;
  if (narrow.type === undefined) return false;
  const wideTypes = [wide.type].flat();
  return [narrow.type]
    .flat()
    .every(
      (type) => wideTypes.includes(type) || (type === 'integer' && wideTypes.includes('number')),
    );
}

function formatType(type: Schema['type']): string {
  return type === undefined ? 'anything' : [type].flat().join(' or ');
}
