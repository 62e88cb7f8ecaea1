import {
  accountUpdateSchema,
  type CheckedInput,
  changePasswordSchema,
  deleteAccountSchema,
  type FieldErrors,
  FORM_ERROR_MESSAGE,
  fieldErrorsOf,
  forgotPasswordSchema,
  INVALID_EMAIL_MESSAGE,
  loginSchema,
  messageSchema,
  resetPasswordSchema,
  reviewSchema,
  reviewUpdateSchema,
  savedAddressSchema,
  signupSchema,
  stockAlertSchema,
} from '@haat/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { OperationId, Schemas } from '../contract/operation-types.ts';

/** What is wrong with a field or a parameter. */
export type FieldError = Schemas['FieldError'];

type Body = Readonly<Record<string, unknown>>;

interface FormSchema {
  safeParse(input: unknown): CheckedInput;
}

/** The forms behind operations. */
const FORMS: { readonly [Id in OperationId]?: FormSchema } = {
  loginUser: loginSchema,
  registerUser: signupSchema,
  forgotPassword: forgotPasswordSchema,
  resetPassword: resetPasswordSchema,
  changePassword: changePasswordSchema,
  deleteAccount: deleteAccountSchema,
  createAddress: savedAddressSchema,
  updateAddress: savedAddressSchema,
  updateAccount: accountUpdateSchema,
  createReview: reviewSchema,
  updateReview: reviewUpdateSchema,
  createMessage: messageSchema,
  createStockAlert: stockAlertSchema,
};

const NOT_A_FILE_MESSAGE = 'Avatar must be a File';

/** Operations whose fields may all be left out. */
const PARTIAL_FORMS: readonly OperationId[] = ['updateAccount', 'updateReview'];

/**
 * The errors of the fields of a body, one for each: the form's own message where it has one, else
 * the contract's.
 *
 * @param issues what the contract's schema rejects
 */
export function toFieldErrors(
  id: OperationId,
  issues: readonly ErrorObject[],
  body: unknown,
): FieldError[] {
  const fields: Body = Object(body);
  const formErrors = checkForm(id, fields);
  const messages = new Map(Object.entries(formErrors));
  for (const issue of issues) {
    const { field, message } = toFieldError(issue);
    // A form trims an e-mail address and so accepts spaces around it; the contract does not.
    const isEmail = issue.keyword === 'format' && field === 'email';
    const isAvatar = issue.keyword !== 'additionalProperties' && field === 'avatar';
    if (isEmail) messages.set(field, INVALID_EMAIL_MESSAGE);
    else if (isAvatar) messages.set(field, NOT_A_FILE_MESSAGE);
    else if (!messages.has(field)) messages.set(field, message);
  }
  return Array.from(messages, ([field, message]) => ({ field, message: String(message) }));
}

/** The message about a rejected request: the one that all its fields share, else a general one. */
export function summarizeErrors(errors: readonly FieldError[]): string {
  const messages = new Set(errors.map(({ message }) => message));
  const [message = FORM_ERROR_MESSAGE] = messages;
  return messages.size === 1 ? message : FORM_ERROR_MESSAGE;
}

function checkForm(id: OperationId, body: Body): FieldErrors {
  const form = FORMS[id];
  if (form === undefined) return {};
  const isPartial = PARTIAL_FORMS.includes(id);
  const errors = Object.entries(fieldErrorsOf(form.safeParse(body)));
  return Object.fromEntries(
    // The contract's message fits a body that is no object.
    errors.filter(([field]) => field !== '' && (!isPartial || Object.hasOwn(body, field))),
  );
}

/** The error of one field or parameter, with the contract's message. */
export function toFieldError({ instancePath, keyword, params, message }: ErrorObject): FieldError {
  const { missingProperty, additionalProperty, allowedValues } = params;
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') {
    const field = [...path, missingProperty].join('.');
    return { field, message: `${field} is required.` };
  }
  if (keyword === 'additionalProperties') {
    const field = [...path, additionalProperty].join('.');
    return { field, message: `${field} is not a known field.` };
  }
  const field = path.join('.');
  const name = field === '' ? 'The request' : field;
  if (keyword === 'enum') {
    return { field, message: `${name} must be one of ${allowedValues.join(', ')}.` };
  }
  const isFormat = keyword === 'pattern' || keyword === 'format';
  const text = String(message)
    .replace('NOT have fewer than', 'have at least')
    .replace('NOT have more than', 'have at most');
  return { field, message: `${name} ${isFormat ? 'is not valid' : text}.` };
}
