import { expect, test } from 'vitest';
import { createMe, createProduct } from '../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import { Notices } from '../../../components/feedback/notices.tsx';
import GoodsRoute from '../goods.route.tsx';

const DRAFTS = ['one', 'two', 'three'].map((name) =>
  createProduct({ _id: name, name, nameHindi: '', status: 'draft', version: 2 }),
);
const ON_SALE = createProduct({ _id: 'four', name: 'four', nameHindi: '' });

const DELETED = [
  { productId: 'one', outcome: 'deleted', message: '' },
  { productId: 'two', outcome: 'in_use', message: 'In use.' },
];

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
    if (call === 'POST /desk/products/changes') {
      const kept = [{ productId: 'two', name: 'two', nameHindi: '', reason: 'changed_meanwhile' }];
      return { status: 200, data: { changeId: 'c1', changed: 2, kept, keptCount: 1 } };
    }
    if (call === 'POST /desk/products/changes/c1/undo') {
      return { status: 200, data: { deleted: 0, setBack: 2, kept: [], keptCount: 0 } };
    }
    if (call === 'GET /categories') {
      const category = { _id: 'c2', slug: 'spices', name: 'Spices', nameHindi: 'मसाले' };
      return { status: 200, data: { categories: [category], pagination } };
    }
    if (call === 'GET /desk/groups') {
      const group = { _id: 'g1', slug: 'asha', name: 'Asha', nameHindi: 'आशा' };
      return { status: 200, data: { groups: [group] } };
    }
    if (call !== 'POST /desk/products/deletions') return undefined;
    return { status: 200, data: { results: DELETED } };
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

async function openChange() {
  const requests = stubGoods();
  const screen = await renderScreen(<GoodsRoute />, 'en');
  await screen.getByRole('button', { name: 'Select several' }).click();
  await screen.getByRole('checkbox', { name: 'Select these 4' }).click();
  await screen.getByRole('button', { name: 'Change' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change the 4 selected products' });
  return { requests, screen, dialog };
}

// product 10.3.23
test('a change says what becomes of each, is made with one call, and is undone with one', async () => {
  const { requests, screen, dialog } = await openChange();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect
    .element(dialog.getByText('Write the price in rupees', { exact: false }))
    .toBeVisible();
  await dialog.getByLabelText('What to change').selectOptions('Raise the price by %');
  await dialog.getByLabelText('By how many %').fill('60');
  await expect.element(dialog.getByText('4 products change:')).toBeVisible();
  await expect.element(dialog.getByText('one · ₹149 to ₹238')).toBeVisible();
  await expect.element(dialog.getByText(/^These prices change by more than half/)).toBeVisible();
  expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await dialog.getByRole('button', { name: 'Change 4 products' }).click();
  await expect.element(screen.getByText('2 products changed.')).toBeVisible();
  await screen.getByText('1 product stays as it is', { exact: true }).click();
  await expect.element(screen.getByText('two · somebody else has just changed it')).toBeVisible();
  const { body, key } = requests.find(({ call }) => call === 'POST /desk/products/changes') ?? {};
  const drafts = ['one', 'two', 'three'].map((productId) => ({ productId, version: 2, stock: 24 }));
  expect(body).toEqual({
    products: [...drafts, { productId: 'four', version: 3, stock: 24 }],
    change: { pricePercent: 60 },
  });
  expect(key).not.toBeNull();
  await screen.getByRole('button', { name: 'Undo this change' }).click();
  const question = screen.getByRole('dialog', { name: 'Undo this whole change?' });
  await question.getByRole('button', { name: 'Undo this change' }).click();
  await screen.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(screen.getByText('2 products changed.')).not.toBeInTheDocument();
});

// product 10.3.23
test('what cannot be put into the shop, and what is there already, is named before', async () => {
  const { screen, dialog } = await openChange();
  await dialog.getByLabelText('What to change').selectOptions('Put into the shop');
  await expect.element(dialog.getByText('3 products change:')).toBeVisible();
  await expect.element(dialog.getByText('1 product stays as it is:')).toBeVisible();
  await expect.element(dialog.getByText('four · is so already')).toBeVisible();
  await expect.element(dialog.getByText(/^The label or the FSSAI licence/)).toBeVisible();
  await dialog.getByLabelText('What to change').selectOptions('Category');
  await dialog.getByLabelText('New category').selectOptions('Spices');
  await expect.element(dialog.getByText('one · Papad to Spices')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Change 4 products' })).toBeVisible();
});

// product 10.3.1
test('goods are filtered by group and category, beside the list that is shown', async () => {
  const requests = stubGoods();
  const screen = await renderScreen(<GoodsRoute />, 'en', '/?status=draft');
  await screen.getByRole('button', { name: 'Filter' }).click();
  await screen.getByLabelText('Group').selectOptions('Asha');
  await screen.getByLabelText('Category').selectOptions('Spices');
  await expect.element(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  await expect
    .poll(() => requests.findLast(({ call }) => call === 'GET /desk/products')?.query)
    .toContain('status=draft&maker=asha&category=spices');
  await expect
    .element(screen.getByRole('link', { name: 'Sold out' }))
    .toHaveAttribute('href', '/goods?maker=asha&category=spices&status=sold-out');
});
