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

// product 10.6.7
test('what is typed survives a reload, and can be dropped', async () => {
  stubApi((call) => LISTS[call]);
  const product = createProduct();
  const first = await renderScreen(<ProductForm product={product} />);
  await first.getByLabelText('दाम (रुपये)', { exact: true }).fill('199');
  await first.unmount();

  const second = await renderScreen(<ProductForm product={product} />);
  await expect.element(second.getByLabelText('दाम (रुपये)', { exact: true })).toHaveValue('199');
  await expect.element(second.getByText('आपका लिखा यहाँ रखा है, अभी सहेजा नहीं।')).toBeVisible();
  await second.getByRole('button', { name: 'मेरा लिखा हटाएँ' }).click();
  await expect.element(second.getByLabelText('दाम (रुपये)', { exact: true })).toHaveValue('149');
});

// product 10.3.15
test('a price that changes by more than half is asked about first', async () => {
  const requests = stubApi((call) =>
    call === PATCH
      ? { status: 200, data: createProduct({ version: 4, pricePaise: 149_000 }) }
      : LISTS[call],
  );
  const screen = await renderScreen(<ProductForm product={createProduct()} />);
  await screen.getByLabelText('दाम (रुपये)', { exact: true }).fill('1490');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  const question = screen.getByRole('dialog', { name: 'दाम सच में इतना बदलना है?' });
  await expect.element(question.getByText('अभी का दाम ₹149 है, नया दाम ₹1,490 होगा।')).toBeVisible();
  expect(requests.filter(({ call }) => call === PATCH)).toEqual([]);
  await question.getByRole('button', { name: 'हाँ, ₹1,490 रखें' }).click();
  await expect
    .poll(() => requests.filter(({ call }) => call === PATCH))
    .toMatchObject([{ body: { pricePaise: 149_000 } }]);
});

// product 10.3.2
test('what the shopper pays, and the price before, are said while they are typed', async () => {
  stubApi((call) => LISTS[call]);
  const screen = await renderScreen(<ProductForm product={createProduct()} />);
  await screen.getByLabelText('दाम (रुपये)', { exact: true }).fill('399');
  await expect.element(screen.getByText('ग्राहक देगा ₹399।')).toBeVisible();
  await screen.getByLabelText('पहले का दाम (रुपये)').fill('443');
  await expect.element(screen.getByText('ग्राहक देगा ₹399, पहले का दाम ₹443, 10% कम।')).toBeVisible();
  await screen.getByLabelText('पहले का दाम (रुपये)').fill('44,3');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByText(/^पहले का दाम आज के दाम से ज़्यादा लिखें/)).toBeVisible();
});

// product 10.3.22
test('a reduced product has its regular price in the form, and says what shoppers pay instead, until when', async () => {
  stubApi((call) => LISTS[call]);
  const reducedBy = {
    ...{ name: 'Diwali', nameHindi: 'दिवाली', percent: 20, lastDay: '2026-11-09' },
  };
  const product = createProduct({ reducedPaise: 11_900, reducedBy });
  const screen = await renderScreen(<ProductForm product={product} />);
  const price = screen.getByLabelText('दाम (रुपये)', { exact: true });
  await expect.element(price).toHaveValue('149');
  await expect.element(screen.getByText('ग्राहक देगा ₹119, पहले का दाम ₹149, 20% कम।')).toBeVisible();
  await price.fill('200');
  await expect.element(screen.getByText('ग्राहक देगा ₹160, पहले का दाम ₹200, 20% कम।')).toBeVisible();
  await expect
    .element(screen.getByText('“दिवाली” की छूट 9 नव॰ 2026 तक है, फिर दाम ₹200 होगा।'))
    .toBeVisible();
});

