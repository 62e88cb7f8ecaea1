import { describe, expect, it } from 'vitest';
import { normalizeProduct, normalizeProducts, parseBullets } from './product.ts';

const full = {
  _id: 'p1',
  name: ' Moong Papad ',
  nameHindi: 'मूंग पापड़',
  title: 'Not this',
  description: 'Rolled thin.',
  price: 80,
  originalPrice: 100,
  discount: '20',
  image: 'http://i.example.com/a.jpg',
  images: ['https://i.example.com/a.jpg', '/b.jpg'],
  features: 'Sun dried. Hand rolled.',
  storageAndUsage: 'Keep dry.',
  packSize: { amount: 400, unit: 'g' },
  size: '12 cm',
  isVegetarian: true,
  ingredients: 'Moong dal.',
  allergens: 'None.',
  bestBeforeDays: 120,
  foodLicence: '12345678901234',
  countryOfOrigin: 'India',
  stars: 4.6,
  ratings: 4.6,
  reviews: 12,
  brand: 'Haat',
  maker: { slug: 'haat-group', name: 'Haat Group', village: 'Bagru' },
  category: { _id: 'c1', slug: 'papads', name: 'Papads' },
  inStock: true,
  stock_quantity: 7,
  createdAt: '2026-11-21T10:00:00Z',
};

/** A product with these fields, at a price. */
const sold = (fields: object) => ({ price: 1, ...fields });

describe('normalizeProduct', () => {
  // product 3.2.2, 3.2.4
  it('reads a full product', () => {
    expect(normalizeProduct(full)).toEqual({
      id: 'p1',
      name: 'Moong Papad',
      otherName: 'मूंग पापड़',
      description: 'Rolled thin.',
      price: 80_00,
      originalPrice: 100_00,
      discount: 20,
      images: ['https://i.example.com/a.jpg', '/b.jpg'],
      bullets: ['Sun dried', 'Hand rolled'],
      storageAndUsage: 'Keep dry.',
      packSize: { amount: 400, unit: 'g' },
      size: '12 cm',
      isVegetarian: true,
      ingredients: 'Moong dal.',
      allergens: 'None.',
      bestBeforeDays: 120,
      foodLicence: '12345678901234',
      countryOfOrigin: 'India',
      rating: { stars: 4.6, reviewCount: 12, isPlaceholder: false },
      brand: 'Haat',
      maker: { slug: 'haat-group', name: 'Haat Group', village: 'Bagru' },
      category: { id: 'c1', slug: 'papads', name: 'Papads' },
      isInStock: true,
      stock: 7,
      createdAt: '2026-11-21T10:00:00Z',
    });
  });

  // product 2.7.4, 3.2.4
  it('reads a product that has an id and a price only', () => {
    expect(normalizeProduct(sold({ id: 5, price: 10 }))).toEqual({
      id: '5',
      name: 'Product',
      otherName: null,
      description: '',
      price: 10_00,
      originalPrice: null,
      discount: 0,
      images: [],
      bullets: [],
      storageAndUsage: 'Storage Type: Airtight, Resealable Pouch',
      packSize: null,
      size: null,
      isVegetarian: null,
      ingredients: null,
      allergens: null,
      bestBeforeDays: null,
      foodLicence: null,
      countryOfOrigin: null,
      rating: { stars: 4, reviewCount: null, isPlaceholder: true },
      brand: null,
      maker: null,
      category: null,
      isInStock: true,
      stock: null,
      createdAt: null,
    });
  });

  // product 3.2.2
  it('takes the title where there is no name', () => {
    expect(normalizeProduct(sold({ _id: 'p1', name: ' ', title: 'Sabun' }))?.name).toBe('Sabun');
  });

  it.each([
    { ...full, _id: undefined },
    { ...full, _id: ' ' },
    // product 5.5.5
  ])('rejects a product that cannot be linked', (product) => {
    expect(normalizeProduct(product)).toBeNull();
  });
});

describe('normalizeProducts', () => {
  it('reads a list in its order, without products that have no id', () => {
    const list = [full, { ...full, _id: '' }, { ...full, _id: 'p2' }];
    expect(normalizeProducts(list).map((product) => product.id)).toEqual(['p1', 'p2']);
  });
});

it.each([
  ['Sun dried. Hand rolled. No preservatives.', ['Sun dried', 'Hand rolled', 'No preservatives']],
  ['Sun dried.Hand rolled', ['Sun dried', 'Hand rolled']],
  ['  One   line\n of text . . ', ['One line of text']],
  ['Pack of 2.5 kg. Keeps 12.', ['Pack of 2.5 kg', 'Keeps 12']],
  ['Sun dried. Hand rolled. Sun  dried.', ['Sun dried', 'Hand rolled']],
  ['धूप में सुखाया। हाथ से बेला। 1.5 mm thin.', ['धूप में सुखाया', 'हाथ से बेला', '1.5 mm thin']],
  ['', []],
  ['...', []],
  // product 2.7.4
])('splits %o', (features, bullets) => {
  expect(parseBullets({ features })).toEqual(bullets);
});

// product 3.2.2
it('reads productFeatures where there are no features', () => {
  expect(parseBullets({ productFeatures: 'Crisp. Light.' })).toEqual(['Crisp', 'Light']);
  expect(parseBullets({ features: null, productFeatures: 'Crisp.' })).toEqual(['Crisp']);
});
