import { CASH_LIMIT_MESSAGE } from '@haat/domain';
import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import OrdersRoute from './orders.route.tsx';

const openOrders = (search = '') =>
  renderScreen(<OrdersRoute />, { at: `/account/orders${search}` });

const openPastOrders = () => openOrders('?tab=past');

type Screen = Awaited<ReturnType<typeof openOrders>>;

const orderIn = (screen: Screen, orderNumber: string) =>
  screen.getByRole('article', { name: orderNumber });

async function cancelOrder(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'Cancel order HAAT-2026-000003' }).click();
  await screen
    .getByRole('dialog', { name: 'Cancel this order?' })
    .getByRole('button', { name: 'Cancel order' })
    .click();
}

async function requestReturn(screen: Screen, reason: string): Promise<void> {
  await screen.getByRole('button', { name: 'Return order HAAT-2026-000001' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Return this order?' });
  await dialog.getByLabelText('Why do you want to return it?').fill(reason);
  await dialog.getByRole('button', { name: 'Request return' }).click();
}

// product 2.14.6, 2.14.8
test('orders are sorted newest first, the open ones under Current Orders', async () => {
  const screen = await openOrders();
  await expect.element(orderIn(screen, 'HAAT-2026-000003')).toBeVisible();
  const panel = screen.getByRole('tabpanel', { name: 'Current Orders' });
  const titles = () =>
    panel
      .getByRole('heading')
      .elements()
      .map((title) => title.textContent);
  expect(titles()).toEqual(['HAAT-2026-000003', 'HAAT-2026-000002']);
});

test('Past Orders holds the delivered and the cancelled ones, and is stored in the URL', async () => {
  shop.findOrder('order_shipped').status = 'cancelled';
  const screen = await openOrders();
  await screen.getByRole('tab', { name: 'Past Orders' }).click();
  const panel = screen.getByRole('tabpanel', { name: 'Past Orders' });
  await expect.element(panel.getByText('Status : cancelled')).toBeVisible();
  await expect.element(panel.getByText('Status : delivered')).toBeVisible();
  await expect
    .element(screen.getByRole('tab', { name: 'Past Orders' }))
    .toHaveAttribute('aria-selected', 'true');
});

// product 2.14.15
test('a past order can be bought again from the list, a current one not', async () => {
  const screen = await openPastOrders();
  const [line] = shop.findOrder('order_delivered').items;
  await screen.getByRole('button', { name: 'Buy again order HAAT-2026-000001' }).click();
  await expect
    .element(screen.getByText(`Put into your cart: ${line?.productId.name}`, { exact: false }))
    .toBeVisible();
  await screen.getByRole('tab', { name: 'Current Orders' }).click();
  await expect.element(orderIn(screen, 'HAAT-2026-000003')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Buy again/ })).not.toBeInTheDocument();
});

// product 2.14.19
test('of an order with six lines two stand in the list, and the others open', async () => {
  const [line] = shop.findOrder('order_shipped').items;
  if (line === undefined) throw new Error('The order is empty.');
  for (const id of ['order_shipped', 'order_delivered']) {
    shop.findOrder(id).items = Array.from({ length: 6 }, (_, index) => ({
      ...line,
      productId: { ...line.productId, _id: `papad_${index}`, name: `Papad ${index + 1}` },
    }));
  }
  const screen = await openOrders();
  for (const [tab, orderNumber] of [
    ['Current Orders', 'HAAT-2026-000002'],
    ['Past Orders', 'HAAT-2026-000001'],
  ] as const) {
    await screen.getByRole('tab', { name: tab }).click();
    const order = orderIn(screen, orderNumber);
    await expect.element(order.getByRole('link', { name: 'Papad 2' })).toBeVisible();
    await expect.element(order.getByRole('link', { name: /^View Order Details/ })).toBeVisible();
    await expect.element(order.getByText('Papad 3')).not.toBeVisible();
    await order.getByText('and 4 more').click();
    await expect.element(order.getByRole('link', { name: 'Papad 6' })).toBeVisible();
  }
});

