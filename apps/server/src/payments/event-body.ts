import type * as z from 'zod';
import { InvalidInputError } from '../errors.ts';

/**
 * Parses the signed bytes of an event.
 *
 * @throws {InvalidInputError} when they are not JSON or do not match the schema
 */
export function parseEventBody<Event>(schema: z.ZodType<Event>, body: Buffer): Event {
  const event = schema.safeParse(parseJson(body));
  if (!event.success)
    throw new InvalidInputError('This event could not be read.', undefined, 'request_unreadable');
  return event.data;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
