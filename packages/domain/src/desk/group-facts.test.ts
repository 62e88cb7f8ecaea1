import { describe, expect, it } from 'vitest';
import {
  canHideGroup,
  categoryNamesSchema,
  createGroupFactsSchema,
  isOrderOf,
  toFreeSlug,
  toSlug,
} from './group-facts.ts';

const groupFactsSchema = createGroupFactsSchema(2026);

const WOMEN = 'A group has 1 to 10,000 women.';
const YEAR = 'The year is between 1900 and 2026.';

function listMessages(result: { error?: { issues: { message: string }[] } | undefined }) {
  return result.error?.issues.map(({ message }) => message);
}

describe('the facts of a group', () => {
  // product 10.3.10
  it('are a name, and what else is told', () => {
    expect(groupFactsSchema.parse({ name: ' Marwar Samuh ' })).toEqual({
      name: 'Marwar Samuh',
      nameHindi: '',
      village: '',
      villageHindi: '',
      district: '',
      districtHindi: '',
      craft: '',
      craftHindi: '',
      content: '',
      contentHindi: '',
      women: null,
      foundedYear: null,
    });
  });

  // product 10.3.10
  it('have a Hindi name in Devanagari, and a name of which an address can be made', () => {
    const names = { name: 'मारवाड़', nameHindi: 'Marwar' };
    expect(listMessages(categoryNamesSchema.safeParse(names))).toEqual([
      'The name needs a letter from A to Z or a digit.',
      'The Hindi name is in Devanagari.',
    ]);
    expect(listMessages(groupFactsSchema.safeParse({ name: ' ' }))).toEqual([
      'Please enter a name.',
    ]);
    const long = { name: 'a'.repeat(121), village: 'b'.repeat(121) };
    expect(listMessages(groupFactsSchema.safeParse(long))).toEqual([
      'Name must be at most 120 characters.',
      'Village must be at most 120 characters.',
    ]);
  });

  // product 10.3.10
  it.each([
    [{ women: 1, foundedYear: 1900 }, undefined],
    [{ women: 10_000, foundedYear: 2026 }, undefined],
    [{ women: 0, foundedYear: 1899 }, [WOMEN, YEAR]],
    [{ women: 2.5, foundedYear: 2027 }, [WOMEN, YEAR]],
  ])('have women and a year that can be: %j', (numbers, messages) => {
    expect(listMessages(groupFactsSchema.safeParse({ name: 'A', ...numbers }))).toEqual(messages);
  });

  it.each([
    ['Marwar Masala Samuh', 'marwar-masala-samuh'],
    [' Ker & Sangri! ', 'ker-sangri'],
    ['Jaipuri Razāī', 'jaipuri-razai'],
    ['पापड़', ''],
  ])('make of %j the address %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  // product 10.3.10
  it('get an address of their own', () => {
    expect(toFreeSlug('Papad', new Set())).toBe('papad');
    expect(toFreeSlug('Papad', new Set(['papad', 'papad-2']))).toBe('papad-3');
  });
});

// product 10.3.11
it('a group is hidden only without goods on sale', () => {
  expect([canHideGroup(0), canHideGroup(1)]).toEqual([true, false]);
});

it.each([
  [['b', 'a'], true],
  [['a'], false],
  [['a', 'a'], false],
  [['a', 'c'], false],
  // product 10.3.12
])('an order of a and b is not %j: %j', (order, isOrder) => {
  expect(isOrderOf(order, ['a', 'b'])).toBe(isOrder);
});
