import { expect, test } from 'vitest';
import { createMe, createProduct } from '../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import { Notices } from '../../../components/feedback/notices.tsx';
import GoodsRoute from '../goods.route.tsx';

const DRAFTS = ['one', 'two', 'three'].map((name) =>
  createProduct({ _id: name, name, nameHindi: '', status: 'draft', version: 2 }),
);
const ON_SALE = createProduct({ _id: 'four', name: 'four', nameHindi: '' });

function stubGoods() {
  const pagination = {
    page: 1,
    limit: 30,
    total: 4,
    totalPages: 1,
    hasNext: false,
    hasPrev: false,
  };
  return stubApi((call) => {
    if (call === 'GET /desk/me') {
      return { status: 200, data: createMe({ permissions: ['goods.read', 'goods.edit'] }) };
    }
    if (call === 'GET /desk/products') {
      return { status: 200, data: { products: [...DRAFTS, ON_SALE], pagination } };
    }
    if (call !== 'POST /desk/products/deletions') return undefined;
    const results = [
      { productId: 'one', outcome: 'deleted', message: '' },
      { productId: 'two', outcome: 'in_use', message: 'In use.' },
    ];
    return { status: 200, data: { results } };
  });
}

// product 10.3.17
test('ticked drafts are deleted after a question, and what stays is named with its reason', async () => {
  const requests = stubGoods();
  const screen = await renderScreen(
    <>
      <GoodsRoute />
      <Notices />
    </>,
    'en',
  );
  await screen.getByRole('button', { name: 'Select several' }).click();
  await screen.getByRole('checkbox', { name: 'Select one' }).click();
  await screen.getByRole('checkbox', { name: 'Select two' }).click();
  await screen.getByRole('button', { name: 'Delete' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete these 2 drafts?' });
  await expect.element(dialog.getByText('two')).toBeVisible();
  expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('1 draft deleted.')).toBeVisible();
  await expect.element(screen.getByText(/^two: An order, cart, .* names it/)).toBeVisible();
  const { body, key } = requests.find(({ call }) => call.startsWith('POST')) ?? {};
  expect(body).toEqual({
    products: [
      { productId: 'one', version: 2 },
      { productId: 'two', version: 2 },
    ],
  });
  expect(key).not.toBeNull();
});

// product 10.3.17
test('with something on sale among the ticked, nothing can be deleted', async () => {
  stubGoods();
  const screen = await renderScreen(<GoodsRoute />, 'en');
  await screen.getByRole('button', { name: 'Select several' }).click();
  await screen.getByRole('checkbox', { name: 'Select these 4' }).click();
  await expect.element(screen.getByText(/^Only drafts can be deleted\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(0);
});
