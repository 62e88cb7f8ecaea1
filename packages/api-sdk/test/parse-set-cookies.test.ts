import { describe, expect, it } from 'vitest';
import { type ParsedCookie, parseSetCookies } from '../src/parse-set-cookies.ts';

describe('a parsed Set-Cookie line', () => {
  it.each<[string, ParsedCookie]>([
    [
      '__Host-haat_access=a-b_1; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Lax',
      {
        name: '__Host-haat_access',
        value: 'a-b_1',
        maxAge: 900,
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'lax',
      },
    ],
    [
      'haat_refresh=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; max-age=-1; samesite=STRICT',
      {
        name: 'haat_refresh',
        value: '',
        maxAge: 0,
        expires: new Date(0),
        path: '/',
        sameSite: 'strict',
      },
    ],
    [' a = b=c%20d ; Domain=shop.test', { name: 'a', value: 'b=c d', domain: 'shop.test' }],
    ['a=100%', { name: 'a', value: '100%' }],
    ['a=1; Max-Age=soon; Expires=whenever; SameSite=much; Path=', { name: 'a', value: '1' }],
    ['a', { name: 'a', value: '' }],
    ['', { name: '', value: '' }],
  ])('"%s" has what it says, and nothing else', (line, cookie) => {
    expect(parseSetCookies([line])).toStrictEqual([cookie]);
  });

  it('comes in the order of the lines', () => {
    expect(parseSetCookies(['b=1', 'a=2']).map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
