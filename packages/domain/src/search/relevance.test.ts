import { describe, expect, it } from 'vitest';
import { toProductTerms } from './product-terms.ts';
import { readSearch } from './read-search.ts';
import { getRelevance } from './relevance.ts';
import { createTermIndex } from './term-index.ts';

const PRODUCTS = [
  {
    name: 'Turmeric Powder',
    nameHindi: 'हल्दी पाउडर',
    description: 'A quarter spoon for a pot of dal.',
  },
  { name: 'Red Chilli Powder', nameHindi: 'लाल मिर्च', description: 'Dried in the sun.' },
  { name: 'Besan Nankhatai', nameHindi: 'बेसन नानखटाई' },
  { name: 'Kathputli Puppet Pair' },
  { name: 'Mustard Seeds (Rai)', nameHindi: 'राई' },
  { name: 'Leheriya Dupatta', description: 'Worn for the first rain.' },
  { name: 'Terracotta Diyas' },
  { name: 'Handmade Paper Diary', description: 'It takes turmeric ink, and cream.' },
  { name: 'Amchur Powder', nameHindi: 'अमचूर' },
];
const TERMS = PRODUCTS.map(toProductTerms);
const index = createTermIndex(
  TERMS.flatMap((terms, place) => terms.map(({ term }) => [term, place] as const)),
);

/** What the search finds among these products: relevances by place, and what was probably meant. */
function search(text: string) {
  const reading = readSearch(text);
  let step = reading.next();
  while (!step.done) {
    index.answer(step.value);
    step = reading.next();
  }
  const { words, suggestion } = step.value;
  const scores = TERMS.map((terms, place) => [place, getRelevance(words, terms)] as const);
  return { relevance: new Map(scores.filter(([, score]) => score > 0)), suggestion };
}

function find(text: string): string[] {
  return Array.from(search(text).relevance)
    .sort((a, b) => b[1] - a[1])
    .map(([index]) => PRODUCTS[index]?.name ?? '');
}

describe('a search', () => {
  it.each([
    ['haldi', 'Turmeric Powder'],
    ['हलदी', 'Turmeric Powder'],
    ['turm', 'Turmeric Powder'],
    ['tumeric', 'Turmeric Powder'],
    ['tumric', 'Turmeric Powder'],
    ['tumerick powdr', 'Turmeric Powder'],
    ['lal mirchi', 'Red Chilli Powder'],
    ['lalmirch', 'Red Chilli Powder'],
    ['chilly', 'Red Chilli Powder'],
    ['nan khatai', 'Besan Nankhatai'],
    ['kath putli', 'Kathputli Puppet Pair'],
    ['katputly', 'Kathputli Puppet Pair'],
    ['lamp', 'Terracotta Diyas'],
    ['diya', 'Terracotta Diyas'],
    ['rai', 'Mustard Seeds (Rai)'],
    ['hldi', 'Turmeric Powder'],
    ['turmreci', 'Turmeric Powder'],
    ['leherya dupata', 'Leheriya Dupatta'],
    ['musatr', 'Mustard Seeds (Rai)'],
  ])('for %s finds %s first', (text, name) => {
    expect(find(text)[0]).toBe(name);
  });

  it.each([
    '',
    '  ',
    'a',
    '!!!',
    'laptop',
    'xyzzy',
    'jeera',
    'haldi rai',
    'vodka',
    '12345',
    'हवाई',
    'hxd',
  ])('for %o finds nothing', (text) => {
    expect(search(text)).toEqual({ relevance: new Map(), suggestion: null });
  });

  // product 5.1.3
  it('finds the words of a description whole, and their beginnings from 4 letters on', () => {
    expect(find('rain')).toEqual(['Leheriya Dupatta']);
    expect(find('quart')).toEqual(['Turmeric Powder']);
    expect(find('rai')).not.toContain('Leheriya Dupatta');
  });

  // product 5.1.5
  it('ranks a word as it is written before one that sounds alike, and a name before a description', () => {
    expect(find('turmeric')).toEqual(['Turmeric Powder', 'Handmade Paper Diary']);
    expect(Array.from(search('turmeric').relevance)).toEqual([
      [0, 40],
      [7, 5],
    ]);
    expect(search('haldee').relevance.get(0)).toBe(24);
    expect(search('tur').relevance.get(0)).toBe(16);
    expect(search('haldee turmeric').relevance.get(0)).toBe(64);
    expect(find('turmeric powder')).toEqual(['Turmeric Powder']);
  });
});

describe('what was probably meant', () => {
  it.each([
    ['tumeric', 'turmeric'],
    ['tumeric pwder', 'turmeric powder'],
    ['turmeric pizza', 'turmeric'],
    ['haldi', null],
    ['chilly', null],
    ['cream laptop', null],
    ['turmeric', null],
    ['rai haldi', null],
    ['rai tumeric', null],
  ])('by %s is %s', (text, suggestion) => {
    expect(search(text).suggestion).toBe(suggestion);
  });

  // product 5.1.7
  it('is found when it is searched for', () => {
    for (const { name } of PRODUCTS) {
      const slip = name.slice(0, 3) + name.slice(4);
      const { suggestion, relevance } = search(slip);
      if (suggestion !== null) expect(search(suggestion).relevance.size).toBeGreaterThan(0);
      expect(suggestion !== null || relevance.size > 0).toBe(true);
    }
  });
});
