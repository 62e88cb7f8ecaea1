import { expect, it } from 'vitest';
import { isFood, listMissingLabelFacts } from './label.ts';

// product 2.7.16
it('a product of a food category, or with the mark of food, is food', () => {
  expect(isFood({ category: { slug: 'papads' }, isVegetarian: null })).toBe(true);
  expect(isFood({ category: { slug: 'sweets' }, isVegetarian: false })).toBe(true);
  expect(isFood({ category: { slug: 'handcrafts' }, isVegetarian: null })).toBe(false);
  expect(isFood({ category: null, isVegetarian: null })).toBe(false);
});

// product 2.7.16
it('names what a label lacks', () => {
  const papad = {
    isVegetarian: false,
    packSize: { amount: 400, unit: 'g' },
    ingredients: 'Moong dal, salt.',
    allergens: 'None.',
    bestBeforeDays: 120,
  };
  expect(listMissingLabelFacts(papad)).toEqual([]);
  expect(
    listMissingLabelFacts({ ...papad, isVegetarian: null, allergens: '', bestBeforeDays: null }),
  ).toEqual(['isVegetarian', 'allergens', 'bestBeforeDays']);
});
