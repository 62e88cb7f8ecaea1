/**
 * Parsing of untrusted values (network, storage). Nothing here throws; internal to this package.
 */
import { chooseText } from './text/choose-text.ts';

/**
 * The own property `key` of an object, or undefined. Inherited properties such as `__proto__` are
 * ignored.
 */
export function getField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** The first of the own properties that is neither undefined nor null. */
export function getFirstField(value: unknown, keys: readonly string[]): unknown {
  for (const key of keys) {
    const field = getField(value, key);
    if (field !== undefined && field !== null) return field;
  }
  return undefined;
}

/** The trimmed text of a string or finite number, else ''. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return Number.isFinite(value) ? String(value) : '';
}

/** The first of the own properties that has text, trimmed, else ''. */
export function parseFirstText(value: unknown, keys: readonly string[]): string {
  for (const key of keys) {
    const text = parseText(getField(value, key));
    if (text !== '') return text;
  }
  return '';
}

export function parseTextOrNull(value: unknown, keys: readonly string[]): string | null {
  const text = parseFirstText(value, keys);
  return text === '' ? null : text;
}

/** What the shop shows of the texts `key` and `<key>Hindi`, trimmed; '' without both (product 10.7.8). */
export function parseTextPair(value: unknown, key: string): string {
  return chooseText(parseFirstText(value, [key]), parseFirstText(value, [`${key}Hindi`]));
}

/** A finite number from a number, a numeric string or `{ $numberDecimal }`, else null. */
export function parseNumber(value: unknown): number | null {
  const plain = getField(value, '$numberDecimal') ?? value;
  if (typeof plain === 'number') return Number.isFinite(plain) ? plain : null;
  if (typeof plain !== 'string' || plain.trim() === '') return null;
  const parsed = Number(plain);
  return Number.isFinite(parsed) ? parsed : null;
}

/** A boolean, which may be written as 'true' or 'false', else null. */
export function parseBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : null;
}

export function parseList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The items of a list that `parse` accepts, in order. */
export function parseEach<Item>(value: unknown, parse: (item: unknown) => Item | null): Item[] {
  const items: Item[] = [];
  for (const entry of parseList(value)) {
    const item = parse(entry);
    if (item !== null) items.push(item);
  }
  return items;
}

/** The id of an object (`_id` or `id`) or a bare id (product 3.3.1, 3.4.1), else null. */
export function parseId(value: unknown): string | null {
  const text = parseText(value) || parseFirstText(value, ['_id', 'id']);
  return text === '' ? null : text;
}

export function parseOneOf<Option extends string>(
  value: unknown,
  options: readonly Option[],
): Option | null {
  return options.find((option) => option === value) ?? null;
}
