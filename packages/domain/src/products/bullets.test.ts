import { expect, it } from 'vitest';
import { parseBullets } from './bullets.ts';

it.each([
  ['Sun dried. Hand rolled. No preservatives.', ['Sun dried', 'Hand rolled', 'No preservatives']],
  ['Sun dried.Hand rolled', ['Sun dried', 'Hand rolled']],
  ['  One   line\n of text . . ', ['One line of text']],
  ['Pack of 2.5 kg. Keeps 12.', ['Pack of 2.5 kg', 'Keeps 12']],
  ['Serves 4.5.6 people', ['Serves 4.5.6 people']],
  ['Keeps 12.Dry place', ['Keeps 12', 'Dry place']],
  ['Sun dried. Hand rolled. Sun  dried.', ['Sun dried', 'Hand rolled']],
  ['', []],
  ['...', []],
])('splits %o', (features, bullets) => {
  expect(parseBullets({ features })).toEqual(bullets);
});

it('reads productFeatures where there are no features', () => {
  expect(parseBullets({ productFeatures: 'Crisp. Light.' })).toEqual(['Crisp', 'Light']);
  expect(parseBullets({ features: null, productFeatures: 'Crisp.' })).toEqual(['Crisp']);
});

it('reads a list of texts', () => {
  expect(parseBullets({ features: ['Crisp. Light', 5, null, ' Thin. '] })).toEqual([
    'Crisp',
    'Light',
    '5',
    'Thin',
  ]);
});

it.each([null, {}, { features: 5 }, { features: {} }])('has no bullets for %o', (product) => {
  expect(parseBullets(product)).toEqual([]);
});
