import { describe, expect, it } from 'vitest';
import { normalizeProduct } from '../products/product.ts';
import { addLine, clampQuantity, removeLine, setLineQuantity, toCartLines } from './cart-line.ts';

describe('clampQuantity', () => {
  it.each([
    [1, 1],
    [99, 99],
    [100, 99],
    [0, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 99],
    [Number.NEGATIVE_INFINITY, 1],
  ])('makes %d %d', (quantity, clamped) => {
    expect(clampQuantity(quantity)).toBe(clamped);
  });

  it.each([
    [5, 3, 3],
    [5, 3.9, 3],
    [2, 3, 2],
    [5, 0, 1],
    [5, -2, 1],
    [150, 200, 99],
    [5, null, 5],
  ])('makes %d with %d in stock %d', (quantity, stock, clamped) => {
    expect(clampQuantity(quantity, stock)).toBe(clamped);
  });
});

describe('toCartLines', () => {
  // product 2.9.6, 3.3.1
  it('reads a line with its product and price', () => {
    const product = {
      _id: 'p1',
      name: 'Lal Mirch',
      nameHindi: 'लाल मिर्च',
      packSize: { amount: 200, unit: 'g' } as const,
      size: '12 cm',
      image: 'http://img.example.com/1.jpg',
      inStock: false,
      stock_quantity: 0,
      originalPrice: 149,
    };
    expect(toCartLines([{ product, quantity: 2, price: 119.5 }])).toEqual([
      {
        productId: 'p1',
        quantity: 2,
        unitPrice: 119_50,
        originalPrice: 149_00,
        name: 'Lal Mirch',
        otherName: 'लाल मिर्च',
        packSize: { amount: 200, unit: 'g' },
        size: '12 cm',
        image: 'https://img.example.com/1.jpg',
        isInStock: false,
        stock: 0,
      },
    ]);
  });

  // product 2.10.6
  it('has the former price that was entered, as the product’s page has it, and computes none', () => {
    const product = {
      _id: 'p1',
      name: 'Lal Mirch',
      image: null,
      price: 179,
      discount: 20,
    };
    const originals = [224, 179, null, undefined].map((entered) => {
      const sold = { ...product, ...(entered !== undefined && { originalPrice: entered }) };
      const [line] = toCartLines([{ product: sold, quantity: 1, price: product.price }]);
      expect(line?.originalPrice).toBe(normalizeProduct(sold)?.originalPrice);
      return line?.originalPrice;
    });
    expect(originals).toEqual([224_00, null, null, null]);
  });

  it('names a product of which nothing but the id is known, and takes one piece of it', () => {
    const product = { _id: 'p1', name: '', image: null, inStock: true };
    expect(toCartLines([{ product, quantity: Number.NaN, price: 10 }])).toEqual([
      {
        productId: 'p1',
        quantity: 1,
        unitPrice: 10_00,
        originalPrice: null,
        name: 'Product',
        otherName: null,
        packSize: null,
        size: null,
        image: null,
        isInStock: true,
        stock: null,
      },
    ]);
  });
});

type Line = { productId: string; quantity: number; price: number };
const papad: Line = { productId: 'papad', quantity: 2, price: 90 };
const mirch: Line = { productId: 'mirch', quantity: 1, price: 120 };

describe('addLine', () => {
  // product 4.8.7
  it('puts a new line before that of another product, and at the end where there is none', () => {
    const chilli = { ...mirch, productId: 'chilli' };
    expect(addLine([papad, mirch], chilli, mirch.productId)).toEqual([papad, chilli, mirch]);
    expect(addLine([papad, mirch], chilli, papad.productId)).toEqual([chilli, papad, mirch]);
    expect(addLine([papad, mirch], chilli, 'gone')).toEqual([papad, mirch, chilli]);
    const [first, last] = addLine([papad, mirch], mirch, papad.productId);
    expect([first?.productId, last?.productId]).toEqual([papad.productId, mirch.productId]);
  });

  it('appends a product that is not there', () => {
    expect(addLine([papad], mirch)).toEqual([papad, mirch]);
  });

  it('raises the quantity in place when it is, and takes over the newer price', () => {
    const added = { productId: 'papad', quantity: 3, price: 95 };
    expect(addLine([papad, mirch], added)).toEqual([
      { productId: 'papad', quantity: 5, price: 95 },
      mirch,
    ]);
  });

  it('clamps quantities to 1 to 99', () => {
    expect(addLine([], { ...papad, quantity: 0 })).toEqual([{ ...papad, quantity: 1 }]);
    expect(addLine([papad], { ...papad, quantity: -5 })).toEqual([{ ...papad, quantity: 3 }]);
    expect(addLine([], { ...papad, quantity: 500 })).toEqual([{ ...papad, quantity: 99 }]);
    expect(addLine([papad], { ...papad, quantity: 98 })).toEqual([{ ...papad, quantity: 99 }]);
  });
});

describe('setLineQuantity', () => {
  it('sets the quantity, within 1 to 99', () => {
    expect(setLineQuantity([papad, mirch], 'mirch', 4)).toEqual([papad, { ...mirch, quantity: 4 }]);
    expect(setLineQuantity([papad], 'papad', 0)).toEqual([{ ...papad, quantity: 1 }]);
    expect(setLineQuantity([papad], 'papad', 1000)).toEqual([{ ...papad, quantity: 99 }]);
  });

  it('changes nothing for an unknown product', () => {
    expect(setLineQuantity([papad], 'sabun', 4)).toEqual([papad]);
  });
});

describe('removeLine', () => {
  it('filters the product out', () => {
    expect(removeLine([papad, mirch], 'papad')).toEqual([mirch]);
    expect(removeLine([papad, mirch], 'sabun')).toEqual([papad, mirch]);
  });
});
it('leaves out what has no product or no price, and takes a product under either name', () => {
  const items = [
    { productId: 'a', quantity: 2, price: 5 },
    { product: { _id: 'b', price: '9.90' }, quantity: 1 },
    { quantity: 1, price: 5 },
    { product: 'c', quantity: 1 },
    null,
  ];
  expect(toCartLines(items).map(({ productId, unitPrice }) => [productId, unitPrice])).toEqual([
    ['a', 5_00],
    ['b', 9_90],
  ]);
});
