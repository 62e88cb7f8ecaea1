import { expect, it } from 'vitest';
import { LANGUAGE } from '#language';
import { toLanguagePath } from './language.ts';

// product 2.18.1
it('has the Hindi pages below /hi, and the English ones where they are', () => {
  expect(toLanguagePath('/cart', 'en')).toBe('/cart');
  expect(toLanguagePath('/products?search=mirch', 'hi')).toBe('/hi/products?search=mirch');
  expect(toLanguagePath('/', 'hi')).toBe('/hi/');
});

it('speaks English where nothing else is asked for', () => {
  expect(LANGUAGE).toBe('en');
});
