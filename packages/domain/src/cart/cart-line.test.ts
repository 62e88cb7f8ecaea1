import { describe, expect, it } from 'vitest';
import { parseCartLines } from './cart-line.ts';

describe('parseCartLines', () => {
  it('reads a full product with its price in rupees', () => {
    const cart = {
      items: [
        {
          product: {
            _id: 'p1',
            name: 'Lal Mirch',
            price: 120,
            images: ['http://img.example.com/1.jpg'],
            inStock: false,
          },
          quantity: 2,
          price: '119.50',
        },
      ],
    };
    expect(parseCartLines(cart)).toEqual([
      {
        productId: 'p1',
        quantity: 2,
        unitPrice: 119_50,
        name: 'Lal Mirch',
        image: 'https://img.example.com/1.jpg',
        isInStock: false,
      },
    ]);
  });

  it('reads a bare product id', () => {
    expect(parseCartLines([{ productId: 'p1', quantity: '3', price: 10 }])).toEqual([
      {
        productId: 'p1',
        quantity: 3,
        unitPrice: 10_00,
        name: 'Product',
        image: null,
        isInStock: true,
      },
    ]);
  });

  it('falls back to the product’s own price, and to one piece', () => {
    const [line] = parseCartLines([
      { product: { id: 'p1', price: { $numberDecimal: '9.90' }, stock_quantity: 0 } },
    ]);
    expect(line).toMatchObject({ productId: 'p1', quantity: 1, unitPrice: 990, isInStock: false });
  });

  it('leaves out items without an id or a price, and keeps the order of the rest', () => {
    const items = [
      { product: null, quantity: 1, price: 5 },
      { product: { _id: 'b' }, quantity: 1, price: 5 },
      { product: { _id: 'x' }, quantity: 1 },
      { productId: 'a', quantity: 1, price: 5 },
      'nonsense',
    ];
    expect(parseCartLines({ items }).map((line) => line.productId)).toEqual(['b', 'a']);
  });

  it.each([undefined, null, {}, 'cart', { items: null }])('reads no lines out of %o', (cart) => {
    expect(parseCartLines(cart)).toEqual([]);
  });
});
