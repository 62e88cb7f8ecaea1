import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createOrder } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { queries } from '../../lib/api/queries.ts';
import { MoveDialog } from './move-dialog.tsx';

/** The dialog over an order as the page has it: what the server said last. */
function SendingOrder() {
  const { data: order } = useQuery(queries.order('o1'));
  const [isOpen, setIsOpen] = useState(true);
  if (order === undefined || !isOpen) return null;
  return <MoveDialog order={order} move="shipped" onClose={() => setIsOpen(false)} />;
}

const MOVE = 'POST /desk/orders/o1/moves';

test('a move that clashes shows the present status, keeps what was filled in, and is made on a second press', async () => {
  const theirs = createOrder({ version: 2, status: 'processing' });
  const requests = stubApi((call, { ifMatch }) => {
    if (call === 'GET /desk/orders/o1') return { status: 200, data: createOrder() };
    if (call !== MOVE) return undefined;
    return ifMatch === '"2"'
      ? { status: 200, data: createOrder({ version: 3, status: 'shipped', moves: [] }) }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
  const screen = await renderScreen(<SendingOrder />);
  const dialog = screen.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'भेज दिया' });
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
