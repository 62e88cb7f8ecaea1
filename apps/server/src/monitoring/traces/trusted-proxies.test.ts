import { expect, test } from 'vitest';
import { createProxyCheck } from './trusted-proxies.ts';

test.each([
  [['127.0.0.1'], '127.0.0.1', true],
  [['127.0.0.1'], '::ffff:127.0.0.1', true],
  [['127.0.0.1'], '127.0.0.2', false],
  [['10.0.0.0/8'], '10.9.8.7', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['2001:db8::/32'], '2001:db8::1', true],
  [['2001:db8::/32'], '127.0.0.1', false],
  [[], '127.0.0.1', false],
  [['127.0.0.1'], undefined, false],
])('of the proxies %j, %s is one: %s', (ranges, address, expected) => {
  expect(createProxyCheck(ranges)(address)).toBe(expected);
});
