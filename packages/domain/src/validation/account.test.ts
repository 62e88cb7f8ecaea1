import { describe, expect, it } from 'vitest';
import {
  AS_PHONES_SHOW_THEM,
  BAD_EMAILS,
  BAD_PASSWORDS,
  BAD_PHONES,
  GOOD_EMAILS,
  GOOD_PASSWORDS,
  GOOD_PHONES,
} from '../../fixtures/index.ts';
import {
  accountUpdateSchema,
  avatarError,
  changePasswordSchema,
  deleteAccountSchema,
  forgotPasswordSchema,
  loginSchema,
  profileSchema,
  proposeUserName,
  resetPasswordSchema,
  signupSchema,
} from './account.ts';
import { checkForm } from './check-form.ts';
import { checkPasswordRules } from './new-password.ts';

const MIB_5 = 5_242_880;

it.each([
  ['a picture', new File(['x'], 'a.png', { type: 'image/png' }), null],
  ['the largest', new File([new Uint8Array(MIB_5)], 'a.png', { type: 'image/png' }), null],
  [
    'one byte more',
    new File([new Uint8Array(MIB_5 + 1)], 'a.png', { type: 'image/png' }),
    'Please choose an image under 5 MB.',
  ],
  ['a text', new File(['x'], 'a.txt', { type: 'text/plain' }), 'Please choose an image.'],
  ['no type', new File(['x'], 'a'), 'Please choose an image.'],
  ['a blob', new Blob(['x'], { type: 'image/png' }), 'Avatar must be a File'],
  ['null', null, 'No file selected'],
  ['nothing', undefined, 'No file selected'],
  // product 5.4.2, 5.4.3
])('an avatar that is %s is judged', (_, avatar, message) => {
  expect(avatarError(avatar)).toBe(message);
});

const login = { email: 'asha@example.com', password: 'secret', rememberMe: true };
const signup = {
  fullName: 'Asha Devi',
  userName: 'asha',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  password: 'Mirch1!',
};
const profile = {
  fullName: 'Asha Devi',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  address: '12 Johari Bazaar',
};

/** What the form says of one changed field: nothing when it is fine. */
function messageOf(
  schema: Parameters<typeof checkForm>[0],
  good: Record<string, unknown>,
  field: string,
  value: unknown,
): string | undefined {
  const result = checkForm(schema, { ...good, [field]: value });
  if (result.ok) return undefined;
  // Only the changed field may be wrong.
  expect(Object.keys(result.fieldErrors)).toEqual([field]);
  return result.fieldErrors[field];
}

describe('login', () => {
  it('takes good values as they are', () => {
    expect(checkForm(loginSchema, login)).toEqual({ ok: true, values: login });
  });

  it.each([
    ['email', 'asha', 'Please enter a valid email address.'],
    ['email', undefined, 'Please enter a valid email address.'],
    ['email', 5, 'Please enter a valid email address.'],
    ['password', '12345', 'Password must be at least 6 characters.'],
    ['password', '', 'Password must be at least 6 characters.'],
    ['password', undefined, 'Password must be at least 6 characters.'],
    ['password', '123456', undefined],
    ['password', 'x'.repeat(128), undefined],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters.'],
    ['rememberMe', undefined, undefined],
    // product 5.2.1
  ])('login says of %s %o: %s', (field, value, message) => {
    expect(messageOf(loginSchema, login, field, value)).toBe(message);
  });
});

describe('sign-up', () => {
  it('takes good values, trimmed; the password as typed', () => {
    expect(
      checkForm(signupSchema, {
        fullName: ' Asha Devi ',
        userName: ' asha ',
        email: ' asha@example.com ',
        phoneNumber: ' 9876543210 ',
        password: ' Mirch1! ',
      }),
    ).toEqual({ ok: true, values: { ...signup, password: ' Mirch1! ' } });
  });

  it('names everything that is missing', () => {
    expect(checkForm(signupSchema, {})).toEqual({
      ok: false,
      fieldErrors: {
        fullName: 'Full name is required.',
        userName: 'Username is required.',
        email: 'Please enter a valid email address.',
        phoneNumber: 'Phone number is required.',
        password: 'Password must be at least 6 characters.',
      },
    });
  });

  it.each([
    ['fullName', '  ', 'Full name is required.'],
    ['fullName', 'x'.repeat(50), undefined],
    ['fullName', 'x'.repeat(51), 'Full name must be at most 50 characters.'],
    ['userName', '', 'Username is required.'],
    ['userName', '\u200b', 'Username is required.'],
    ['password', '🌶🌶🌶A1!', undefined],
    ['password', '🌶🌶A1!', 'Password must be at least 6 characters.'],
    ['userName', 'x'.repeat(50), undefined],
    ['userName', 'x'.repeat(51), 'Username must be at most 50 characters.'],
    ['phoneNumber', ' ', 'Phone number is required.'],
    // product 5.2.3
  ])('sign-up says of %s %o: %s', (field, value, message) => {
    expect(messageOf(signupSchema, signup, field, value)).toBe(message);
  });

  it.each([
    ['asha.devi@example.com', 'asha.devi'],
    [' asha+haat@example.com ', 'asha'],
    [`${'x'.repeat(60)}@example.com`, 'x'.repeat(50)],
    ['+asha@example.com', ''],
    ['asha', ''],
    // product 5.2.6
  ])('proposes for %s the username %s', (email, userName) => {
    expect(proposeUserName(email)).toBe(userName);
  });

  it.each(GOOD_EMAILS)('takes the e-mail %o', (email) => {
    expect(messageOf(signupSchema, signup, 'email', email)).toBeUndefined();
  });

  it.each(BAD_EMAILS)('rejects the e-mail %o', (email) => {
    expect(messageOf(signupSchema, signup, 'email', email)).toBe(
      'Please enter a valid email address.',
    );
  });

  // product 5.2.5
  it.each(AS_PHONES_SHOW_THEM)('takes the phone %j as phones show it', (phone, phoneNumber) => {
    expect(checkForm(signupSchema, { ...signup, phoneNumber: phone })).toMatchObject({
      ok: true,
      values: { phoneNumber },
    });
  });

  it.each(GOOD_PHONES)('takes the phone %o', (phone) => {
    expect(messageOf(signupSchema, signup, 'phoneNumber', phone)).toBeUndefined();
  });

  it.each(BAD_PHONES)('rejects the phone %o', (phone) => {
    expect(messageOf(signupSchema, signup, 'phoneNumber', phone)).toBe(
      'Please enter a valid phone number.',
    );
  });

  it.each(GOOD_PASSWORDS)('takes the password %o', (password) => {
    expect(messageOf(signupSchema, signup, 'password', password)).toBeUndefined();
  });

  it.each(BAD_PASSWORDS)('rejects the password $password: $message', ({ password, message }) => {
    expect(messageOf(signupSchema, signup, 'password', password)).toBe(message);
  });

  it.each([...'!@#$%^&*'])('takes %s as the special character', (special) => {
    expect(messageOf(signupSchema, signup, 'password', `Mirch1${special}`)).toBeUndefined();
  });
});

