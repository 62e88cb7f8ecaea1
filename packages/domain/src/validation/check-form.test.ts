import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { type LoginValues, loginSchema } from './account.ts';
import { checkForm, clearEditedErrors, type FieldErrors, fieldErrorsOf } from './check-form.ts';

describe('fieldErrorsOf', () => {
  it('gives the first message of each field', () => {
    const issues = [
      { path: ['email'], message: 'first' },
      { path: ['email'], message: 'second' },
      { path: ['items', 0, 'quantity'], message: 'nested' },
      { path: [], message: 'whole form' },
    ];
    expect(fieldErrorsOf({ error: { issues } })).toEqual({
      email: 'first',
      'items.0.quantity': 'nested',
      '': 'whole form',
    });
  });

  it('is empty for what is right', () => {
    expect(fieldErrorsOf({})).toEqual({});
    expect(fieldErrorsOf({ error: undefined })).toEqual({});
    expect(fieldErrorsOf(z.string().safeParse('x'))).toEqual({});
  });

  it('accepts a field named like a property of every object', () => {
    const errors = fieldErrorsOf({ error: { issues: [{ path: ['__proto__'], message: 'no' }] } });
    expect(Object.entries(errors)).toEqual([['__proto__', 'no']]);
  });
});

describe('checkForm', () => {
  it('gives the clean values', () => {
    const result = checkForm(loginSchema, { email: ' a@b.co ', password: ' 12345', extra: 1 });
    expect(result).toEqual({
      ok: true,
      values: { email: 'a@b.co', password: ' 12345', rememberMe: true },
    });
    if (result.ok) expectTypeOf(result.values).toEqualTypeOf<LoginValues>();
  });

  it('gives the first message of each invalid field', () => {
    expect(checkForm(loginSchema, { email: 'a', password: '123456' })).toEqual({
      ok: false,
      fieldErrors: { email: 'Please enter a valid email address.' },
    });
  });

  it('knows the fields of the messages by their names', () => {
    const schema = z.object({
      name: z.string(),
      note: z.optional(z.string()),
      lines: z.array(z.object({ quantity: z.number() })),
    });
    const result = checkForm(schema, { name: 'Asha', lines: [{ quantity: 'two' }] });
    if (result.ok) throw new Error('The quantity is a text');
    expect(result.fieldErrors['lines.0.quantity']).toBe('Invalid input');
    expectTypeOf(result.fieldErrors).toExtend<FieldErrors>();
    expectTypeOf<keyof typeof result.fieldErrors>().toEqualTypeOf<
      '' | 'name' | 'note' | 'lines' | `lines.${string}`
    >();
  });

  it.each([null, undefined, 'form', 5, []])('does not throw on %o', (input) => {
    expect(checkForm(loginSchema, input).ok).toBe(false);
  });
});

// product 5.3.1
it('clearEditedErrors takes away the messages of the edited fields alone', () => {
  const errors = { district: 'first', city: 'second', state: 'third', '': 'of the form' };
  const before = { district: '', city: '', state: '', name: '' };
  const after = { district: 'Jaipur', city: 'Jaipur', state: '', name: 'Asha' };
  expect(clearEditedErrors(errors, before, after)).toEqual({ state: 'third', '': 'of the form' });
  expect(clearEditedErrors(errors, before, before)).toEqual(errors);
  expect(errors).toHaveProperty('district');
});
