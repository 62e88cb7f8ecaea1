import { expect, it } from 'vitest';
import { returnRuleOf } from './return-rule.ts';

it.each([
  ['spices', 'damaged-only'],
  ['biscuits', 'damaged-only'],
  ['papads', 'damaged-only'],
  ['block-print-textiles', 'unused'],
  ['baskets-and-home', 'unused'],
  ['handcrafts', 'unused'],
  ['pickles', null],
  [null, null],
  // product 2.7.13
])('goods of %o come back by the rule %o', (slug, rule) => {
  expect(returnRuleOf(slug)).toBe(rule);
});
