import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { formatOrderNumber, orderTotals, parseOrder, parseOrders } from './order.ts';

const full = {
  _id: 'o1',
  orderNumber: 'HAAT-2026-000042',
  status: 'shipped',
  orderDate: '2026-11-21T10:00:00Z',
  createdAt: '2026-11-20T10:00:00Z',
  returnStatus: 'requested',
  returnReason: 'broken',
  subtotal: 300,
  shipping: 240,
  taxes: '240',
  discount: { $numberDecimal: '40' },
  totalAmount: { $numberDecimal: '740.00' },
  items: [
    {
      productId: { _id: 'p1', name: 'Moong Papad', image: '/api/v1/media/a', price: 90 },
      quantity: 2,
      price: 95,
    },
    { productId: { _id: 'p2', name: 'Mirch', price: 110 }, quantity: 1 },
  ],
  shippingAddress: 'a1',
  address: {
    name: 'Asha Devi',
    phoneNumber: '9876543210',
    addressLine1: '12 Johari Bazaar',
    city: 'Jaipur',
    state: 'Rajasthan',
  },
  paymentMethod: 'cod',
  paymentStatus: 'pending',
};

describe('parseOrder', () => {
  it('reads a full order, amounts in paise', () => {
    expect(parseOrder(full)).toEqual({
      id: 'o1',
      orderNumber: 'HAAT-2026-000042',
      status: 'shipped',
      orderDate: '2026-11-21T10:00:00Z',
      returnStatus: 'requested',
      returnReason: 'broken',
      lines: [
        {
          productId: 'p1',
          name: 'Moong Papad',
          image: '/api/v1/media/a',
          quantity: 2,
          unitPrice: 95_00,
          subtotal: 190_00,
        },
        {
          productId: 'p2',
          name: 'Mirch',
          image: null,
          quantity: 1,
          unitPrice: 110_00,
          subtotal: 110_00,
        },
      ],
      subtotal: 300_00,
      shipping: 240_00,
      taxes: 240_00,
      discount: 40_00,
      totalAmount: 740_00,
      shippingAddress: 'a1',
      address: {
        id: '',
        name: 'Asha Devi',
        phoneNumber: '9876543210',
        addressLine1: '12 Johari Bazaar',
        addressLine2: '',
        landmark: '',
        district: '',
        city: 'Jaipur',
        state: 'Rajasthan',
        zipCode: '',
        country: '',
        addressType: 'Other',
        isDefault: false,
      },
      addressText: '12 Johari Bazaar, Jaipur, Rajasthan',
      paymentMethod: 'cod',
      paymentStatus: 'pending',
    });
  });

  it('parses an order with an id alone', () => {
    expect(
      parseOrder({ id: 7, createdAt: '2026-11-20T10:00:00Z', paymentMethod: 'barter' }),
    ).toEqual({
      id: '7',
      orderNumber: '7',
      status: 'pending',
      orderDate: '2026-11-20T10:00:00Z',
      returnStatus: null,
      returnReason: null,
      lines: [],
      subtotal: null,
      shipping: null,
      taxes: null,
      discount: null,
      totalAmount: null,
      shippingAddress: null,
      address: null,
      addressText: '',
      paymentMethod: null,
      paymentStatus: null,
    });
  });

  it('reads lines with a bare product id, an expanded product, or no sensible quantity', () => {
    const items = [
      { productId: 'p1', quantity: 3, price: '10.50' },
      { product: { _id: 'p2', title: 'Sabun' }, quantity: 0 },
      { productId: 'p3', quantity: 2.7, price: 1 },
      {},
    ];
    expect(parseOrder({ _id: 'o1', items })?.lines).toEqual([
      {
        productId: 'p1',
        name: 'Product',
        image: null,
        quantity: 3,
        unitPrice: 1050,
        subtotal: 3150,
      },
      {
        productId: 'p2',
        name: 'Sabun',
        image: null,
        quantity: 1,
        unitPrice: null,
        subtotal: null,
      },
      { productId: 'p3', name: 'Product', image: null, quantity: 2, unitPrice: 100, subtotal: 200 },
      {
        productId: null,
        name: 'Product',
        image: null,
        quantity: 1,
        unitPrice: null,
        subtotal: null,
      },
    ]);
  });

  it('takes the address from an expanded shippingAddress', () => {
    const order = parseOrder({ _id: 'o1', shippingAddress: { _id: 'a1', city: 'Jaipur' } });
    expect(order).toMatchObject({ shippingAddress: 'a1', addressText: 'Jaipur' });
  });

  it.each([null, 'o1', {}, { _id: '' }, []])('rejects %o, which has no id', (value) => {
    expect(parseOrder(value)).toBeNull();
  });
});

describe('parseOrders', () => {
  it('reads a list, or the list in `orders`', () => {
    expect(parseOrders([{ _id: 'b' }, null, { _id: 'a' }]).map((order) => order.id)).toEqual([
      'b',
      'a',
    ]);
    expect(parseOrders({ orders: [{ _id: 'a' }] })).toHaveLength(1);
    expect(parseOrders(undefined)).toEqual([]);
  });
});

const sums = {
  subtotal: asPaise(299_800),
  shipping: asPaise(24_000),
  taxes: asPaise(24_000),
  discount: asPaise(4_000),
};

describe('orderTotals', () => {
  it('gives the sums of an order', () => {
    const total = asPaise(343_800);
    expect(orderTotals({ ...sums, totalAmount: total })).toEqual({ ...sums, total });
  });

  it.each(['subtotal', 'shipping', 'taxes', 'discount', 'totalAmount'] as const)(
    'gives none where the %s was not sent',
    (missing) => {
      const order = { ...sums, totalAmount: asPaise(343_800), [missing]: null };
      expect(orderTotals(order)).toBeNull();
    },
  );
});

it('numbers orders by the year in India', () => {
  expect(formatOrderNumber(42, Date.UTC(2026, 10, 21))).toBe('HAAT-2026-000042');
  expect(formatOrderNumber(1_234_567, Date.UTC(2026, 0, 1))).toBe('HAAT-2026-1234567');
  // Half past midnight on New Year's Day in India is still December in Greenwich.
  expect(formatOrderNumber(1, Date.UTC(2026, 11, 31, 19, 0))).toBe('HAAT-2027-000001');
});
