import { expect, it } from 'vitest';
import { createSessionHintCookie } from './session-hint-cookie.ts';

it.each([
  ['', false],
  ['haat_signed_in=1', true],
  ['theme=dark; haat_signed_in=1', true],
  ['not_haat_signed_in=1', false],
  ['theme=haat_signed_in=1', false],
])('in %j it is %o', (cookie, isSet) => {
  expect(createSessionHintCookie({ cookie }).isSet()).toBe(isSet);
});

it('is cleared as the server would clear it', () => {
  const page = { cookie: 'haat_signed_in=1' };
  createSessionHintCookie(page).clear();
  expect(page.cookie).toBe('haat_signed_in=; Path=/; Max-Age=0; SameSite=Lax');
});
