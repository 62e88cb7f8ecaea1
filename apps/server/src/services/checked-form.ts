import { type FieldErrors, FORM_ERROR_MESSAGE } from '@haat/domain';
import { InvalidInputError, toFieldErrors } from '../errors.ts';

/** The refusal of a form, with what is wrong where; a single fault is the message itself. */
export function toInvalidForm(fieldErrors: FieldErrors): InvalidInputError {
  const list = toFieldErrors(fieldErrors);
  const [first] = list;
  return new InvalidInputError(
    list.length === 1 && first !== undefined ? first.message : FORM_ERROR_MESSAGE,
    list,
  );
}
