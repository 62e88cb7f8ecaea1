import { normalizeProducts } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/support/screen.tsx';
import { toCardProduct } from './card-product.ts';
import { ProductGrid } from './product-grid.tsx';

/** Renders the cards of products on a phone of 360 px, and finds their lines by position. */
async function openRow(...goods: readonly object[]) {
  const products = normalizeProducts(
    goods.map((fields, index) => ({
      _id: `papad-${index}`,
      name: 'Papad',
      price: 179,
      inStock: true,
      ...fields,
    })),
  ).map(toCardProduct);
  const screen = await renderScreen(
    // The margins of a page.
    <div style={{ paddingInline: '1rem' }}>
      <ProductGrid products={products} />
    </div>,
    { at: '/papads' },
  );
  await expect.element(screen.getByRole('article').last()).toBeVisible();
  return screen
    .getByRole('article')
    .elements()
    .map((card) => {
      const boxOf = (text: RegExp, kind = 'p, span') => {
        const found = [...card.querySelectorAll(kind)].find(
          ({ textContent }) => textContent !== null && text.test(textContent),
        );
        if (found === undefined) throw new Error(`The card does not say ${text}.`);
        return found.getBoundingClientRect();
      };
      return { card: card.getBoundingClientRect(), boxOf };
    });
}

const LONG = {
  name: 'Hand-Embroidered Juttis of Jodhpur',
  nameHindi: 'कशीदा जूती',
  packSize: { amount: 600, unit: 'g' },
};

// product 2.9.12
test('a single product is a card as wide as the list, its picture beside its words', async () => {
  const [only] = await openRow({});
  if (only === undefined) throw new Error('The card is missing.');
  expect(only.card.width).toBeGreaterThan(300);
  expect(only.card.height).toBeLessThan(only.card.width);
  expect(only.boxOf(/^Price/).left - only.card.left).toBeGreaterThan(only.card.width * 0.4);
});

// product 2.9.6
test('the names of a row begin at one height, and its prices stand at one', async () => {
  const [long, short] = await openRow(LONG, {});
  if (long === undefined || short === undefined) throw new Error('A card is missing.');
  expect(short.card.height).toBe(long.card.height);
  for (const { card, boxOf } of [long, short]) {
    const price = boxOf(/^Price/);
    const name = boxOf(/^(Hand-Emb|Papad)/, 'a');
    expect(name.top).toBeCloseTo(long.boxOf(/^Hand-Emb/, 'a').top, 0);
    expect(price.top).toBeCloseTo(long.boxOf(/^Price/).top, 0);
    expect(price.top).toBeGreaterThanOrEqual(boxOf(/reviews\)$/).bottom);
    expect(card.bottom).toBeGreaterThan(price.bottom);
  }
});

// product 2.9.6
test('the pack and its unit price, and the price before a discount, share a line on a phone', async () => {
  const [card] = await openRow({ ...LONG, price: 1499, originalPrice: 1999, discount: 25 }, {});
  if (card === undefined) throw new Error('The card is missing.');
  expect(card.boxOf(/^600 g · ₹249\.83\/100 g$/).height).toBeLessThan(30);
  expect(card.boxOf(/^Price ₹1,499\.00Before ₹/).height).toBeLessThan(36);
});
