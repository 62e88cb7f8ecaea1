import { describe, expect, it } from 'vitest';
import { NO_USER_MESSAGE, parseStoredUser, toStoredUser, USER_STORAGE_KEY } from './stored-user.ts';

const user = {
  _id: 'u1',
  fullName: 'Asha Devi',
  userName: 'asha',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  avatar: '/api/v1/media/a',
  role: 'customer',
};
const stored = { _id: 'u1', fullName: 'Asha Devi', userName: 'asha', avatar: '/api/v1/media/a' };

it('has the key and the text of the specification', () => {
  expect(USER_STORAGE_KEY).toBe('authUser');
  expect(NO_USER_MESSAGE).toBe('No user object returned');
});

describe('toStoredUser', () => {
  it('keeps what the header shows and nothing else', () => {
    expect(toStoredUser(user)).toEqual(stored);
  });

  it('makes do with an id', () => {
    expect(toStoredUser({ id: 7, avatar: 'javascript:alert(1)' })).toEqual({
      _id: '7',
      fullName: '',
      userName: '',
      avatar: null,
    });
  });

  it.each([null, undefined, {}, { _id: '' }, 'u1'])('finds no user in %o', (value) => {
    expect(toStoredUser(value)).toBeNull();
  });
});

describe('parseStoredUser', () => {
  it('reads what was stored, through JSON, and drops what does not belong', () => {
    expect(parseStoredUser(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    expect(parseStoredUser({ ...stored, email: 'x' })).toEqual(stored);
    expect(parseStoredUser({ ...stored, avatar: null })).toEqual({ ...stored, avatar: null });
    const longId = 'x'.repeat(200);
    expect(parseStoredUser({ ...stored, _id: longId })).toEqual({ ...stored, _id: longId });
  });

  it.each([
    null,
    'u1',
    [],
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
