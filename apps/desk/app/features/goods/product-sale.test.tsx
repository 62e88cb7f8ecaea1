import { expect, test } from 'vitest';
import { createProduct } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { readFacts, toForm } from './product-facts.ts';
import { ProductSale } from './product-sale.tsx';

const WARNING = /^स्टॉक में एक भी नग नहीं है।/;
const PUBLISH = 'POST /desk/products/moong-papad/publish';
const UNPUBLISH = 'POST /desk/products/moong-papad/unpublish';

test.each([
  [0, 1],
  [3, 0],
])(
  // product 10.3.5
  'before a product with a stock of %i goes on sale, it warns %i times',
  async (stock, warnings) => {
    stubApi(() => undefined);
    const product = createProduct({ status: 'draft', stock, missing: [] });
    const screen = await renderScreen(<ProductSale product={product} />);
    await expect.element(screen.getByRole('button', { name: 'दुकान में लगाएँ' })).toBeVisible();
    expect(screen.getByText(WARNING).elements()).toHaveLength(warnings);
  },
);

// product 10.3.13
test('goods without a mark of food go on sale only after the question whether they are food', async () => {
  const product = createProduct({ status: 'draft', isVegetarian: null });
  const requests = stubApi((call) =>
    call === PUBLISH ? { status: 200, data: { ...product, status: 'published' } } : undefined,
  );
  const screen = await renderScreen(<ProductSale product={product} />);
  await expect.element(screen.getByText(/^खाने का निशान नहीं चुना है।/)).toBeVisible();
  await screen.getByRole('button', { name: 'दुकान में लगाएँ' }).click();
  const dialog = screen.getByRole('dialog', { name: 'क्या यह खाने की चीज़ है?' });
  await expect.element(dialog).toBeVisible();
  expect(requests).toEqual([]);
  await dialog.getByRole('button', { name: 'खाने की चीज़ नहीं, लगाएँ' }).click();
  await expect.poll(() => requests.map(({ call }) => call)).toEqual([PUBLISH]);
  await expect.element(dialog).not.toBeInTheDocument();
});

// product 10.3.13
test('food without the number of a licence is warned about', async () => {
  stubApi(() => undefined);
  const screen = await renderScreen(<ProductSale product={createProduct({ status: 'draft' })} />);
  await expect.element(screen.getByText(/^FSSAI लाइसेंस नंबर नहीं लिखा है।/)).toBeVisible();
});

// product 2.7.16
test('food whose label lacks facts is warned about', async () => {
  stubApi(() => undefined);
  const product = createProduct({ status: 'draft', ingredients: '', bestBeforeDays: null });
  const screen = await renderScreen(<ProductSale product={product} />);
  await expect
    .element(screen.getByText(/^लेबल पर नहीं लिखा: .*क्या-क्या डला है.*कितने दिन अच्छा रहेगा/))
    .toBeVisible();
});

// product 10.6.7
test('what is typed and not saved is not called missing; what keeps it from being saved is named', async () => {
  stubApi(() => undefined);
  const product = createProduct({ status: 'draft', missing: ['description', 'picture'] });
  const typed = { ...toForm(readFacts(product)), description: 'Crisp.', packAmount: 'two' };
  const screen = await renderScreen(<ProductSale product={product} typed={typed} />);
  await expect
    .element(screen.getByText('दुकान में लगाने से पहले चाहिए: तस्वीर', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByText(/यह ठीक करना है: पैक में कितना$/)).toBeVisible();
});

// product 10.8.9
test('goods leave the shop only after a question', async () => {
  const product = createProduct();
  const requests = stubApi((call) =>
    call === UNPUBLISH ? { status: 200, data: { ...product, status: 'draft' } } : undefined,
  );
  const screen = await renderScreen(<ProductSale product={product} />);
  await screen.getByRole('button', { name: 'दुकान से हटाएँ' }).click();
  const dialog = screen.getByRole('dialog', { name: 'दुकान से हटाएँ?' });
  await expect.element(dialog).toBeVisible();
  expect(requests).toEqual([]);
  await dialog.getByRole('button', { name: 'दुकान से हटाएँ' }).click();
  await expect.poll(() => requests.map(({ call }) => call)).toEqual([UNPUBLISH]);
});
