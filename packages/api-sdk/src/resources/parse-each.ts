import { isObject } from '../api-error.ts';
import type { components } from '../generated/schema.ts';

/** The contract's own shapes, as a server sends them. */
export type Wire = components['schemas'];

/**
 * The objects of a list that `parse` accepts, in order.
 *
 * @throws TypeError when it is no list
 */
export function parseEach<Sent, Parsed>(
  list: Sent[],
  parse: (sent: Sent) => Parsed | null,
): Parsed[] {
  return list.flatMap((sent) => (isObject(sent) ? (parse(sent) ?? []) : []));
}
