import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createListedOrder, createMe } from '../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import OrdersRoute from './orders.route.tsx';

/** Three orders of which one has more than a row names. */
function answer() {
  const orders = [
    createListedOrder({ lines: 5 }),
    createListedOrder({ _id: 'o2', orderNumber: 'HAAT-2026-10000002', city: 'Pali' }),
  ];
  const counts = { toPack: 2, toSend: 0, onTheWay: 0, cashDue: 0, returns: 0, refundsDue: 0 };
  const pagination = { page: 1, limit: 30, total: 2, totalPages: 1 };
  const asked: string[] = [];
  stubApi((call, { query }) => {
    if (call === 'GET /desk/me') return { status: 200, data: createMe() };
    if (call === 'GET /desk/groups') {
      const groups = [{ _id: 'm1', name: 'Marwar Masala Samuh', nameHindi: 'मारवाड़ मसाला समूह' }];
      return { status: 200, data: { groups } };
    }
    if (call !== 'GET /desk/orders') return undefined;
    asked.push(query);
    const couriers = ['DTDC', 'India Post'];
    return { status: 200, data: { orders, counts, couriers, pagination } };
  });
  return asked;
}

// product 10.2.16
test('on a laptop the orders are a table, whose columns sort it by the URL', async () => {
  await page.viewport(1280, 800);
  const asked = answer();
  const screen = await renderScreen(<OrdersRoute />, 'en');
  const row = screen.getByRole('row', { name: /HAAT-2026-10000001/ });
  await expect.element(row.getByText('2 × Papad 1, 2 × Papad 2 +3')).toBeVisible();
  await expect.element(row.getByText('Marwar Masala Samuh')).toBeVisible();
  await screen.getByRole('button', { name: 'Sum' }).click();
  await expect.poll(() => asked.at(-1)).toContain('sort=sum-desc');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Sum' }))
    .toHaveAttribute('aria-sort', 'descending');
  await screen.getByRole('button', { name: 'Sum' }).click();
  await expect.poll(() => asked.at(-1)).toContain('sort=sum-asc');
  await screen.getByRole('checkbox', { name: 'Select these 2 orders' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Picking list' }))
    .toHaveAttribute('href', '/orders/print/picks?ids=o1,o2');
});

// product 10.2.16, 10.2.17
test('on a phone a row says what is in it, and one button has the filters with their number', async () => {
  await page.viewport(360, 640);
  const asked = answer();
  const screen = await renderScreen(<OrdersRoute />);
  await expect.element(screen.getByText('2 × पापड़ 1, 2 × पापड़ 2 +3')).toBeVisible();
  expect(screen.getByRole('table').query()).toBeNull();
  await screen.getByRole('button', { name: 'छाँटें', exact: true }).click();
  await screen.getByLabelText('कूरियर').selectOptions('DTDC');
  await expect.poll(() => asked.at(-1)).toContain('courier=DTDC');
  await screen.getByLabelText('जगह').fill('३०२');
  await screen.getByLabelText('इस दिन से').click();
  await expect.poll(() => decodeURIComponent(asked.at(-1) ?? '')).toContain('place=३०२');
  await screen.getByLabelText('समूह').selectOptions('m1');
  await expect.poll(() => asked.at(-1)).toContain('maker=m1');
  await expect.element(screen.getByRole('button', { name: 'छाँटें (3)' })).toBeVisible();
  await screen.getByRole('button', { name: 'छँटाई हटाएँ' }).click();
  await expect.element(screen.getByRole('button', { name: 'छाँटें', exact: true })).toBeVisible();
});