// product 2.14.20
test('orders that can still be paid are named above the list, but not the one that it begins with', async () => {
  const newest = shop.orders.find(({ orderNumber }) => orderNumber === 'HAAT-2026-000003');
  if (newest === undefined) throw new Error('The shop lacks its newest order.');
  const due = { paymentMethod: 'online', paymentStatus: 'pending', status: 'pending' } as const;
  Object.assign(shop.findOrder('order_shipped'), due);
  const screen = await openOrders();
  const unpaid = screen.getByRole('group', { name: 'Not yet paid' });
  await expect.element(unpaid).toMatchTextContent(/^Your order of .+ waits for payment$/);
  await unpaid.getByRole('link').click();
  await expect.element(orderIn(screen, 'HAAT-2026-000002')).toHaveFocus();
  await screen.unmount();

  shop.findOrder('order_shipped').paymentStatus = 'paid';
  Object.assign(newest, due);
  const other = await openOrders();
  await expect.element(orderIn(other, 'HAAT-2026-000003')).toBeVisible();
  expect(unpaid.elements()).toEqual([]);
  await other.getByRole('tab', { name: 'Past Orders' }).click();
  await expect.element(unpaid.getByRole('link')).toBeVisible();
});

// product 2.14.7
test('a spinner shows while the orders load', async () => {
  const call = shop.holdNext('listOrders');
  const screen = await openOrders();
  await expect.element(screen.getByText('Loading your orders…')).toBeVisible();
  call.release();
  await expect.element(orderIn(screen, 'HAAT-2026-000003')).toBeVisible();
});

// product 2.14.7
test('without orders a link leads to the products', async () => {
  shop.orders = [];
  const screen = await openOrders();
  await expect.element(screen.getByRole('tabpanel').getByText('No orders here yet.')).toBeVisible();
  await expect.element(screen.getByText(/^What you order stands here/)).toBeVisible();
  await screen.getByRole('tab', { name: 'Past Orders' }).click();
  await expect.element(screen.getByText(/^What has arrived or was cancelled/)).toBeVisible();
  await screen.getByRole('link', { name: 'Start shopping' }).click();
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/products-list');
});

/** Fills the shop with delivered orders and an oldest one that is shipped. */
function placeOrders(count: number): void {
  const placed = shop.findOrder('order_shipped');
  shop.orders = Array.from({ length: count }, (_, index) => {
    const placedAt = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
    return {
      ...placed,
      items: placed.items.slice(0, 1),
      _id: `order_${index}`,
      orderNumber: `HAAT-2026-${String(index).padStart(6, '0')}`,
      status: index === 0 ? 'shipped' : 'delivered',
      orderDate: placedAt,
      createdAt: placedAt,
    };
  });
}

