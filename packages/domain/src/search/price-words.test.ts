import { describe, expect, it } from 'vitest';
import { readPriceWords } from './price-words.ts';

// product 5.1.8
describe('a search with words of the price', () => {
  it.each([
    ['gift under 500', 'gift', 500],
    ['under ₹500', '', 500],
    ['Gift Below Rs. 1,500', 'Gift', 1_500],
    ['papad 200 se kam', 'papad', 200],
    ['200 rupaye se kam papad', 'papad', 200],
    ['५०० से कम', '', 500],
    ['गिफ्ट ५०० रुपये तक', 'गिफ्ट', 500],
    ['500 tak gift', 'gift', 500],
    ['upto 300 rs tote', 'tote', 300],
  ])('%s has a highest price', (search, text, rupees) => {
    expect(readPriceWords(search)).toMatchObject({ text, maxPaise: rupees * 100, minPaise: null });
  });

  it.each([
    ['quilt above 2000', 'quilt', 2_000],
    ['1000 se zyada', '', 1_000],
    ['१००० से ज़्यादा', '', 1_000],
  ])('%s has a lowest price', (search, text, rupees) => {
    expect(readPriceWords(search)).toMatchObject({ text, minPaise: rupees * 100, maxPaise: null });
  });

  it('may have both', () => {
    expect(readPriceWords('gift above 200 under 500')).toEqual({
      text: 'gift',
      priceText: 'under 500 above 200',
      minPaise: 20_000,
      maxPaise: 50_000,
    });
  });

  it.each(['spice set 12', 'takli', 'haldi 500 g', 'underwater', 'set of 500', 'under the tree'])(
    '%s has none',
    (search) => {
      expect(readPriceWords(search)).toEqual({
        text: search,
        priceText: '',
        minPaise: null,
        maxPaise: null,
      });
    },
  );
});
