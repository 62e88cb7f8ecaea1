import { normalizeProduct, RECENTLY_SEEN_STORAGE_KEY } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test/support/screen.tsx';
import { authStore } from '../../../state/create-stores.ts';
import { SeenProducts } from './seen-products.tsx';

/** Renders the block on the page of a product. */
async function openPageOf(id: string, name: string, nameHindi = '') {
  const product = normalizeProduct({ _id: id, name, nameHindi, price: 100 });
  if (product === null) throw new Error('The product cannot be read.');
  return renderScreen(<SeenProducts product={product} />, { at: `/product/${id}` });
}

// product 2.7.17
test('a product’s page shows the products seen before it, the latest first', async () => {
  const first = await openPageOf('haldi', 'Turmeric', 'हल्दी');
  expect(first.getByRole('heading').elements()).toEqual([]);
  await first.unmount();
  await (await openPageOf('papad', 'Papad')).unmount();
  const third = await openPageOf('jeera', 'Jeera');
  await expect.element(third.getByRole('heading', { name: 'Recently seen' })).toBeVisible();
  const links = third.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/product/papad',
    '/product/haldi',
  ]);
  await expect.element(third.getByText('हल्दी')).toHaveAttribute('lang', 'hi');
  await third.unmount();

  const again = await openPageOf('papad', 'Papad');
  expect(
    again
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/product/jeera', '/product/haldi']);
});

// product 2.7.17
test('a logout forgets the products seen', async () => {
  await (await openPageOf('haldi', 'Turmeric')).unmount();
  expect(localStorage.getItem(RECENTLY_SEEN_STORAGE_KEY)).toContain('haldi');
  await authStore.getState().logout();
  expect(localStorage.getItem(RECENTLY_SEEN_STORAGE_KEY)).toBeNull();
});

// product 2.7.17
test('stored products that are broken are not shown', async () => {
  localStorage.setItem(
    RECENTLY_SEEN_STORAGE_KEY,
    JSON.stringify({ state: [5, { name: 'No id' }, { id: 'haldi' }], version: 1 }),
  );
  const screen = await openPageOf('jeera', 'Jeera');
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/product/haldi']);
});