// product 2.14.8
test('older orders load on demand, also in a tab without any of the newest', async () => {
  placeOrders(102);
  const screen = await openOrders();
  await expect.element(screen.getByText('None of your newest orders is here.')).toBeVisible();
  const call = shop.holdNext('listOrders');
  await screen.getByRole('button', { name: 'Show older orders' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Loading older orders…' }))
    .toHaveAttribute('aria-busy', 'true');
  call.release();
  await expect.element(orderIn(screen, 'HAAT-2026-000000')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Show older orders' }))
    .not.toBeInTheDocument();
  await expect.element(orderIn(screen, 'HAAT-2026-000000')).toHaveFocus();
  await screen.getByRole('tab', { name: 'Past Orders' }).click();
  await expect.element(orderIn(screen, 'HAAT-2026-000101')).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(101);

  // Coming back to the tab reloads the same number of results pages.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => shop.callsTo('listOrders')).toHaveLength(4);
  await expect.element(orderIn(screen, 'HAAT-2026-000001')).toBeInTheDocument();
});

test('older orders that failed to load leave the newest in view, with Retry', async () => {
  placeOrders(101);
  const screen = await openPastOrders();
  await expect.element(orderIn(screen, 'HAAT-2026-000100')).toBeVisible();
  shop.failNext('listOrders', 'unreachable');
  await screen.getByRole('button', { name: 'Show older orders' }).click();
  await expect
    .element(screen.getByRole('main').getByText(/^Failed to fetch orders: /))
    .toBeVisible();
  await expect.element(orderIn(screen, 'HAAT-2026-000100')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show older orders' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Show older orders' }).click();
  // The oldest one belongs to the other tab: no new order here can take the focus.
  await expect.element(screen.getByRole('tabpanel', { name: 'Past Orders' })).toHaveFocus();
  await screen.getByRole('tab', { name: 'Current Orders' }).click();
  await expect.element(orderIn(screen, 'HAAT-2026-000000')).toBeVisible();
});

// product 8.10.2
test('a shopper who has gone on meanwhile reads in a message that her order is cancelled', async () => {
  const call = shop.holdNext('cancelOrder');
  const screen = await openOrders();
  await cancelOrder(screen);
  await screen
    .getByRole('link', { name: /^View Order Details/ })
    .first()
    .click();
  call.release();
  await expect
    .element(
      screen
        .getByRole('region', { name: 'Messages' })
        .getByText('Order cancelled', { exact: true }),
    )
    .toBeVisible();
});

// product 8.1.1, 8.5.2
test('a failed cancellation shows in red, with the reason', async () => {
  const screen = await openOrders();
  await expect.element(orderIn(screen, 'HAAT-2026-000003')).toBeVisible();
  shop.findOrder('order_processing').status = 'shipped';
  await cancelOrder(screen);
  const outcome = orderIn(screen, 'HAAT-2026-000003').getByRole('alert');
  await expect.element(outcome.getByText('Failed to cancel order.')).toBeVisible();
  await expect.element(outcome.getByText('This order can no longer be cancelled.')).toBeVisible();
  // The order is shipped meanwhile, and shows so.
  await expect
    .element(orderIn(screen, 'HAAT-2026-000003').getByText('Status : shipped'))
    .toBeVisible();
});

test.for(['cancelOrder', 'returnOrder'] as const)(
  '%s: after a lost response the order is fetched again',
  async (operation) => {
    shop.failNext(operation, 'response-lost');
    const isCancel = operation === 'cancelOrder';
    const screen = await (isCancel ? openOrders() : openPastOrders());
    if (isCancel) await cancelOrder(screen);
    else await requestReturn(screen, '');
    const done = isCancel ? 'Order cancelled successfully.' : 'Return requested successfully.';
    await expect.element(screen.getByText(done)).toBeVisible();
  },
);

test('a return needs no reason', async () => {
  const screen = await openPastOrders();
  await requestReturn(screen, '');
  await expect.element(screen.getByText('Return requested successfully.')).toBeVisible();
  expect(shop.findOrder('order_delivered').returnReason).toBeNull();
});

test.for([
  ['cancelOrder', /^Cancel failed: /, 'Failed to cancel order.'],
  ['returnOrder', /^Return request failed: /, 'Failed to request return.'],
  // product 8.5.2
] as const)('%s: what failed stands in a message, and in red', async ([operation, toast, text]) => {
  shop.failNext(operation, 'unreachable', 2);
  const isCancel = operation === 'cancelOrder';
  const screen = await (isCancel ? openOrders() : openPastOrders());
  const message = screen.getByRole('region', { name: 'Messages' }).getByText(toast);
  // Looked for from the tap on: the message stays for 4 s, which a busy machine may let pass.
  await Promise.all([
    expect.element(message).toBeVisible(),
    isCancel ? cancelOrder(screen) : requestReturn(screen, ''),
  ]);
  await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible();
});

// product 2.14.18
test('an order with a due online payment is marked', async () => {
  Object.assign(shop.findOrder('order_processing'), {
    status: 'pending',
    paymentMethod: 'online',
    paymentStatus: 'pending',
  });
  const screen = await openOrders();
  await expect
    .element(orderIn(screen, 'HAAT-2026-000003').getByText('Awaiting online payment'))
    .toBeVisible();
  await expect
    .element(orderIn(screen, 'HAAT-2026-000003').getByText('We have your order'))
    .not.toBeInTheDocument();
});

// product 4.3.3, 4.4.7
test('the confirmation for a paid order announces the refund', async () => {
  Object.assign(shop.findOrder('order_processing'), {
    paymentMethod: 'online',
    paymentStatus: 'paid',
  });
  const screen = await openOrders();
  await screen.getByRole('button', { name: 'Cancel order HAAT-2026-000003' }).click();
  await expect
    .element(screen.getByText('What you paid is given back.', { exact: false }))
    .toBeVisible();
});

test('an order that changed while the tab was hidden is up to date on return', async () => {
  const screen = await openOrders();
  await expect.element(orderIn(screen, 'HAAT-2026-000003')).toBeVisible();
  shop.findOrder('order_processing').status = 'shipped';
  document.dispatchEvent(new Event('visibilitychange'));
  await expect
    .element(orderIn(screen, 'HAAT-2026-000003').getByText('Status : shipped'))
    .toBeVisible();
});

// product 8.5.1
test('a forbidden action shows no error in the list', async () => {
  shop.failNext('cancelOrder', { status: 500, message: '403: not you' });
  const screen = await openOrders();
  await cancelOrder(screen);
  await expect
    .element(screen.getByRole('region', { name: 'Messages' }).getByText('403: not you'))
    .toBeVisible();
  await expect.element(screen.getByText('Failed to cancel order.')).not.toBeInTheDocument();
});

// product 8.5.1
test('any other order error shows in red, with Retry', async () => {
  shop.failNext('listOrders', 'unreachable');
  const screen = await openOrders();
  await expect
    .element(
      screen
        .getByRole('main')
        .getByRole('alert')
        .getByText(/^Failed to fetch orders: /),
    )
    .toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(orderIn(screen, 'HAAT-2026-000003')).toBeVisible();
});

test('a reason typed for one order is not sent with another', async () => {
  shop.findOrder('order_shipped').status = 'delivered';
  const screen = await openPastOrders();
  const reason = screen.getByLabelText('Why do you want to return it?');
  await screen.getByRole('button', { name: 'Return order HAAT-2026-000001' }).click();
  await reason.fill('The packet was open');
  await screen.getByRole('button', { name: 'Keep it' }).click();
  await screen.getByRole('button', { name: 'Return order HAAT-2026-000002' }).click();
  await expect.element(reason).toHaveValue('');
});

// product 4.4.10
test('an order that waits for its online payment is switched to cash, and says so', async () => {
  Object.assign(shop.findOrder('order_processing'), {
    status: 'pending',
    paymentMethod: 'online',
    paymentStatus: 'failed',
  });
  const screen = await openOrders();
  const order = orderIn(screen, 'HAAT-2026-000003');
  await expect.element(order.getByRole('link', { name: /^Pay now/ })).toBeVisible();
  await order
    .getByRole('button', { name: 'Pay cash on delivery instead for order HAAT-2026-000003' })
    .click();
  await expect.element(order.getByText('You pay this order in cash on delivery.')).toBeVisible();
  await expect.element(order.getByRole('link', { name: /^Pay now/ })).not.toBeInTheDocument();
  expect(shop.findOrder('order_processing')).toMatchObject({
    paymentMethod: 'cod',
    paymentStatus: 'pending',
  });
});

// product 4.4.10
test('a refused switch to cash says why, and Pay now stays', async () => {
  Object.assign(shop.findOrder('order_processing'), {
    status: 'pending',
    paymentMethod: 'online',
    paymentStatus: 'pending',
  });
  shop.failNext('payOnDelivery', { status: 409, message: 'There is no cash today.' });
  const screen = await openOrders();
  const order = orderIn(screen, 'HAAT-2026-000003');
  await order.getByRole('button', { name: /^Pay cash on delivery instead/ }).click();
  await expect.element(order.getByRole('alert').getByText('There is no cash today.')).toBeVisible();
  await expect.element(order.getByRole('link', { name: /^Pay now/ })).toBeVisible();
});

// product 4.4.10
test('an order to an island is not offered in cash', async () => {
  const found = shop.findOrder('order_processing');
  Object.assign(found, {
    status: 'pending',
    paymentMethod: 'online',
    address: { ...found.address, zipCode: '744101' },
  });
  const screen = await openOrders();
  const order = orderIn(screen, 'HAAT-2026-000003');
  await expect.element(order.getByRole('link', { name: /^Pay now/ })).toBeVisible();
  await expect
    .element(order.getByRole('button', { name: /^Pay cash on delivery/ }))
    .not.toBeInTheDocument();
});

// product 4.4.10
test('an unpaid order above the limit of cash says why it is not offered in cash', async () => {
  shop.findUser('user_shopper').isEmailVerified = false;
  for (const order of shop.orders) if (order.status === 'delivered') order.status = 'cancelled';
  Object.assign(shop.findOrder('order_processing'), {
    status: 'pending',
    paymentMethod: 'online',
    paymentStatus: 'pending',
    totalAmount: 5_000.01,
  });
  const screen = await openOrders();
  const order = orderIn(screen, 'HAAT-2026-000003');
  await expect.element(order.getByText(CASH_LIMIT_MESSAGE)).toBeVisible();
  await expect.element(order.getByRole('link', { name: /^Pay now/ })).toBeVisible();
  await expect
    .element(order.getByRole('button', { name: /^Pay cash on delivery/ }))
    .not.toBeInTheDocument();
});
