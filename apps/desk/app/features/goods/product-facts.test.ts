import { describe, expect, it } from 'vitest';
import { type ProductFacts, readForm, toForm } from './product-facts.ts';

const FACTS: ProductFacts = {
  name: 'Moong Papad',
  nameHindi: 'मूंग पापड़',
  category: 'papad',
  maker: 'marwar',
  pricePaise: 14_950,
  discountPercent: 0,
  packSize: { amount: 200, unit: 'g' },
  description: 'Crisp and thin.',
  features: '',
  storageAndUsage: '',
  ingredients: 'Moong dal, salt.',
  allergens: '',
  isVegetarian: true,
  bestBeforeDays: 180,
  foodLicence: '',
  brand: '',
  size: '',
  countryOfOrigin: 'India',
};

describe('the form of a product', () => {
  it.each([
    FACTS,
    { ...FACTS, maker: null, packSize: null, isVegetarian: null, bestBeforeDays: null },
    { ...FACTS, isVegetarian: false, pricePaise: 0, discountPercent: 25 },
  ])('reads the facts that it shows (%#)', (facts) => {
    expect(readForm(toForm(facts))).toEqual({ facts, invalid: [] });
  });

  it.each([
    ['name', ' '],
    ['pricePaise', 'ten'],
    ['discountPercent', '100'],
    ['packAmount', '0'],
    ['bestBeforeDays', '-3'],
    ['foodLicence', '123'],
  ] as const)('says that %s cannot be %j', (field, typed) => {
    expect(readForm({ ...toForm(FACTS), [field]: typed }).invalid).toEqual([field]);
  });
});
