import { expect, test } from 'vitest';
import { createProduct } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { ProductSale } from './product-sale.tsx';

const WARNING = /^स्टॉक में एक भी नग नहीं है।/;

test.each([
  ['warns before a product without stock goes on sale', 0, 1],
  ['does not warn where there is stock', 3, 0],
])('%s', async (_, stock, warnings) => {
  stubApi(() => undefined);
  const product = createProduct({ status: 'draft', stock, missing: [] });
  const screen = await renderScreen(<ProductSale product={product} />);
  await expect.element(screen.getByRole('button', { name: 'दुकान में लगाएँ' })).toBeVisible();
  expect(screen.getByText(WARNING).elements()).toHaveLength(warnings);
});
