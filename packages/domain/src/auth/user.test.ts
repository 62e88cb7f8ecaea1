import { describe, expect, it } from 'vitest';
import { isAdmin, parseProfile, parseStoredUser, toStoredUser } from './user.ts';

it.each([
  [{ role: 'admin' }, true],
  [{ role: 'customer' }, false],
  [{ role: 'Admin' }, false],
  [{ role: null }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('%o is an admin: %o', (user, expected) => {
  expect(isAdmin(user)).toBe(expected);
});

const sent = {
  fullName: 'Asha Devi',
  userName: 'asha',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  address: '12 Johari Bazaar',
  avatar: 'https://img.example/asha.webp',
  role: 'admin',
  isEmailVerified: true,
};

// product 5.4.2, 3.1.1
it('reads every field the profile shows, and no other', () => {
  expect(parseProfile({ _id: 'u1', ...sent, passwordHash: 'x' })).toEqual({ id: 'u1', ...sent });
  expect(parseProfile({ id: 7, ...sent })?.id).toBe('7');
});

// product 9.2.5
it('upgrades the picture to https', () => {
  expect(parseProfile({ _id: 'u1', avatar: ' http://img.example/a.webp ' })?.avatar).toBe(
    'https://img.example/a.webp',
  );
});

it('takes what is missing for empty, no picture, a customer and not verified', () => {
  expect(parseProfile({ _id: 'u1', role: 'owner', isEmailVerified: 'yes' })).toEqual({
    id: 'u1',
    fullName: '',
    userName: '',
    email: '',
    phoneNumber: '',
    address: '',
    avatar: null,
    role: 'customer',
    isEmailVerified: false,
  });
});

it.each([null, undefined, 'asha', {}, { _id: '' }, { _id: null, fullName: 'Asha' }])(
  'finds no user in %o',
  (user) => {
    expect(parseProfile(user)).toBeNull();
  },
);

const user = {
  _id: 'u1',
  fullName: 'Asha Devi',
  userName: 'asha',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  avatar: '/api/v1/media/a',
  role: 'customer',
  language: 'hi',
};
const stored = {
  _id: 'u1',
  fullName: 'Asha Devi',
  userName: 'asha',
  avatar: '/api/v1/media/a',
  language: 'hi',
};

describe('toStoredUser', () => {
  // product 3.1.1
  it('stores what the header shows and nothing else', () => {
    expect(toStoredUser(user)).toEqual(stored);
  });

  it('makes do with an id', () => {
    expect(toStoredUser({ id: 7, avatar: 'javascript:alert(1)' })).toEqual({
      _id: '7',
      fullName: '',
      userName: '',
      avatar: null,
      language: null,
    });
  });

  it.each([null, undefined, {}, { _id: '' }, 'u1'])('finds no user in %o', (value) => {
    expect(toStoredUser(value)).toBeNull();
  });
});

describe('parseStoredUser', () => {
  // product 3.1.1
  it('reads what was stored, through JSON, and drops what does not belong', () => {
    expect(parseStoredUser(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    expect(parseStoredUser({ ...stored, email: 'x' })).toEqual(stored);
    expect(parseStoredUser({ ...stored, avatar: null })).toEqual({ ...stored, avatar: null });
    expect(parseStoredUser({ ...stored, language: 'mr' })).toEqual({ ...stored, language: null });
    const longId = 'x'.repeat(200);
    expect(parseStoredUser({ ...stored, _id: longId })).toEqual({ ...stored, _id: longId });
  });

  it.each([
    null,
    {},
    { ...stored, _id: '' },
    { ...stored, _id: 'x'.repeat(201) },
    { ...stored, _id: 5 },
    { ...stored, fullName: null },
    { ...stored, userName: undefined },
    { ...stored, avatar: 5 },
  ])('drops %o', (value) => {
    expect(parseStoredUser(value)).toBeNull();
  });
});
