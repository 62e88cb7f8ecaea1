import { describe, expect, it } from 'vitest';
import { DEFAULT_CHARGES } from '../cart/cart-totals.ts';
import { asPaise } from '../money.ts';
import {
  formatOrderNumber,
  listBoughtProducts,
  orderTotals,
  parseOrder,
  parseOrders,
} from './order.ts';

const { shipping, taxes, discount } = DEFAULT_CHARGES;

const full = {
  _id: 'o1',
  orderNumber: 'HAAT-2026-000042',
  status: 'shipped',
  orderDate: '2026-11-21T10:00:00Z',
  createdAt: '2026-11-20T10:00:00Z',
  returnStatus: 'requested',
  returnReason: 'broken',
  subtotal: 300,
  shipping: shipping / 100,
  taxes: taxes / 100,
  discount: discount / 100,
  totalAmount: 740,
  items: [
    {
      product: {
        _id: 'p1',
        name: 'Moong Papad',
        nameHindi: 'मूंग पापड़',
        packSize: { amount: 400, unit: 'g' },
        image: '/api/v1/media/a',
      },
      quantity: 2,
      returnedQuantity: 1,
      price: 95,
      gstRate: 5,
      hsn: '1905',
    },
    { product: { _id: 'p2', name: 'Mirch' }, quantity: 1, price: 110 },
  ],
  returnedAmount: 95,
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

/** An order with these fields, and without amounts and lines unless they are among them. */
function sent<Fields extends object>(fields: Fields) {
  const unsent = { subtotal: null, shipping: null, taxes: null, discount: null };
  return { ...unsent, totalAmount: null, items: [], ...fields };
}

describe('parseOrder', () => {
  // product 3.4.1
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
          otherName: 'मूंग पापड़',
          packSize: { amount: 400, unit: 'g' },
          image: '/api/v1/media/a',
          quantity: 2,
          returned: 1,
          unitPrice: 95_00,
          ...{ gstRate: 5, hsn: '1905' },
          subtotal: 190_00,
        },
        {
          productId: 'p2',
          name: 'Mirch',
          otherName: null,
          packSize: null,
          image: null,
          quantity: 1,
          returned: 0,
          unitPrice: 110_00,
          ...{ gstRate: null, hsn: '' },
          subtotal: 110_00,
        },
      ],
      subtotal: 300_00,
      shipping,
      taxes,
      discount,
      totalAmount: 740_00,
      returnedAmount: 95_00,
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
      paymentMethod: 'cod',
      paymentStatus: 'pending',
      statusHistory: [],
      returnRequestedAt: null,
      refundedAt: null,
      outForDeliveryAt: null,
      courier: '',
      trackingNumber: '',
      receipt: null,
    });
  });

  // product 4.3.10, 4.4.11
  it('reads the history and the receipt, and neither where they are broken or missing', () => {
    const history = [{ status: 'pending', changedAt: '2026-11-21T10:00:00Z' }];
    const gstin = '08ABCDE1234F1Z0';
    const receipt = { number: '2026-27/000042', issuedAt: '2026-11-22T10:00:00Z', gstin };
    const returnRequestedAt = '2026-11-23T10:00:00Z';
    const refundedAt = '2026-11-24T10:00:00Z';
    const outForDeliveryAt = '2026-11-22T04:00:00Z';
    const dates = {
      statusHistory: history,
      receipt,
      returnRequestedAt,
      refundedAt,
      outForDeliveryAt,
    };
    expect(parseOrder({ ...full, ...dates })).toMatchObject(dates);
    const packet = { courier: 'India Post', trackingNumber: 'RJ123456789IN' };
    expect(parseOrder({ ...full, ...packet })).toMatchObject(packet);
    const broken = { ...full, statusHistory: 'none', receipt: { number: '1' } };
    expect(parseOrder(broken)).toMatchObject({ statusHistory: [], receipt: null });
  });

  // product 3.4.1
  it('parses an order with an id, and nothing else that is known', () => {
    expect(
      parseOrder(
        sent({
          id: 7,
          createdAt: '2026-11-20T10:00:00Z',
          returnStatus: 'on its way',
          paymentMethod: 'barter',
          paymentStatus: 'promised',
        }),
      ),
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
      returnedAmount: null,
      shippingAddress: null,
      address: null,
      paymentMethod: null,
      paymentStatus: null,
      statusHistory: [],
      returnRequestedAt: null,
      refundedAt: null,
      outForDeliveryAt: null,
      courier: '',
      trackingNumber: '',
      receipt: null,
    });
  });

  // product 3.4.1
  it('reads lines with little of a product, no price, or no sensible quantity', () => {
    const items = [
      { product: { _id: 'p1', name: '', image: null }, quantity: 3, price: 10.5 },
      { product: { _id: 'p2', title: 'Sabun' }, quantity: 0, price: null },
      { product: { _id: 'p3' }, quantity: 2.7, price: 1 },
      { product: { _id: '' }, quantity: Number.NaN, price: null },
    ];
    const lines = parseOrder(sent({ _id: 'o1', items }))?.lines;
    expect(
      lines?.map(({ productId, name, quantity, subtotal }) => [
        productId,
        name,
        quantity,
        subtotal,
      ]),
    ).toEqual([
      ['p1', 'Product', 3, 31_50],
      ['p2', 'Sabun', 1, null],
      ['p3', 'Product', 2, 2_00],
      [null, 'Product', 1, null],
    ]);
  });

  it.each([{}, { _id: '' }])('rejects %o, which has no id', (fields) => {
    expect(parseOrder(sent(fields))).toBeNull();
  });
});

describe('parseOrders', () => {
  it('reads a list in its order, without orders that have no id', () => {
    const list = ['b', '', 'a'].map((_id) => sent({ _id }));
    expect(parseOrders(list).map((order) => order.id)).toEqual(['b', 'a']);
  });
});

const sums = {
  subtotal: asPaise(299_800),
  shipping,
  taxes,
  discount,
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

// product 3.4.3
it('numbers orders by the year in India', () => {
  expect(formatOrderNumber(42, Date.UTC(2026, 10, 21))).toBe('HAAT-2026-000042');
  expect(formatOrderNumber(1_234_567, Date.UTC(2026, 0, 1))).toBe('HAAT-2026-1234567');
  // Half past midnight on New Year's Day in India is still December in Greenwich.
  expect(formatOrderNumber(1, Date.UTC(2026, 11, 31, 19, 0))).toBe('HAAT-2027-000001');
});

// product 2.6.8
it('lists what was bought, each product once, without cancelled orders', () => {
  const order = (productIds: (string | null)[], status: 'delivered' | 'cancelled') => ({
    status,
    lines: productIds.map((productId) => ({ productId })),
  });
  const orders = [
    order(['mirch', 'haldi', null], 'delivered'),
    order(['diya'], 'cancelled'),
    order(['haldi', 'papad'], 'delivered'),
  ];
  expect(listBoughtProducts(orders)).toEqual(['mirch', 'haldi', 'papad']);
});
