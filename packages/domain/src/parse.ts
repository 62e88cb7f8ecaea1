/**
 * Reading values that came from outside (network, storage): nothing here throws, and nothing is
 * trusted to have the shape its type once promised. Internal to this package.
 */

/**
 * The own property `key` of `value`, or undefined when `value` is not an object or has none.
 * Inherited properties are never read, so a key like `__proto__` is harmless.
 */
export function getField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** The first of the named own properties that is neither undefined nor null. */
export function getFirstField(value: unknown, keys: readonly string[]): unknown {
  for (const key of keys) {
    const field = getField(value, key);
    if (field !== undefined && field !== null) return field;
  }
  return undefined;
}

/** Trimmed text of a string or finite number; '' for everything else. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return Number.isFinite(value) ? String(value) : '';
}

/** The first of the named own properties that holds text, trimmed; '' when none does. */
export function parseFirstText(value: unknown, keys: readonly string[]): string {
  for (const key of keys) {
    const text = parseText(getField(value, key));
    if (text !== '') return text;
  }
  return '';
}

/** Like {@link parseFirstText}, with null instead of ''. */
export function parseTextOrNull(value: unknown, keys: readonly string[]): string | null {
  const text = parseFirstText(value, keys);
  return text === '' ? null : text;
}

/**
 * A finite number out of a number, a numeric string or a decimal object (`{ $numberDecimal }`);
 * null for everything else.
 */
export function parseNumber(value: unknown): number | null {
  const plain = getField(value, '$numberDecimal') ?? value;
  if (typeof plain === 'number') return Number.isFinite(plain) ? plain : null;
  if (typeof plain !== 'string' || plain.trim() === '') return null;
  const parsed = Number(plain);
  return Number.isFinite(parsed) ? parsed : null;
}

/** true or false out of a boolean or the words 'true' and 'false'; null for everything else. */
export function parseBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : null;
}

/** The value as a list; everything that is not an array is an empty list. */
export function parseList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The items of a list that `read` accepts, in order; items it answers null for are left out. */
export function parseEach<Item>(value: unknown, read: (item: unknown) => Item | null): Item[] {
  const items: Item[] = [];
  for (const entry of parseList(value)) {
    const item = read(entry);
    if (item !== null) items.push(item);
  }
  return items;
}

/**
 * The id of a thing that may be sent as an object (`_id` or `id`) or as the bare id (spec §3:
 * productId object or id); null when there is none.
 */
export function parseId(value: unknown): string | null {
  const text = parseText(value) || parseFirstText(value, ['_id', 'id']);
  return text === '' ? null : text;
}

/** `value` when it is one of `options`, else null. */
export function parseOneOf<Option extends string>(
  value: unknown,
  options: readonly Option[],
): Option | null {
  return options.find((option) => option === value) ?? null;
}
