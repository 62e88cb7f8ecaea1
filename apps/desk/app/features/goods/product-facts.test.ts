import { describe, expect, it } from 'vitest';
import { type ProductFacts, readForm, readShownPrices, toForm } from './product-facts.ts';

const FACTS: ProductFacts = {
  name: 'Moong Papad',
  nameHindi: 'मूंग पापड़',
  category: 'papad',
  maker: 'marwar',
  pricePaise: 14_950,
  originalPricePaise: null,
  packSize: { amount: 200, unit: 'g' },
  description: 'Crisp and thin.',
  descriptionHindi: 'कुरकुरे और पतले।',
  features: '',
  featuresHindi: '',
  storageAndUsage: '',
  storageAndUsageHindi: '',
  ingredients: 'Moong dal, salt.',
  ingredientsHindi: 'मूंग दाल, नमक।',
  allergens: '',
  allergensHindi: '',
  isVegetarian: true,
  bestBeforeDays: 180,
  foodLicence: '',
  gstRate: null,
  hsn: '',
  brand: '',
  size: '',
  countryOfOrigin: 'India',
  occasions: ['gift', 'diwali'],
  contains: [{ productId: 'jeera', quantity: 2 }],
};

describe('the form of a product', () => {
  it.each([
    FACTS,
    { ...FACTS, maker: null, packSize: null, isVegetarian: null, bestBeforeDays: null },
    { ...FACTS, isVegetarian: false, pricePaise: 11_250, originalPricePaise: 14_999 },
    {
      ...FACTS,
      packSize: { amount: 2.5, unit: 'g' as const },
      features: 'Hand-rolled. Sun-dried.',
    },
    // product 10.6.7
  ])('reads the facts that it shows (%#)', (facts) => {
    expect(readForm(toForm(facts))).toEqual({ facts, invalid: [] });
  });

  it.each([
    ['name', ' '],
    ['pricePaise', 'ten'],
    ['pricePaise', '149,50'],
    ['pricePaise', '1,2,3'],
    ['packAmount', '2,5'],
    ['bestBeforeDays', '1e2'],
    ['originalPricePaise', '149.50'],
    ['originalPricePaise', '166,50'],
    ['packAmount', '0'],
    ['packAmount', '100001'],
    ['nameHindi', 'Moong Papad'],
    ['pricePaise', '10000001'],
    ['features', 'Hand-rolled'],
    ['descriptionHindi', 'Crisp and thin.'],
    ['featuresHindi', 'Hand-rolled.'],
    ['featuresHindi', 'हाथ से बेला'],
    ['ingredientsHindi', 'Moong dal.'],
    ['bestBeforeDays', '-3'],
    ['foodLicence', '123'],
    ['hsn', '12345'],
    // product 10.3.2
  ] as const)('says that %s cannot be %j', (field, typed) => {
    expect(readForm({ ...toForm(FACTS), [field]: typed }).invalid).toEqual([field]);
  });

  // product 10.6.7
  it('reads digits of the Hindi script, and features that end as in Hindi, one in a line', () => {
    const typed = {
      pricePaise: '१४९.५०',
      originalPricePaise: '१६६',
      packAmount: '२००',
      bestBeforeDays: '१८०',
      foodLicence: '१२३४ ५६७८ ९०१२ ३४',
      gstRate: '5',
      hsn: '१९०५ ९०',
      features: 'हाथ से बेला।\nधूप में सुखाया।',
    };
    expect(readForm({ ...toForm(FACTS), ...typed })).toEqual({
      invalid: [],
      facts: {
        ...FACTS,
        originalPricePaise: 16_600,
        foodLicence: '12345678901234',
        gstRate: 5,
        hsn: '190590',
        features: 'हाथ से बेला। धूप में सुखाया।',
      },
    });
  });

  it.each([
    ['399', '', { price: 39_900, original: null }],
    ['399', '443', { price: 39_900, original: 44_300 }],
    ['399', '399', null],
    ['399', '44,3', null],
    ['39,9', '443', null],
    ['', '443', null],
    // product 10.3.2
  ])('shows shoppers for the prices %j and %j %o', (pricePaise, originalPricePaise, shown) => {
    expect(readShownPrices({ ...toForm(FACTS), pricePaise, originalPricePaise })).toEqual(shown);
  });

  // product 10.3.2
  it('has whole pieces', () => {
    const form = toForm({ ...FACTS, packSize: { amount: 2, unit: 'piece' } });
    expect(readForm({ ...form, packAmount: '2.5' }).invalid).toEqual(['packAmount']);
  });
});
