import type { components } from '../generated/schema.ts';
import { type CallResult, readData } from '../read-data.ts';

/** The contract's own shapes, as a server sends them. */
export type Wire = components['schemas'];

/**
 * Waits for a call and parses its data into the one form that callers get.
 *
 * @throws ApiError when the response has no data
 */
export async function readParsed<Sent, Parsed>(
  call: Promise<CallResult<{ readonly data: Sent }>>,
  parse: (sent: Sent) => Parsed,
): Promise<Parsed> {
  return parse(await readData(call));
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
