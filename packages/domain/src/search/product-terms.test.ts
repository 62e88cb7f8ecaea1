import { expect, it } from 'vitest';
import { toProductTerms } from './product-terms.ts';
import { getRelevance } from './relevance.ts';
import { toWordRanges } from './term-ranges.ts';

const weightsOf = (texts: Parameters<typeof toProductTerms>[0]) =>
  new Map(toProductTerms(texts).map(({ term, weight }) => [term, weight]));

const toTerms = (weights: ReadonlyMap<string, number>) =>
  Array.from(weights, ([term, weight]) => ({ term, weight }));

// product 5.1.5
it('a word weighs by the part of the product in which it stands, and by the best of several', () => {
  const terms = weightsOf({
    name: 'Jeera (Cumin Seeds)',
    nameHindi: 'जीरा',
    brand: 'Nagaur Samuh',
    categories: ['Spices', 'मसाले'],
    description: 'Cumin from the dry fields.',
  });
  expect(Object.fromEntries(terms)).toMatchObject({
    jeera: 10,
    जीरा: 10,
    jira: 10,
    '~jir': 10,
    cumin: 8,
    cuminseeds: 6,
    zeera: 6,
    sabut: 6,
    nagaur: 3,
    spices: 3,
    मसाले: 3,
    masale: 3,
    '.fields': 1,
  });
  expect(terms.has('.cumin')).toBe(false);
  expect(terms.has('fields')).toBe(false);
});

// product 5.1.6
it('a product is found by other words for the same thing and by its uses', () => {
  const diyas = weightsOf({ name: 'Terracotta Diyas, Set of 12' });
  expect(diyas.get('lamp')).toBe(6);
  const pepper = weightsOf({ name: 'Urad Papad', nameHindi: 'उड़द काली मिर्च पापड़' });
  expect([pepper.get('pepper'), pepper.get('papar'), pepper.get('~papar')]).toEqual([
    6,
    undefined,
    8,
  ]);
  expect(pepper.has('chilli')).toBe(false);
});

// product 5.1.9
it('a product is found by its occasions, in both scripts', () => {
  const bangles = weightsOf({ name: 'Lac Bangles', occasions: ['gift', 'rakhi'] });
  expect([bangles.get('@gift'), bangles.get('@rakhi'), bangles.has('@diwali')]).toEqual([
    4,
    4,
    false,
  ]);
  for (const word of ['gift', 'gifts', 'गिफ्ट', 'उपहार', 'तोहफा', 'तोहफ़ा', 'rakhi', 'राखी']) {
    expect(getRelevance([toWordRanges(word)], toTerms(bangles)), word).toBeGreaterThan(0);
  }
  const others = weightsOf({ name: 'Toran', occasions: ['diwali', 'wedding', 'kitchen'] });
  for (const word of ['diwali', 'दिवाली', 'दीपावली', 'shaadi', 'शादी', 'wedding', 'रसोई']) {
    expect(getRelevance([toWordRanges(word)], toTerms(others)), word).toBeGreaterThan(0);
    expect(getRelevance([toWordRanges(word)], toTerms(bangles)), word).toBe(0);
  }
});

// product 5.1.6
it('a word leads to what it means first, before others that have it in their names', () => {
  const chilli = weightsOf({ name: 'Red Chilli Powder', nameHindi: 'लाल मिर्च' });
  const pepper = weightsOf({ name: 'Black Pepper Papad', nameHindi: 'काली मिर्च पापड़' });
  expect([chilli.get('mirch'), pepper.get('mirch')]).toEqual([10, 8]);
});

it('a spelling with a short key is found only as it is written', () => {
  const saunf = weightsOf({ name: 'Saunf' });
  expect([saunf.get('sauf'), saunf.has('~sof'), saunf.has('~varial')]).toEqual([6, false, true]);
});

it('every name alone gives terms', () => {
  expect(toProductTerms({ name: 'Bowl 200' }).map(({ term }) => term)).toEqual([
    'bowl',
    '~bol',
    '200',
    'bowl200',
    'katora',
    '~kator',
    'katori',
  ]);
});
