import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import type { DeskCourierSettlement } from '../../../lib/api/types.ts';
import SettlementsRoute from './settlements.route.tsx';

const UNDO = 'POST /desk/money/settlements/s1/undo';

const SETTLEMENT: DeskCourierSettlement = {
  ...{ _id: 's1', courier: 'India Post', receivedOn: '2026-11-28', reference: 'UTR 4711' },
  ...{ receivedPaise: 161_600, keptPaise: 6_000, isCorrection: false, isUndone: false },
  orders: [
    { _id: 'o1', orderNumber: 'HAAT-2026-10000001' },
    { _id: 'o2', orderNumber: 'HAAT-2026-10000002' },
  ],
};

function respond(settlements: readonly DeskCourierSettlement[]) {
  const total = settlements.length;
  const pagination = { page: 1, limit: 50, total, totalPages: 1, hasNext: false, hasPrev: false };
  return { status: 200, data: { settlements, pagination } };
}

// product 10.4.11
test('what couriers paid and kept is listed, and undone after a question', async () => {
  const requests = stubApi((call) =>
    call === UNDO ? { status: 409, code: 'settlement_undone' } : respond([SETTLEMENT]),
  );
  const screen = await renderScreen(<SettlementsRoute />, 'en');
  const row = screen.getByRole('row', { name: /India Post · UTR 4711/ });
  await expect.element(row.getByText('Kept by the courier: ₹60')).toBeVisible();
  await expect.element(row.getByText('HAAT-2026-10000001, HAAT-2026-10000002')).toBeVisible();
  await expect.element(row.getByText('₹1,616')).toBeVisible();
  await row.getByRole('button', { name: /^Undo the settlement with India Post/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect
    .element(dialog.getByText('India Post owes the cash of 2 orders again.'))
    .toBeVisible();
  expect(requests.some(({ call }) => call === UNDO)).toBe(false);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(dialog.getByText('This settlement was undone before.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an undone settlement and its counter-entry are told, and not undone again', async () => {
  stubApi(() =>
    respond([
      { ...SETTLEMENT, isUndone: true },
      { ...SETTLEMENT, _id: 's2', receivedPaise: -161_600, keptPaise: -6_000, isCorrection: true },
    ]),
  );
  const screen = await renderScreen(<SettlementsRoute />, 'en');
  await expect.element(screen.getByText('Undone', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText(/^ · Settlement undone|India Post · Settlement undone/).first())
    .toBeVisible();
  await expect.element(screen.getByText('Kept by the courier: -₹60')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('a list without settlements says how one is recorded', async () => {
  stubApi(() => respond([]));
  const screen = await renderScreen(<SettlementsRoute />, 'en');
  await expect.element(screen.getByText('Nothing is recorded yet')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Cash of couriers' })).toBeVisible();
});
