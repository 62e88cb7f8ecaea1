import { normalizeProduct } from '@haat/domain/shopper';
import { describe, expect, it } from 'vitest';
import { describeProduct, describeShop } from './structured-data.ts';

const toUrl = (path: string) => new URL(path, 'https://shop.example').href;

function product(more: object = {}) {
  const view = normalizeProduct({
    _id: 'moong-papad',
    name: 'Moong Papad',
    price: 149.5,
    ...more,
  });
  if (view === null) throw new Error('The product of this test cannot be read.');
  return view;
}

describe('describeProduct', () => {
  // product 2.15.2
  it('has the price in rupees, the availability, and absolute URLs', () => {
    const data = describeProduct(
      product({
        description: 'Rolled thin.',
        image: '/api/v1/media/1',
        brand: 'Example Group',
        category: { _id: 'c1', name: 'Papads', slug: 'papads' },
        inStock: true,
        stars: 4.67,
        reviews: 3,
      }),
      '/product/moong-papad',
    )(toUrl);
    expect(data).toEqual({
      '@type': 'Product',
      name: 'Moong Papad',
      url: 'https://shop.example/product/moong-papad',
      sku: 'moong-papad',
      description: 'Rolled thin.',
      image: ['https://shop.example/api/v1/media/1'],
      brand: { '@type': 'Brand', name: 'Example Group' },
      category: 'Papads',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/product/moong-papad',
        price: '149.50',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.67, reviewCount: 3 },
    });
  });

  it('is out of stock when sold out, and omits unknown properties', () => {
    const data = describeProduct(product({ inStock: false }), '/product/1')(toUrl);
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    for (const property of ['description', 'image', 'brand', 'category']) {
      expect(data).not.toHaveProperty(property);
    }
  });

  it.each([
    ['the placeholder', {}],
    ['no review', { reviews: 0 }],
    ['stars that nobody counted', { stars: 4.5 }],
  ])('has no rating from %s', (_, ratings) => {
    const data = describeProduct(product(ratings), '/product/1')(toUrl);
    expect(data).not.toHaveProperty('aggregateRating');
  });
});

describe('describeShop', () => {
  // product 1.1.1
  it('describes the organization and the URL of the search', () => {
    const [organization, site] = describeShop('Haat', 'By hand.').map((data) => data(toUrl));
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Haat',
      url: 'https://shop.example/',
      logo: 'https://shop.example/app-icon-512.png',
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://shop.example/products?search={search_term_string}' },
      },
    });
  });
});
