import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createProduct } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { outbox } from '../../lib/outbox/desk-outbox.ts';
import { GOODS } from './goods.texts.ts';
import { StockStepper } from './stock-stepper.tsx';

const add = vi.spyOn(outbox, 'add').mockResolvedValue();

async function openStepper() {
  stubApi(() => undefined);
  const product = createProduct({ stock: 12 });
  const screen = await renderScreen(<StockStepper product={product} canStock />);
  const field = screen.getByRole('textbox');
  return { screen, field, product };
}

// product 10.3.5
test('the stock is typed: what differs from the number that was shown is sent', async () => {
  const { field, product } = await openStepper();
  await field.fill('४०');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => add.mock.calls)
    .toEqual([
      [
        'changeStock',
        `product/${product._id}`,
        { productId: product._id, name: product.name, nameHindi: product.nameHindi, delta: 28 },
      ],
    ]);
});

// product 10.3.5
test('what is no count is said, and stays to be mended', async () => {
  add.mockClear();
  const { screen, field } = await openStepper();
  await field.fill('12 kg');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(GOODS.hi.stockWrong);
  await expect.element(field).toHaveValue('12 kg');
  expect(add).not.toHaveBeenCalled();
});
