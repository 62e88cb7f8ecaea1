import { expect, test } from 'vitest';
import { createProduct } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { ProductFacts } from './product.route.tsx';

// product 10.3.14
test('who does not change goods reads their facts', async () => {
  stubApi(() => undefined);
  const maker = {
    slug: 'marwar',
    name: 'Marwar Samuh',
    nameHindi: 'मारवाड़ समूह',
    village: 'Mathania',
  };
  const screen = await renderScreen(
    <ProductFacts product={createProduct({ maker, remainsPaise: 12_000 })} />,
  );
  for (const text of ['₹149', '200 ग्राम', 'मारवाड़ समूह', 'Crisp and thin.']) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(screen.getByText('यह दुकान में दिख रहा है।')).toBeVisible();
  await expect.element(screen.getByText(/समूह को ₹120 मिलते हैं/)).toBeVisible();
  expect(screen.container.querySelectorAll('input, button')).toHaveLength(0);
});
