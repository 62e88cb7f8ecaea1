import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import ChargesDialog from './charges-dialog.tsx';

const PUT = 'PUT /desk/money/charges';
const PRESENT = {
  ...{ shippingPaise: 24_000, taxesPaise: 24_000, discountPaise: 4_000 },
  ...{ freeShippingFromPaise: null, version: 1 },
};

// product 10.4.6
test('charges say what a shopper pays, are checked, and clash with those set meanwhile', async () => {
  const requests = stubApi((call, { ifMatch }) => {
    if (call !== PUT) return undefined;
    return ifMatch === '"2"'
      ? { status: 200, data: { ...PRESENT, version: 3 } }
      : { status: 412, code: 'changed_meanwhile', details: { ...PRESENT, version: 2 } };
  });
  const screen = await renderScreen(<ChargesDialog present={PRESENT} onClose={() => {}} />);
  const shipping = screen.getByLabelText('डिलीवरी', { exact: true });
  const save = screen.getByRole('button', { name: 'सहेजें' });
  await expect.element(screen.getByText('₹500 के सामान पर ग्राहक ₹940 देगा।')).toBeVisible();
  await shipping.fill('149,50');
  await save.click();
  await expect.element(shipping).toHaveAccessibleDescription(/0 से 10,000 रुपये तक लिखें/);
  await shipping.fill('99');
  await screen.getByLabelText('इतने के सामान पर डिलीवरी मुफ़्त').fill('499');
  await expect.element(screen.getByText('₹500 के सामान पर ग्राहक ₹700 देगा।')).toBeVisible();
  await save.click();
  await expect.element(screen.getByText('इस बीच किसी और ने यह बदला')).toBeVisible();
  await expect.element(shipping).toHaveValue('99');
  await save.click();
  const body = { shippingPaise: 9_900, freeShippingFromPaise: 49_900 };
  await expect
    .poll(() => requests.filter(({ call }) => call === PUT))
    .toMatchObject([{ ifMatch: '"1"' }, { ifMatch: '"2"', body }]);
});
