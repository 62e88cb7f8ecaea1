import type { FieldErrors } from '@haat/domain';
import { InvalidInputError, summarizeErrors, toFieldErrors } from '../errors.ts';

/** The refusal of a form, with what is wrong where. */
export function toInvalidForm(fieldErrors: FieldErrors): InvalidInputError {
  const list = toFieldErrors(fieldErrors);
  return new InvalidInputError(summarizeErrors(list), list);
}
