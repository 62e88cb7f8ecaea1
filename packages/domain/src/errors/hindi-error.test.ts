import { expect, it } from 'vitest';
import { toHindiError } from './hindi-error.ts';
import { HINDI_FIELD_MESSAGES, HINDI_MESSAGES, HINDI_REASONS } from './hindi-messages.ts';

/** An error that the server sent. */
function sent(code: string | undefined, ...fieldErrors: { field: string; message: string }[]) {
  return {
    ...{ message: 'In English.', code, fieldErrors, status: 409, hasServerMessage: true },
    reason: 'response' as const,
  };
}

it.each(
  Object.entries({ ...HINDI_MESSAGES, ...HINDI_REASONS, ...HINDI_FIELD_MESSAGES }),
  // product 8.1.1
)('the text of %s is a Hindi sentence', (_, text) => {
  expect(text.replace('5 MB', '')).not.toMatch(/[a-z]/i);
  expect(text).toMatch(/[।?]$/);
});

// product 8.1.1
it("has the code's text in place of the server's", () => {
  const { out_of_stock: text } = HINDI_MESSAGES;
  const field = 'items.0.quantity';
  expect(toHindiError(sent('out_of_stock', { field, message: 'Only 1 left.' }))).toEqual({
    status: 409,
    message: text,
    hasServerMessage: true,
    fieldErrors: [{ field, message: text }],
  });
});

it.each([
  ['email', HINDI_FIELD_MESSAGES.email],
  ['items.0.quantity', HINDI_MESSAGES.validation_failed],
  ['constructor', HINDI_MESSAGES.validation_failed],
  // product 8.1.1
])('says what is wrong with the one wrong field %s', (field, text) => {
  const error = toHindiError(sent('validation_failed', { field, message: 'Wrong.' }));
  expect(error).toMatchObject({ message: text, fieldErrors: [{ field, message: text }] });
});

it('says of several wrong fields that they are', () => {
  const fields = ['email', 'phoneNumber'].map((field) => ({ field, message: 'Wrong.' }));
  const { message } = toHindiError(sent('validation_failed', ...fields));
  expect(message).toBe(HINDI_MESSAGES.validation_failed);
});

// product 4.9.9
it('names the orders that are still open', () => {
  const order = { field: 'orders.o1', message: 'HAAT-1001 is still open.' };
  expect(toHindiError(sent('orders_open', order)).fieldErrors).toEqual([
    { field: 'orders.o1', message: 'ऑर्डर HAAT-1001 अभी पूरा नहीं हुआ है।' },
  ]);
});

it('leaves an unknown code to the text of the page, and a message of the page as it is', () => {
  expect(toHindiError(sent('constructor')).hasServerMessage).toBe(false);
  const { message, hasServerMessage } = toHindiError(sent(undefined));
  expect({ message, hasServerMessage }).toEqual({ message: 'In English.', hasServerMessage: true });
});

it('has a text for a response that never came', () => {
  const error = { ...sent(undefined), status: 0, hasServerMessage: false };
  expect(toHindiError({ ...error, reason: 'timeout' }).message).toBe(HINDI_REASONS.timeout);
});
