import { dayInIndia } from '@haat/domain/desk';
import { expect, test } from 'vitest';
import { createMe } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import type { DeskDiscount } from '../../lib/api/types.ts';
import DiscountsRoute from './discounts.route.tsx';

const TODAY = dayInIndia(Date.now());

const DIWALI: DeskDiscount = {
  ...{ _id: 'd1', version: 1, state: 'running', name: 'Diwali', nameHindi: 'दिवाली' },
  ...{ percent: 20, firstDay: '2026-01-01', lastDay: TODAY, goods: 'all', chosen: [], reduced: 6 },
};

function stubShop(discounts: readonly DeskDiscount[]) {
  return stubApi((call, { ifMatch }) => {
    if (call === 'GET /desk/me') return { status: 200, data: createMe() };
    if (call.startsWith('GET /desk/discounts')) return { status: 200, data: { discounts } };
    if (call.startsWith('GET /desk/categories')) {
      const papad = { _id: 'c1', slug: 'papad', name: 'Papad', nameHindi: 'पापड़' };
      const rest = { image: null, status: 'active', goods: 6, version: 1 };
      return { status: 200, data: { categories: [{ ...papad, ...rest }] } };
    }
    if (call.startsWith('GET ')) return undefined;
    return ifMatch === undefined || ifMatch === '"2"'
      ? { status: 200, data: DIWALI }
      : { status: 412, code: 'changed_meanwhile', details: { ...DIWALI, version: 2 } };
  });
}

// product 10.3.21
test('a new discount is checked, says what it does to a price, and is made for ticked categories', async () => {
  const requests = stubShop([]);
  const screen = await renderScreen(<DiscountsRoute />);
  await expect.element(screen.getByText('अभी कोई छूट नहीं है।')).toBeVisible();
  await screen.getByRole('button', { name: 'नई छूट' }).click();
  const save = screen.getByRole('button', { name: 'सहेजें' });
  await save.click();
  const hindi = screen.getByLabelText('नाम (हिंदी)');
  await expect.element(hindi).toHaveFocus();
  await hindi.fill('दिवाली');
  await screen.getByLabelText('नाम (अंग्रेज़ी)').fill('Diwali');
  await screen.getByLabelText('कितने प्रतिशत').fill('२०');
  await expect.element(screen.getByText('₹100 का सामान ₹80 में बिकेगा।')).toBeVisible();
  await screen.getByLabelText('पहला दिन').fill(TODAY);
  await screen.getByLabelText('आख़िरी दिन').fill('2020-01-01');
  await screen.getByLabelText('किस सामान पर').selectOptions('categories');
  await save.click();
  const last = screen.getByLabelText('आख़िरी दिन');
  await expect.element(last).toHaveAccessibleDescription(/एक साल के अंदर/);
  await last.fill(TODAY);
  await expect.element(screen.getByText(/कम से कम एक चुनें/)).toBeVisible();
  await screen.getByLabelText('पापड़').click();
  await save.click();
  await expect
    .poll(() => requests.find(({ call }) => call === 'POST /desk/discounts')?.body)
    .toEqual({
      ...{ name: 'Diwali', nameHindi: 'दिवाली', percent: 20, firstDay: TODAY, lastDay: TODAY },
      ...{ goods: 'categories', chosen: ['c1'] },
    });
});

// product 10.3.21, 10.3.22
test('a running discount shows how many goods it reduces, and is ended on a second press, after a clash', async () => {
  const requests = stubShop([DIWALI]);
  const screen = await renderScreen(<DiscountsRoute />);
  await expect.element(screen.getByText('चल रही है')).toBeVisible();
  await expect.element(screen.getByText('अभी 6 सामान सस्ते हैं')).toBeVisible();
  await screen.getByRole('button', { name: 'दिवाली बदलें' }).click();
  await screen.getByRole('button', { name: 'छूट अभी ख़त्म करें' }).click();
  const sure = screen.getByRole('button', { name: 'हाँ, अभी ख़त्म करें' });
  await sure.click();
  await expect.element(screen.getByText('इस बीच किसी और ने यह छूट बदली')).toBeVisible();
  await sure.click();
  await expect
    .poll(() => requests.filter(({ call }) => call === 'POST /desk/discounts/d1/end'))
    .toMatchObject([{ ifMatch: '"1"' }, { ifMatch: '"2"' }]);
});
