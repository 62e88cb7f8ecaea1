import { describe, expect, it } from 'vitest';
import { toProductTerms } from './product-terms.ts';
import { readSearch } from './read-search.ts';
import { getRelevance } from './relevance.ts';
import { isForSlips, toSlipForms } from './slips.ts';
import { scoreTerm } from './term-ranges.ts';

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
const ALL_TERMS = TERMS.flat().map(({ term }) => term);

/** What the search finds among these products: relevances by place, and what was probably meant. */
async function search(text: string) {
  const { words, suggestion } = await readSearch(text, {
    hasHits: async (ranges) =>
      ranges.map((range) => ALL_TERMS.some((term) => scoreTerm([range], term) > 0)),
    hasMatch: async (words) => TERMS.some((terms) => getRelevance(words, terms) > 0),
    listSimilar: async (forms) =>
      ALL_TERMS.filter(isForSlips).filter((term) =>
        toSlipForms(term).some((form) => forms.includes(form)),
      ),
  });
  const scores = TERMS.map((terms, place) => [place, getRelevance(words, terms)] as const);
  return { relevance: new Map(scores.filter(([, score]) => score > 0)), suggestion };
}

async function find(text: string): Promise<string[]> {
  return Array.from((await search(text)).relevance)
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
  ])('for %s finds %s first', async (text, name) => {
    expect((await find(text))[0]).toBe(name);
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
  ])('for %o finds nothing', async (text) => {
    expect(await search(text)).toEqual({ relevance: new Map(), suggestion: null });
  });

  // product 5.1.3
  it('finds the words of a description whole, and their beginnings from 4 letters on', async () => {
    expect(await find('rain')).toEqual(['Leheriya Dupatta']);
    expect(await find('quart')).toEqual(['Turmeric Powder']);
    expect(await find('rai')).not.toContain('Leheriya Dupatta');
  });

  // product 5.1.5
  it('ranks a word as it is written before one that sounds alike, and a name before a description', async () => {
    expect(await find('turmeric')).toEqual(['Turmeric Powder', 'Handmade Paper Diary']);
    expect(Array.from((await search('turmeric')).relevance)).toEqual([
      [0, 40],
      [7, 5],
    ]);
    expect((await search('haldee')).relevance.get(0)).toBe(24);
    expect((await search('tur')).relevance.get(0)).toBe(16);
    expect((await search('haldee turmeric')).relevance.get(0)).toBe(64);
    expect(await find('turmeric powder')).toEqual(['Turmeric Powder']);
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
  ])('by %s is %s', async (text, suggestion) => {
    expect((await search(text)).suggestion).toBe(suggestion);
  });

  // product 5.1.7
  it('is found when it is searched for', async () => {
    for (const { name } of PRODUCTS) {
      const slip = name.slice(0, 3) + name.slice(4);
      const { suggestion, relevance } = await search(slip);
      if (suggestion !== null) {
        expect((await search(suggestion)).relevance.size).toBeGreaterThan(0);
      }
      expect(suggestion !== null || relevance.size > 0).toBe(true);
    }
  });
});
