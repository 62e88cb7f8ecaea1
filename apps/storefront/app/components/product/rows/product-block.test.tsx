import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { ProductBlock } from './product-block.tsx';

// product 2.6.3
test('the browser requests products that the server did not get in time, and again on Retry', async () => {
  shop.failNext('listProducts', { status: 400, message: 'The shelf is being filled' });
  const call = shop.holdNext('listProducts');
  const screen = await renderScreen(
    <ProductBlock products={null} query={{ limit: 2 }} count={2} empty="Nothing here" />,
    { at: '/' },
  );
  await call.arrived;
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading products…');
  call.release();
  await expect.element(screen.getByText('The shelf is being filled')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('article').first()).toBeVisible();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});
