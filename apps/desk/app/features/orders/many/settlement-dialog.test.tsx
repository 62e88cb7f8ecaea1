import { expect, test } from 'vitest';
import { createListedOrder } from '../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import type { DeskOrderSummary, DeskPermission } from '../../../lib/api/types.ts';
import { ManyOrders } from './many-orders.tsx';

const SETTLE = 'POST /desk/money/settlements';
const PERMISSIONS: readonly DeskPermission[] = ['orders.read', 'orders.move', 'orders.refund'];

/** A delivered order of ₹838 in cash. */
function createDelivered(number: number, changes: Partial<DeskOrderSummary> = {}) {
  return createListedOrder({
    ...{ _id: `o${number}`, orderNumber: `HAAT-2026-1000000${number}` },
    ...{ status: 'delivered', courier: 'India Post' },
    ...changes,
  });
}

async function openBar(orders: readonly DeskOrderSummary[]) {
  const screen = await renderScreen(
    <ManyOrders
      orders={orders}
      permissions={PERMISSIONS}
      shown={orders.length}
      onSelectAll={() => undefined}
      onClear={() => undefined}
    />,
    'en',
  );
  await screen.getByRole('button', { name: 'Record the cash of the courier' }).click();
  return screen.getByRole('dialog');
}

// product 10.4.11
test('the cash of one courier is recorded in one sum, with what it kept', async () => {
  const requests = stubApi((call) =>
    call === SETTLE ? { status: 409, code: 'cash_not_due' } : undefined,
  );
  const dialog = await openBar([createDelivered(1), createDelivered(2)]);
  await expect.element(dialog.getByText('The courier has ₹1,676 of 2 orders.')).toBeVisible();
  const received = dialog.getByLabelText('Rupees received');
  await expect.element(received).toHaveValue('1676');
  const record = dialog.getByRole('button', { name: 'Record the cash of the courier' });

  await received.fill('nothing');
  await record.click();
  await expect.element(dialog.getByText(/^Enter an amount in rupees/)).toBeVisible();
  expect(requests).toEqual([]);
  await received.fill('1,700');
  await expect.element(dialog.getByText(/₹24 more than these orders cost/)).toBeVisible();
  await received.fill('1616');
  await expect.element(dialog.getByText(/^The courier kept ₹60/)).toBeVisible();
  await dialog.getByLabelText('Number of the transfer').fill(' UTR 4711 ');
  await record.click();
  await expect.element(dialog.getByText(/no longer owes the cash of one/)).toBeVisible();
  expect(requests.find(({ call }) => call === SETTLE)?.body).toEqual({
    ...{ courier: 'India Post', orders: ['o1', 'o2'], receivedPaise: 161_600 },
    ...{ receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), reference: 'UTR 4711' },
  });
});

test('the cash of several couriers is recorded for each order', async () => {
  stubApi(() => undefined);
  const dialog = await openBar([createDelivered(1), createDelivered(2, { courier: 'DTDC' })]);
  await expect.element(dialog.getByText('Couriers owe the shop ₹1,676 less.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Rupees received')).not.toBeInTheDocument();
});
