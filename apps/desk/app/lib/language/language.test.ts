import { expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

it.each([
  [['hi-IN', 'en'], 'hi'],
  [['en-IN', 'hi'], 'hi'],
  [['en-IN', 'en'], 'en'],
  [['mr'], 'hi'],
  [[], 'hi'],
  // product 10.6.1
])('a browser that prefers %j gets %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});
