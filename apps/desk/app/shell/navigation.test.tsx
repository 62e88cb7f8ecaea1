import { expect, test } from 'vitest';
import { createMe } from '../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../test/support/screen.tsx';
import type { DeskWaiting } from '../lib/api/types.ts';
import { Navigation } from './navigation.tsx';

const stubWaiting = (data: DeskWaiting) =>
  stubApi((call) => (call === 'GET /desk/waiting' ? { status: 200, data } : undefined));

// product 10.2.15
test('the navigation shows what waits, and says it in words', async () => {
  stubWaiting({ toPack: 3, unreadMessages: 1 });
  const screen = await renderScreen(<Navigation me={createMe()} />, 'en');
  const orders = screen.getByRole('link', { name: 'Orders', exact: true });
  await expect.element(orders).toHaveAccessibleDescription('3 orders to pack');
  expect(orders.element().textContent).toContain('3');
  await expect
    .element(screen.getByRole('link', { name: 'More', exact: true }))
    .toHaveAccessibleDescription('1 unread message');
  await expect
    .element(screen.getByRole('link', { name: 'Goods', exact: true }))
    .not.toHaveAccessibleDescription();
});

// product 10.2.15
test('where nothing waits there is no figure, and none of what the role does not see', async () => {
  const requests = stubWaiting({ toPack: 0, unreadMessages: null });
  const screen = await renderScreen(<Navigation me={createMe()} />);
  await expect.poll(() => requests.length).toBe(1);
  await expect
    .element(screen.getByRole('link', { name: 'ऑर्डर', exact: true }))
    .not.toHaveAccessibleDescription();
  await expect.element(screen.getByText(/\d/)).not.toBeInTheDocument();
});
