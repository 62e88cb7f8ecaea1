import { describe, expect, it } from 'vitest';
import { checkForm } from '../validation/check-form.ts';
import { NO_FACTS, type ProductFacts, productFactsSchema } from './product-facts.ts';

const ORIGINAL_MESSAGE =
  'A price before is above the price, at most 1,00,00,000 rupees, with two decimals at most, such as 1,499.50.';

const facts: ProductFacts = {
  ...NO_FACTS,
  name: 'Moong Papad',
  nameHindi: 'मूंग पापड़',
  features: 'Sun-dried. No colour.',
  packSize: { amount: 200, unit: 'g' },
  bestBeforeDays: 180,
  foodLicence: '12345678901234',
  pricePaise: 149_50,
};

describe('the facts of a product', () => {
  // product 10.3.2
  it('may be all there, or only a name', () => {
    const all = { ...facts, originalPricePaise: 166_00 };
    expect(checkForm(productFactsSchema, all)).toEqual({ ok: true, values: all });
    const bare = { ...NO_FACTS, name: 'Papad' };
    expect(checkForm(productFactsSchema, { ...bare, name: ' Papad ' })).toEqual({
      ok: true,
      values: bare,
    });
  });

  // product 10.3.2
  it('has features that end in a full stop of either script', () => {
    const hindi = { ...facts, features: 'धूप में सुखाया। No colour.' };
    expect(checkForm(productFactsSchema, hindi)).toEqual({ ok: true, values: hindi });
  });

  it.each([
    ['name', ' ', 'Please enter a name.'],
    ['name', 'x'.repeat(121), 'Name must be at most 120 characters.'],
    ['nameHindi', 'Papad', 'The Hindi name is in Devanagari.'],
    ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters.'],
    ['features', 'Sun-dried', 'Features are sentences that each end in a full stop.'],
    ['foodLicence', '123', 'A food licence has 14 digits.'],
    ['gstRate', 12, 'A rate of GST is 0, 3, 5, 18, 40.'],
    ['hsn', '12345', 'An HSN code has 4, 6 or 8 digits.'],
    ['bestBeforeDays', 0, 'Best before is 1 to 3650 days from packing.'],
    ['bestBeforeDays', 3651, 'Best before is 1 to 3650 days from packing.'],
    ['bestBeforeDays', 1.5, 'Best before is a whole number of days, such as 180.'],
    [
      'pricePaise',
      -1,
      'A price is 0 to 1,00,00,000 rupees with two decimals at most, such as 1,499.50.',
    ],
    [
      'pricePaise',
      1_000_000_001,
      'A price is 0 to 1,00,00,000 rupees with two decimals at most, such as 1,499.50.',
    ],
    ['originalPricePaise', 1_000_000_001, ORIGINAL_MESSAGE],
    ['originalPricePaise', 149_50, ORIGINAL_MESSAGE],
  ])('%s %o: %s', (field, value, message) => {
    expect(checkForm(productFactsSchema, { ...facts, [field]: value })).toEqual({
      ok: false,
      fieldErrors: { [field]: message },
    });
  });

  it.each([
    [{ amount: 1.5, unit: 'piece' }, 'packSize', 'A pack holds a whole number of pieces.'],
    [{ amount: 0.0001, unit: 'g' }, 'packSize', 'A pack amount has three decimals at most.'],
    [
      { amount: 0, unit: 'g' },
      'packSize.amount',
      'A pack holds more than 0 and at most 100000 g, ml or pieces, such as 200 or 2.5.',
    ],
    [{ amount: 1, unit: 'kg' }, 'packSize.unit', 'The unit of a pack is g, ml or piece.'],
  ])('a pack of %o', (packSize, field, message) => {
    expect(checkForm(productFactsSchema, { ...facts, packSize })).toEqual({
      ok: false,
      fieldErrors: { [field]: message },
    });
  });
});