// product 3.2.6, 3.2.7
test('occasions are ticked, and goods of a set are chosen with their pieces', async () => {
  const jeera = createProduct({ _id: 'jeera', name: 'Jeera', nameHindi: 'जीरा' });
  const requests = stubApi((call) => {
    if (call === PATCH) return { status: 200, data: createProduct({ version: 4 }) };
    if (call === 'GET /desk/products/jeera') return { status: 200, data: jeera };
    const pagination = {
      page: 1,
      limit: 8,
      total: 1,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    };
    if (call === 'GET /desk/products')
      return { status: 200, data: { products: [jeera], pagination } };
    return LISTS[call];
  });
  const screen = await renderScreen(<ProductForm product={createProduct()} />);
  await screen.getByRole('checkbox', { name: 'दिवाली' }).click();
  await screen.getByRole('checkbox', { name: 'तोहफ़ा' }).click();
  await screen.getByText('बाकी जानकारी').click();
  await screen.getByLabelText('सामान का नाम').fill('जीरा');
  await screen.getByRole('button', { name: 'सामान जोड़ें' }).click();
  await screen.getByRole('button', { name: 'जीरा', exact: true }).click();
  await screen.getByLabelText('जीरा: कितने नग').selectOptions('2');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.find(({ call }) => call === PATCH)?.body)
    .toEqual({ occasions: ['gift', 'diwali'], contains: [{ productId: 'jeera', quantity: 2 }] });
});

// product 10.6.8
test('the same fact, changed by two desks, is shown from both sides, and one is chosen', async () => {
  const theirs = createProduct({ version: 4, pricePaise: 16_900 });
  const requests = stubApi((call, { ifMatch }) => {
    if (call !== PATCH) return LISTS[call];
    return ifMatch === '"4"'
      ? { status: 200, data: { ...theirs, version: 5, pricePaise: 19_900 } }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
  const screen = await renderScreen(<ProductForm product={createProduct()} />);
  await screen.getByLabelText('दाम (रुपये)', { exact: true }).fill('199');
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

// product 10.6.7
test('a save that fails shows the first wrong field, and says beside the button what to mend', async () => {
  const requests = stubApi((call) => LISTS[call]);
  const screen = await renderScreen(<ProductForm product={createProduct()} />);
  await screen.getByLabelText('दाम (रुपये)', { exact: true }).fill('सौ');
  await screen.getByText('बाकी जानकारी').click();
  await screen.getByLabelText('FSSAI लाइसेंस (14 अंक)').fill('123');
  await screen.getByText('बाकी जानकारी').click();
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByLabelText('दाम (रुपये)', { exact: true })).toHaveFocus();
  await expect
    .element(screen.getByText('2 बातें ठीक करें: दाम (रुपये), FSSAI लाइसेंस (14 अंक)'))
    .toBeVisible();
  await screen.getByLabelText('दाम (रुपये)', { exact: true }).fill('१९९');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  // It was folded away.
  await expect.element(screen.getByLabelText('FSSAI लाइसेंस (14 अंक)')).toHaveFocus();
  expect(requests.map(({ call }) => call)).not.toContain(PATCH);
});

// product 10.3.13
test('the number of a licence is suggested by other goods of the group', async () => {
  const other = createProduct({ _id: 'p2', foodLicence: '12345678901234' });
  stubApi((call) =>
    call === 'GET /desk/products'
      ? {
          status: 200,
          data: {
            products: [other],
            pagination: {
              page: 1,
              limit: 20,
              total: 1,
              totalPages: 1,
              hasNext: false,
              hasPrev: false,
            },
          },
        }
      : LISTS[call],
  );
  const maker = { _id: 'm1', slug: 'marwar', name: 'Marwar', nameHindi: '', village: '' };
  const screen = await renderScreen(<ProductForm product={createProduct({ maker })} />);
  await screen.getByText('बाकी जानकारी').click();
  await screen.getByRole('button', { name: 'समूह का नंबर लगाएँ: 12345678901234' }).click();
  await expect.element(screen.getByLabelText('FSSAI लाइसेंस (14 अंक)')).toHaveValue('12345678901234');
});

// product 10.7.8
test('a description is written in both languages', async () => {
  const requests = stubApi((call) =>
    call === PATCH ? { status: 200, data: createProduct({ version: 4 }) } : LISTS[call],
  );
  const screen = await renderScreen(<ProductForm product={createProduct()} />);
  await screen.getByLabelText('विवरण (हिंदी)').fill('कुरकुरे और पतले।');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.filter(({ call }) => call === PATCH))
    .toMatchObject([{ body: { descriptionHindi: 'कुरकुरे और पतले।' } }]);
});
