import { expect, test } from 'vitest';
import { createProduct } from '../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import GoodsTable from './goods-table.tsx';

// product 10.3.20
test('the heads of the table say how it is sorted, and each product leads to its page', async () => {
  stubApi(() => undefined);
  const screen = await renderScreen(
    <GoodsTable
      products={[createProduct({ _id: 'one', name: 'Papad', nameHindi: 'पापड़' })]}
      sort="-price"
      canStock={false}
      selected={null}
      onToggle={() => undefined}
    />,
  );
  const heads = screen.getByRole('columnheader');
  await expect.element(heads.nth(3)).toHaveAttribute('aria-sort', 'descending');
  await expect.element(heads.nth(0)).toHaveAttribute('aria-sort', 'none');
  expect(heads.elements().map((head) => head.textContent)).toEqual([
    'नाम',
    'समूह',
    'श्रेणी',
    'दाम',
    'स्टॉक',
    'स्थिति',
  ]);
  await expect.element(screen.getByRole('rowheader', { name: 'पापड़' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'पापड़' });
  await expect.element(link).toHaveAttribute('href', '/goods/one');
});
