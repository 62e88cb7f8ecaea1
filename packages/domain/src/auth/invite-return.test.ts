import { expect, it } from 'vitest';
import { readInvitePath } from './invite-return.ts';

// product 2.11.9
it('leads back to an invite', () => {
  expect(readInvitePath('/desk/invite/Zm9v_YmF-y')).toBe('/desk/invite/Zm9v_YmF-y');
});

it.each([
  null,
  7,
  '/desk/invite/',
  '//evil.example/desk/invite/abc',
  'https://evil.example/desk/invite/abc',
  '/desk/invite/abc/../../login',
  '/desk/invite/abc?x=1',
  `/desk/invite/${'a'.repeat(201)}`,
  // product 2.11.9
])('leads nowhere else: %j', (stored) => {
  expect(readInvitePath(stored)).toBeNull();
});
