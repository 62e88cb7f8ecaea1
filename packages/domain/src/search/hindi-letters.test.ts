import { expect, it } from 'vitest';
import { toPlainLetters } from './hindi-letters.ts';

it.each([
  ['मूँग', 'मूंग'],
  ['पाप\u095c', 'पाप\u0921\u093c'],
  ['पापड\u093c', 'पापड'],
  ['Papad', 'Papad'],
  // product 10.3.1
])('%s and %s have the same plain letters', (one, other) => {
  expect(toPlainLetters(one)).toBe(toPlainLetters(other));
});
