import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShopClient } from '../src/index.ts';
import { BAD_PRICES, GOOD_PRICES, price } from './support/prices.ts';
import { recordFetch, success } from './support/record-fetch.ts';

/** A client of a server that responds to every call with this data. */
function clientOf(data: unknown) {
  const { fetch } = recordFetch(() => success(data));
  return createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch });
}

/** The price that a product sent with this one gets, in paise; null where it is left out. */
async function readPrice(price: unknown): Promise<number | null> {
  const { products } = await clientOf({ products: [{ _id: 'p1', price }] }).products.list();
  return products[0]?.price.paise ?? null;
}

describe('a price in rupees', () => {
  it.each(GOOD_PRICES)('$form is $paise paise', async ({ form, paise }) => {
    expect(await readPrice(form)).toBe(paise);
  });

  it.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [149_900, '₹1,499.00'],
    [12_345_678, '₹1,23,456.78'],
  ])('of %i paise has the text %s', async (paise, text) => {
    const { products } = await clientOf({ products: [{ price: paise / 100 }] }).products.list();
    expect(products[0]?.price).toEqual({ paise, text });
  });

  it.each(BAD_PRICES.map((value) => [value]))('%o is no price', async (value) => {
    expect(await readPrice(value)).toBeNull();
  });

  it('gives back every amount, as number, as text and as decimal object', async () => {
    const anyPaise = fc.nat({ max: 10 ** 9 });
    await fc.assert(
      fc.asyncProperty(anyPaise, async (paise) => {
        const text = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        expect(await readPrice(paise / 100)).toBe(paise);
        expect(await readPrice(text)).toBe(paise);
        expect(await readPrice({ $numberDecimal: text })).toBe(paise);
      }),
    );
  });

  it('is rounded half up on its decimal digits, whatever follows them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 10 ** 9 }),
        fc.nat({ max: 99 }),
        fc.stringMatching(/^\d{1,20}$/),
        async (rupees, cents, rest) => {
          const roundUp = rest.charAt(0) >= '5' ? 1 : 0;
          const text = `${rupees}.${String(cents).padStart(2, '0')}${rest}`;
          expect(await readPrice(text)).toBe(rupees * 100 + cents + roundUp);
        },
      ),
    );
  });

  it('is whole paise ≥ 0 or left out, whatever is sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.string(), fc.double()), async (value) => {
        const paise = await readPrice(value);
        expect(paise === null || (Number.isSafeInteger(paise) && paise >= 0)).toBe(true);
      }),
    );
  });
});

describe('products', () => {
  it('are left out of a list without a price', async () => {
    const list = [{ _id: 'a', price: 1 }, { _id: 'b' }, null, 'c', { _id: 'd', price: '2' }];
    const { products } = await clientOf({ products: list }).products.list();
    expect(products).toEqual([
      { _id: 'a', price: price(1_00), originalPrice: null },
      { _id: 'd', price: price(2_00), originalPrice: null },
    ]);
  });

  it.each([{}, { products: 'a' }])('%o is no list of them', async (data) => {
    await expect(clientOf(data).wishlist.get()).rejects.toMatchObject({ reason: 'malformed' });
  });

  it.each([{ _id: 'a' }, { _id: 'a', price: 'ask us' }, 'a'])(
    '%o cannot be read alone',
    async (product) => {
      await expect(clientOf(product).products.get('a')).rejects.toMatchObject({
        reason: 'malformed',
      });
    },
  );
});

describe('the lines of a cart', () => {
  const readItems = async (items: unknown) => (await clientOf({ items }).cart.get()).items;

  it('have their product expanded, also where its id alone is sent', async () => {
    const known = { name: '', image: null, originalPrice: null };
    expect(
      await readItems([
        { productId: 'a', quantity: 1, price: 5 },
        { product: 'b', quantity: 2, price: '9.90' },
        { productId: { _id: 'c', name: 'Papad', image: '/c.jpg' }, quantity: 3, price: 5 },
      ]),
    ).toEqual([
      {
        product: { _id: 'a', ...known, price: price(500) },
        quantity: 1,
        price: price(500),
      },
      {
        product: { _id: 'b', ...known, price: price(990) },
        quantity: 2,
        price: price(990),
      },
      {
        product: { ...known, _id: 'c', name: 'Papad', image: '/c.jpg', price: price(500) },
        quantity: 3,
        price: price(500),
      },
    ]);
  });

  it('take the price of their product where they have none', async () => {
    const [item] = await readItems([{ product: { _id: 'a', price: 3 }, quantity: 1 }]);
    expect(item?.price).toEqual(price(300));
  });

  it.each([
    [[{ product: null, quantity: 1, price: 5 }]],
    [[{ quantity: 1, price: 5 }]],
    [[{ product: { _id: 'a' }, quantity: 1 }]],
    [[{ product: 'a', quantity: 1, price: 'free' }]],
    [['a', null]],
  ])('%o has none that can be sold', async (items) => {
    expect(await readItems(items)).toEqual([]);
  });
});

describe('a cart without a list of lines', () => {
  it.each(['a', undefined, null, {}])('cannot be read: %o', async (items) => {
    await expect(clientOf({ items }).cart.get()).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('an order', () => {
  it('has a product and an amount in every place, null where none is sent', async () => {
    const items = [
      { productId: 'a', quantity: 1, price: '10.50' },
      { product: { _id: 'b', name: 'Sabun', image: '/b.jpg' }, quantity: 2 },
      { productId: { _id: 'c', price: 7 }, quantity: 1 },
      { quantity: 1 },
      null,
    ];
    const order = await clientOf({ _id: 'o1', items, totalAmount: 'free' }).orders.get('o1');
    expect(order).toEqual({
      _id: 'o1',
      items: [
        {
          product: { _id: 'a', name: '', image: null, price: price(10_50) },
          quantity: 1,
          price: price(10_50),
        },
        {
          product: { _id: 'b', name: 'Sabun', image: '/b.jpg', price: null },
          quantity: 2,
          price: null,
        },
        {
          product: { _id: 'c', name: '', image: null, price: price(7_00) },
          quantity: 1,
          price: price(7_00),
        },
        { product: { _id: '', name: '', image: null, price: null }, quantity: 1, price: null },
      ],
      subtotal: null,
      shipping: null,
      taxes: null,
      discount: null,
      totalAmount: null,
      statusHistory: [],
      returnRequestedAt: null,
      refundedAt: null,
      receipt: null,
    });
  });

  it('has an id: anything else in a list is left out', async () => {
    expect(await clientOf(['o1', { _id: 'o2' }, { ok: 1 }]).orders.list()).toMatchObject([
      { _id: 'o2' },
    ]);
  });
});

describe('the amount of a payment', () => {
  const readAmount = async (amount: unknown) =>
    (await clientOf({ paymentId: 'x', amount }).payments.cancel('sandbox', { paymentId: 'x' }))
      .amount;

  it('is sent in paise', async () => {
    expect(await readAmount(739_00)).toEqual(price(739_00));
  });

  it.each([undefined, null, 1.5, -1, '100'])('is null where %o is sent', async (amount) => {
    expect(await readAmount(amount)).toBeNull();
  });
});
