import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createOrder } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { desk } from '../../lib/api/desk.ts';
import type { DeskOrder } from '../../lib/api/types.ts';
import { MoveDialog } from './move-dialog.tsx';

/** The dialog over an order as the page has it: what the server said last. */
function SendingOrder() {
  const { data: order } = useQuery(
    shopQuery(desk, '/desk/orders/{id}', { params: { path: { id: 'o1' } } }),
  );
  const [isOpen, setIsOpen] = useState(true);
  if (order === undefined || !isOpen) return null;
  return <MoveDialog order={order} move="shipped" onClose={() => setIsOpen(false)} />;
}

const MOVE = 'POST /desk/orders/o1/moves';

/** An order whose lines are all ticked. */
function createPacked(changes: Partial<DeskOrder> = {}): DeskOrder {
  const { groups } = createOrder();
  return createOrder({
    packedLines: 2,
    groups: groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({ ...line, isPacked: true })),
    })),
    ...changes,
  });
}

// product 10.6.4
test('a move that clashes shows the present status, keeps what was filled in, and is made on a second press', async () => {
  const theirs = createPacked({ version: 2, status: 'processing' });
  const requests = stubApi((call, { ifMatch }) => {
    if (call === 'GET /desk/orders/o1') return { status: 200, data: createPacked() };
    if (call !== MOVE) return undefined;
    return ifMatch === '"2"'
      ? { status: 200, data: createOrder({ version: 3, status: 'shipped', moves: [] }) }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
  const screen = await renderScreen(<SendingOrder />);
  const dialog = screen.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'कूरियर से भेजें' });
  await send.click();
  await expect.element(dialog.getByText('कूरियर का नाम लिखें।')).toBeVisible();
  expect(requests.some(({ call }) => call === MOVE)).toBe(false);

  await dialog.getByLabelText('कूरियर का नाम').fill('India Post');
  await send.click();
  await expect.element(dialog.getByText(/अब स्थिति है: तैयारी में/)).toBeVisible();
  await expect.element(dialog.getByLabelText('कूरियर का नाम')).toHaveValue('India Post');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requests.filter(({ call }) => call === MOVE)).toMatchObject([
    { ifMatch: '"1"', body: { move: 'shipped', courier: 'India Post' } },
    { ifMatch: '"2"', body: { move: 'shipped', courier: 'India Post' } },
  ]);
});

// product 10.6.4
test('what is not ticked is sent only when somebody says that it is packed after all', async () => {
  const requests = stubApi((call) => {
    if (call === 'GET /desk/orders/o1') return { status: 200, data: createOrder() };
    if (call !== MOVE) return undefined;
    return { status: 200, data: createOrder({ version: 2, status: 'shipped', moves: [] }) };
  });
  const screen = await renderScreen(<SendingOrder />);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('2 सामानों पर पैक का टिक नहीं है।')).toBeVisible();
  await dialog.getByLabelText('कूरियर का नाम').fill('India Post');
  const send = dialog.getByRole('button', { name: 'कूरियर से भेजें' });
  await send.click();
  await expect.element(dialog.getByText(/पहले सामान पैक करें/)).toBeVisible();
  expect(requests.some(({ call }) => call === MOVE)).toBe(false);

  await dialog.getByLabelText('देख लिया, सब पैकेट में है').click();
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requests.filter(({ call }) => call === MOVE)).toHaveLength(1);
});

// product 10.6.4
test('courier and number are corrected from what they are', async () => {
  const none = { stock: 'none', money: 'none', amountPaise: 0 } as const;
  const sent = createPacked({
    status: 'shipped',
    courier: 'DTDC',
    trackingNumber: 'R 123',
    moves: [{ move: 'correct_courier', ...none }],
  });
  const requests = stubApi((call) =>
    call === MOVE ? { status: 200, data: { ...sent, version: 2 } } : undefined,
  );
  const screen = await renderScreen(
    <MoveDialog order={sent} move="correct_courier" onClose={() => undefined} />,
  );
  await expect.element(screen.getByLabelText('कूरियर का नाम')).toHaveValue('DTDC');
  await screen.getByLabelText('ट्रैकिंग नंबर').fill('R 124');
  await screen.getByRole('button', { name: 'कूरियर या नंबर ठीक करें' }).click();
  await expect
    .poll(() => requests.find(({ call }) => call === MOVE)?.body)
    .toEqual({ move: 'correct_courier', courier: 'DTDC', trackingNumber: 'R 124' });
});

// product 10.2.21
test('of a return is chosen how many pieces came back, and what is due for them is said', async () => {
  const receive = { stock: 'chosen', money: 'refund_due', amountPaise: 83_800 } as const;
  const order = createOrder({
    status: 'delivered',
    returnStatus: 'approved',
    amounts: {
      ...{ subtotalPaise: 59_800, shippingPaise: 24_000, taxesPaise: 0, discountPaise: 0 },
      ...{ totalPaise: 83_800, returnedPaise: 0 },
    },
    moves: [{ move: 'receive_return', ...receive }],
  });
  const requests = stubApi((call) =>
    call === MOVE ? { status: 200, data: { ...order, version: 2 } } : undefined,
  );
  const screen = await renderScreen(
    <MoveDialog order={order} move="receive_return" onClose={() => undefined} />,
  );
  await expect.element(screen.getByText(/ग्राहक को ₹838/)).toBeVisible();
  const [first, second] = [screen.getByLabelText('पापड़ 1'), screen.getByLabelText('पापड़ 2')];
  await expect.element(first).toHaveValue('2');
  const record = screen.getByRole('button', { name: 'लौटा हुआ सामान मिला लिखें' });

  await first.fill('3');
  await record.click();
  await expect.element(screen.getByText('0 से 2 तक लिखें।')).toBeVisible();
  await first.fill('0');
  await second.fill('०');
  await expect.element(screen.getByText('कम से कम एक नग लिखें।')).toBeVisible();
  expect(requests).toEqual([]);

  await second.fill('1');
  await expect.element(screen.getByText(/ग्राहक को ₹149\.50/)).toBeVisible();
  await record.click();
  await expect
    .poll(() => requests.find(({ call }) => call === MOVE)?.body)
    .toEqual({
      move: 'receive_return',
      pieces: [{ lineId: 'p2', quantity: 1 }],
      restock: false,
    });
});
