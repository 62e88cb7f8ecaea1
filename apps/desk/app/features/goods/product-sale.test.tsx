import { expect, test } from 'vitest';
import { createProduct } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { ProductSale } from './product-sale.tsx';

const WARNING = /^स्टॉक में एक भी नग नहीं है।/;

test.each([
  [0, 1],
  [3, 0],
])(
  'before a product with a stock of %i goes on sale, it warns %i times',
  async (stock, warnings) => {
    stubApi(() => undefined);
    const product = createProduct({ status: 'draft', stock, missing: [] });
    const screen = await renderScreen(<ProductSale product={product} />);
    await expect.element(screen.getByRole('button', { name: 'दुकान में लगाएँ' })).toBeVisible();
    expect(screen.getByText(WARNING).elements()).toHaveLength(warnings);
  },
);
