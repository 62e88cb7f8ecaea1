import {
  type CheckedForm,
  changePasswordSchema,
  checkForm,
  EMAIL_MAX_LENGTH,
  loginSchema,
  messageSchema,
  profileAddressSchema,
  profileSchema,
  resetPasswordSchema,
  reviewSchema,
  signupSchema,
} from '@haat/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContract } from '../src/routes/contract-document.ts';

const bodySchema = z.looseObject({
  properties: z.optional(
    z.record(z.string(), z.looseObject({ maxLength: z.optional(z.number()) })),
  ),
});
const limitsSchema = z.looseObject({
  components: z.looseObject({ schemas: z.record(z.string(), bodySchema) }),
});

const { schemas } = limitsSchema.parse(readContract()).components;

const FORMS: [name: string, check: (input: unknown) => CheckedForm<unknown>][] = [
  ['LoginRequest', (input) => checkForm(loginSchema, input)],
  ['RegisterRequest', (input) => checkForm(signupSchema, input)],
  ['UpdateAccountRequest', (input) => checkForm(profileSchema, input)],
  ['ResetPasswordRequest', (input) => checkForm(resetPasswordSchema, input)],
  ['ChangePasswordRequest', (input) => checkForm(changePasswordSchema, input)],
  ['AddressInput', (input) => checkForm(profileAddressSchema, input)],
  ['CreateReviewRequest', (input) => checkForm(reviewSchema, input)],
  ['CreateMessageRequest', (input) => checkForm(messageSchema, input)],
];

/** A text of so many characters that is also a good new password. */
const textOf = (length: number) => `A1!${'x'.repeat(length - 3)}`;

describe.each(FORMS)('the form of %s', (name, check) => {
  const fields = Object.entries(schemas[name]?.properties ?? {});
  const limits = fields.flatMap(([field, { maxLength }]) =>
    maxLength === undefined ? [] : [{ field, maxLength }],
  );

  /** What the form says of one field; the others, left out, are not looked at. */
  function messageOf(field: string, value: string): string | undefined {
    const form = check({ [field]: value });
    return form.ok ? undefined : form.fieldErrors[field];
  }

  test('has the limits of the contract', () => {
    expect(limits).not.toEqual([]);
    for (const { field, maxLength } of limits) {
      if (field === 'email') {
        expect(maxLength).toBe(EMAIL_MAX_LENGTH);
        continue;
      }
      const faults = [maxLength, maxLength + 1].map((length) => messageOf(field, textOf(length)));
      expect(faults, field).toEqual([undefined, expect.any(String)]);
    }
  });
});
