import type { components } from '../generated/schema.ts';
import { type CallResult, readData } from '../read-data.ts';
import { createMalformedError } from '../response-errors.ts';

/** The contract's own shapes, as a server sends them. */
export type Wire = components['schemas'];

/**
 * Waits for a call and parses its data into the one form that callers get.
 *
 * @param parse gives null for data that has no such form
 * @throws ApiError when the response has no data or none that can be parsed
 */
export async function readParsed<Sent, Parsed>(
  call: Promise<CallResult<{ readonly data: Sent }>>,
  parse: (sent: Sent) => Parsed | null,
): Promise<Parsed> {
  const parsed = parse(await readData(call));
  if (parsed === null) throw createMalformedError(await call);
  return parsed;
}

/** The objects of a list that `parse` accepts, in order; none of anything that is no list. */
export function parseEach<Sent, Parsed>(
  list: Sent[] | undefined,
  parse: (sent: Sent) => Parsed | null,
): Parsed[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((sent) => (isObject(sent) ? (parse(sent) ?? []) : []));
}

/** Tells an object of a response from an id or nothing in its place. */
export function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null;
}
