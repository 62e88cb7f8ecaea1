import { expect, test } from 'vitest';
import { toMailboxKey } from './mailbox-key.ts';

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['Asha@Example.com', 'asha@example.com'],
  ['asha+1@example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['a.s.ha@example.com', 'asha@example.com'],
  ['a.sha+x.y@sub.example.com', 'asha@sub.example.com'],
])('mails to %s count for %s', (email, key) => {
  expect(toMailboxKey(email)).toBe(key);
});
