import { expect, test } from 'vitest';
import { createProduct } from '../../../test/support/contract-objects.ts';
import { type Reply, renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { ProductForm } from './product-form.tsx';

const LISTS: Readonly<Record<string, Reply>> = {
  'GET /categories': {
    status: 200,
    data: { categories: [{ _id: 'c1', slug: 'papad', name: 'Papad' }] },
  },
  'GET /desk/groups': { status: 200, data: { groups: [] } },
};

const PATCH = 'PATCH /desk/products/moong-papad';

test('what is typed survives a reload, and can be dropped', async () => {
  stubApi((call) => LISTS[call]);
  const product = createProduct();
  const first = await renderScreen(<ProductForm product={product} />);
  await first.getByLabelText('दाम (रुपये)').fill('199');
  await first.unmount();

  const second = await renderScreen(<ProductForm product={product} />);
  await expect.element(second.getByLabelText('दाम (रुपये)')).toHaveValue('199');
  await expect.element(second.getByText('आपका अधूरा बदलाव यहाँ रखा है।')).toBeVisible();
  await second.getByRole('button', { name: 'अधूरा बदलाव हटाएँ' }).click();
  await expect.element(second.getByLabelText('दाम (रुपये)')).toHaveValue('149');
});

test('another fact that was changed meanwhile is kept beside the own one', async () => {
  const theirs = createProduct({ version: 4, nameHindi: 'मूँग के पापड़' });
  const requests = stubApi((call, { ifMatch }) => {
    if (call !== PATCH) return LISTS[call];
    return ifMatch === '"4"'
      ? { status: 200, data: { ...theirs, version: 5, pricePaise: 19_900 } }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
  const screen = await renderScreen(<ProductForm product={createProduct()} />);
  await screen.getByLabelText('दाम (रुपये)').fill('199');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.filter(({ call }) => call === PATCH))
    .toMatchObject([
      { ifMatch: '"3"', body: { pricePaise: 19_900 } },
      { ifMatch: '"4"', body: { pricePaise: 19_900 } },
    ]);
});

test('the same fact, changed by two desks, is shown from both sides, and one is chosen', async () => {
  const theirs = createProduct({ version: 4, pricePaise: 16_900 });
  const requests = stubApi((call, { ifMatch }) => {
    if (call !== PATCH) return LISTS[call];
    return ifMatch === '"4"'
      ? { status: 200, data: { ...theirs, version: 5, pricePaise: 19_900 } }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
  const screen = await renderScreen(<ProductForm product={createProduct()} />);
  await screen.getByLabelText('दाम (रुपये)').fill('199');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  const dialog = screen.getByRole('dialog', { name: 'इस बीच किसी और ने भी इसे बदला' });
  await expect.element(dialog.getByRole('radio', { name: 'आपका ₹199' })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: 'उनका ₹169' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'चुना हुआ सहेजें' }).click();
  await expect
    .poll(() => requests.findLast(({ call }) => call === PATCH))
    .toMatchObject({ ifMatch: '"4"', body: { pricePaise: 19_900 } });
  await expect.element(dialog).not.toBeInTheDocument();
});
