import { expect, it } from 'vitest';
import { choosePlural } from './choose-plural.ts';

it.each([
  ['hi', 0, 'बचा'],
  ['hi', 1, 'बचा'],
  ['hi', 2, 'बचे'],
  ['en', 0, 'orders'],
  ['en', 1, 'order'],
  ['en', 2, 'orders'],
] as const)('in %s, %i has the form %j', (language, count, form) => {
  const forms = language === 'hi' ? { one: 'बचा', other: 'बचे' } : { one: 'order', other: 'orders' };
  expect(choosePlural(language, count, forms)).toBe(form);
});
