import { type FieldErrors, fieldErrorsOf } from '@haat/domain';
import type * as z from 'zod/mini';
import { InvalidInputError, summarizeErrors, toFieldErrors } from '../../errors.ts';

/**
 * Parses a form by its schema.
 *
 * @returns the trimmed values
 * @throws {InvalidInputError} (400) that lists the wrong fields
 */
export function parseForm<Values>(
  schema: { safeParse(input: unknown): z.core.util.SafeParseResult<Values> },
  input: unknown,
): Values {
  const result = schema.safeParse(input);
  if (!result.success) throw createFormError(fieldErrorsOf(result));
  return result.data;
}

/** Makes the 400 that lists the wrong fields of a form. */
export function createFormError(fieldErrors: FieldErrors): InvalidInputError {
  const list = toFieldErrors(fieldErrors);
  return new InvalidInputError(summarizeErrors(list), list);
}
