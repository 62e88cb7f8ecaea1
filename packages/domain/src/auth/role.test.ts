import { expect, it } from 'vitest';
import { isAdmin } from './role.ts';

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
