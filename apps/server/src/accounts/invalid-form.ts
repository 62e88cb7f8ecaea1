import type { FieldErrors } from '@haat/domain';
import { InvalidInputError, summarizeFaults, toFieldErrors } from '../errors.ts';

/** The refusal of a form, with what is wrong where. */
export function toInvalidForm(fieldErrors: FieldErrors): InvalidInputError {
  const list = toFieldErrors(fieldErrors);
  return new InvalidInputError(summarizeFaults(list), list);
}
