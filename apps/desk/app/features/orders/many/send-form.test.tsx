import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMe, createOrder } from '../../../../test/support/contract-objects.ts';
import { renderScreen, type SeenRequest, stubApi } from '../../../../test/support/screen.tsx';
import { queryClient } from '../../../lib/api/query-client.ts';
import { SendForm } from './send-form.tsx';
import { SentOrders } from './sent-orders.tsx';
import type { ManyMove } from './use-move-many.ts';

const ORDERS = [1, 2, 3].map((number) =>
  createOrder({
    _id: `o${number}`,
    orderNumber: `HAAT-2026-1000000${number}`,
    packedLines: 2,
    version: number,
  }),
);

/** Answers moves; those of `refused` are said to be changed meanwhile. */
function answer(refused: readonly string[]) {
  return stubApi((call, { body }) => {
    if (call === 'GET /desk/me') return { status: 200, data: createMe() };
    if (call !== 'POST /desk/orders/moves') return undefined;
    const { moves } = body as { moves: readonly ManyMove[] };
    const results = moves.map(({ orderId, version }) => {
      const isRefused = refused.includes(orderId);
      const outcome = isRefused ? 'changed_meanwhile' : 'moved';
      return { orderId, outcome, message: '', version: version + 1 };
    });
    return { status: 200, data: { results } };
  });
}

const listMoves = (requests: readonly SeenRequest[]) =>
  requests
    .filter(({ call }) => call === 'POST /desk/orders/moves')
    .map(({ body }) => (body as { moves: readonly ManyMove[] }).moves);

const renderForm = (onSent = vi.fn()) =>
  renderScreen(<SendForm orders={ORDERS} others={[]} onSent={onSent} />, 'en');

// product 10.2.19
test('pasted numbers fill the fields, and what fails is named and stays to be sent again', async () => {
  const requests = answer(['o2']);
  const onSent = vi.fn();
  const screen = await renderForm(onSent);
  await screen.getByText('Paste a list of numbers').click();
  await screen
    .getByLabelText('List of numbers')
    .fill('HAAT-2026-10000002\tEU222IN\nEU111IN HAAT-2026-10000001\nnobody');
  await screen.getByRole('button', { name: 'Fill in' }).click();
  await expect.element(screen.getByText('2 numbers are filled in.')).toBeVisible();
  await expect.element(screen.getByText('Line 3: It names none of these orders.')).toBeVisible();
  await screen.getByRole('button', { name: 'Send 3 orders' }).click();
  await expect.element(screen.getByText('Enter the name of the courier.')).toBeVisible();
  await screen.getByLabelText('Courier of all').fill('India Post');
  await screen.getByRole('button', { name: 'Send 3 orders' }).click();
  const second = screen.getByLabelText(/10000002/);
  await expect.element(second).toHaveAccessibleDescription(/Somebody else has changed/);
  const sent = { move: 'shipped', courier: 'India Post' };
  expect(listMoves(requests)).toEqual([
    [
      { ...sent, orderId: 'o1', version: 1, trackingNumber: 'EU111IN' },
      { ...sent, orderId: 'o2', version: 2, trackingNumber: 'EU222IN' },
      { ...sent, orderId: 'o3', version: 3, trackingNumber: '' },
    ],
  ]);
  expect(onSent).toHaveBeenCalledWith([
    { _id: 'o1', orderNumber: 'HAAT-2026-10000001', version: 2 },
    { _id: 'o3', orderNumber: 'HAAT-2026-10000003', version: 4 },
  ]);
  await expect.element(second).toHaveValue('EU222IN');
  await expect.element(screen.getByLabelText(/10000001/)).toHaveValue('');
});

// product 10.2.19
test('a scanner’s Enter goes on to the next packet, and what is scanned is kept until dropped', async () => {
  answer([]);
  queryClient.setQueryData(['/desk/me', {}], createMe());
  const screen = await renderForm();
  await screen.getByLabelText('Courier of all').fill('DTDC');
  await screen.getByLabelText(/10000001/).click();
  await userEvent.keyboard('EU1{Enter}EU2{Enter}EU1{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Send 3 orders' })).toHaveFocus();
  await expect
    .element(screen.getByLabelText(/10000003/))
    .toHaveAccessibleDescription(/Another order has the same number/);
  await screen.unmount();
  const again = await renderForm();
  await expect.element(again.getByLabelText('Courier of all')).toHaveValue('DTDC');
  await expect.element(again.getByLabelText(/10000002/)).toHaveValue('EU2');
  await again.getByRole('button', { name: 'Drop what I wrote' }).click();
  await expect.element(again.getByLabelText(/10000002/)).toHaveValue('');
});

// product 10.2.19
test('a number of two orders is not sent', async () => {
  const requests = answer([]);
  const screen = await renderForm();
  await screen.getByLabelText('Courier of all').fill('DTDC');
  await screen.getByLabelText(/10000001/).fill('EU1');
  await screen.getByLabelText(/10000002/).fill('EU1 ');
  await screen.getByRole('button', { name: 'Send 3 orders' }).click();
  expect(listMoves(requests)).toEqual([]);
});

// product 10.2.20
test('what was sent together is taken back together', async () => {
  const requests = answer([]);
  const onTakenBack = vi.fn();
  const sent = ORDERS.slice(0, 2);
  const screen = await renderScreen(<SentOrders orders={sent} onTakenBack={onTakenBack} />, 'en');
  await screen.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => onTakenBack.mock.calls.length).toBe(1);
  expect(listMoves(requests)).toEqual([
    [
      { orderId: 'o1', version: 1, move: 'unsend' },
      { orderId: 'o2', version: 2, move: 'unsend' },
    ],
  ]);
});