describe('passwords', () => {
  it.each([
    ['', []],
    ['mirch', []],
    ['mirch1', ['At least 6 characters', 'A number']],
    ['M!', ['An uppercase letter', 'One of !@#$%^&*']],
    // product 5.2.6
  ])('%o meets %j while it is typed', (password, met) => {
    const rules = checkPasswordRules(password);
    expect(rules.filter(({ isMet }) => isMet).map(({ rule }) => rule)).toEqual(met);
  });

  it('requires an e-mail address for the reset mail', () => {
    expect(checkForm(forgotPasswordSchema, { email: ' a@b.co ' })).toEqual({
      ok: true,
      values: { email: 'a@b.co' },
    });
    expect(messageOf(forgotPasswordSchema, {}, 'email', '')).toBe(
      'Please enter a valid email address.',
    );
  });

  it.each(BAD_PASSWORDS)('holds a new password to the rules of sign-up: $message', (bad) => {
    expect(messageOf(resetPasswordSchema, {}, 'newPassword', bad.password)).toBe(bad.message);
    expect(messageOf(changePasswordSchema, { oldPassword: 'x' }, 'newPassword', bad.password)).toBe(
      bad.message,
    );
  });

  it('takes the old password as it is, but wants one', () => {
    const change = { oldPassword: 'x', newPassword: 'Mirch1!' };
    expect(checkForm(changePasswordSchema, change)).toEqual({ ok: true, values: change });
    for (const oldPassword of ['', undefined]) {
      expect(messageOf(changePasswordSchema, change, 'oldPassword', oldPassword)).toBe(
        'Current password is required.',
      );
    }
    expect(messageOf(changePasswordSchema, change, 'oldPassword', 'x'.repeat(128))).toBeUndefined();
    expect(messageOf(changePasswordSchema, change, 'oldPassword', 'x'.repeat(129))).toBe(
      'Password must be at most 128 characters.',
    );
  });

  it('wants the present password before an account is deleted', () => {
    const values = { currentPassword: 'x' };
    expect(checkForm(deleteAccountSchema, values)).toEqual({ ok: true, values });
    expect(messageOf(deleteAccountSchema, values, 'currentPassword', '')).toBe(
      'Current password is required.',
    );
  });
});

describe('profile', () => {
  it('takes good values, trimmed', () => {
    expect(checkForm(profileSchema, { ...profile, fullName: ' Asha Devi ' })).toEqual({
      ok: true,
      values: profile,
    });
  });

  it.each([
    ['fullName', '', 'Full name is required.'],
    ['fullName', undefined, 'Full name is required.'],
    ['email', 'asha', 'Please enter a valid email address.'],
    ['phoneNumber', '', 'Phone number is required.'],
    ['phoneNumber', '1'.repeat(16), 'Phone number must be at most 15 characters.'],
    ['phoneNumber', '1'.repeat(15), undefined],
    ['address', '', undefined],
    ['address', undefined, undefined],
    ['address', 'x'.repeat(500), undefined],
    ['address', 'x'.repeat(501), 'Address must be at most 500 characters.'],
    ['address', 5, 'Address must be at most 500 characters.'],
    // product 5.4.1
  ])('the profile says of %s %o: %s', (field, value, message) => {
    expect(messageOf(profileSchema, profile, field, value)).toBe(message);
  });

  it.each([
    [undefined, undefined],
    ['x', undefined],
    ['', 'Current password is required.'],
    ['x'.repeat(129), 'Password must be at most 128 characters.'],
  ])('the update of an account says of the current password %o: %s', (value, message) => {
    expect(messageOf(accountUpdateSchema, profile, 'currentPassword', value)).toBe(message);
  });
});
