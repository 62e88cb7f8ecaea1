import { expect, test, vi } from 'vitest';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import OrdersRoute from './orders.route.tsx';

const openOrders = () => renderScreen(<OrdersRoute />, { at: '/account/orders' });

test('a cancelled order moves to the past orders', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const screen = await openOrders();
  await screen.getByRole('button', { name: /^Cancel/ }).click();
  await expect.element(screen.getByText('Order cancelled successfully.')).toBeVisible();
  expect(shop.findOrder('order_processing').status).toBe('cancelled');
});

test('a return is asked for with its reason', async () => {
  vi.spyOn(window, 'prompt').mockReturnValue(' Too hot ');
  const screen = await openOrders();
  await screen.getByRole('tab', { name: 'Past Orders' }).click();
  await screen.getByRole('button', { name: /^Return/ }).click();
  await expect.element(screen.getByText('Return requested', { exact: true })).toBeVisible();
  expect(shop.findOrder('order_delivered')).toMatchObject({
    returnStatus: 'requested',
    returnReason: 'Too hot',
  });
});

test.for(['HTTP 403', 'Forbidden for you', 'You are UNAUTHORIZED'])(
  'an order error that mentions "%s" is not shown: the list shows normally',
  async (message) => {
    shop.failNext('listOrders', { status: 500, message });
    const screen = await openOrders();
    await expect.element(screen.getByRole('tab', { name: 'Current Orders' })).toBeVisible();
    await expect.element(screen.getByText('No orders here yet.').first()).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('any other order error is shown in red', async () => {
  shop.failNext('listOrders', 'unreachable');
  const screen = await openOrders();
  await expect
    .element(screen.getByRole('alert').getByText(/^Failed to fetch orders: /))
    .toBeVisible();
});
