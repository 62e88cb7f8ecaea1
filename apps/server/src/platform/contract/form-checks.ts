import {
  accountUpdateSchema,
  type CheckedInput,
  changePasswordSchema,
  deleteAccountSchema,
  type FieldErrors,
  fieldErrorsOf,
  forgotPasswordSchema,
  loginSchema,
  messageSchema,
  resetPasswordSchema,
  reviewSchema,
  reviewUpdateSchema,
  savedAddressSchema,
  signupSchema,
} from '@haat/domain';
import { partial } from 'zod/mini';
import type { OperationId } from './contract-types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Says what is wrong with the body in the words of spec §5. */
    checkForm?: FormCheck | undefined;
  }
}

interface FormSchema {
  safeParse(input: unknown): CheckedInput;
}

type FormCheck = (body: unknown) => FieldErrors;

function check(schema: FormSchema): FormCheck {
  return (body) => fieldErrorsOf(schema.safeParse(body));
}

/**
 * The forms behind operations. When the contract's schema refuses a body, the form's own check names
 * the faults in the shop's words ('Please enter a valid email address.') instead of the schema's.
 */
export const FORM_CHECKS: ReadonlyMap<string, FormCheck> = new Map(
  Object.entries({
    loginUser: check(loginSchema),
    registerUser: check(signupSchema),
    forgotPassword: check(forgotPasswordSchema),
    resetPassword: check(resetPasswordSchema),
    changePassword: check(changePasswordSchema),
    deleteAccount: check(deleteAccountSchema),
    createAddress: check(savedAddressSchema),
    updateAddress: check(savedAddressSchema),
    updateAccount: check(partial(accountUpdateSchema)),
    createReview: check(reviewSchema),
    updateReview: check(partial(reviewUpdateSchema)),
    createMessage: check(messageSchema),
  } satisfies Partial<Record<OperationId, FormCheck>>),
);
