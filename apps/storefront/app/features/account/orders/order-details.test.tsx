import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import OrderDetailsRoute from './order-details.route.tsx';

const openDetails = (id: string) =>
  renderScreen(<OrderDetailsRoute />, {
    at: `/account/orders/view-order-details?id=${id}`,
  });

// product 3.4.2
test('a line of an order says the name in Hindi and the pack, also on paper', async () => {
  const screen = await openDetails('order_delivered');
  const items = screen.getByRole('table');
  await expect.element(items.getByText('मथानिया लाल मिर्च')).toHaveAttribute('lang', 'hi');
  await expect.element(items.getByText('200 g · ₹74.75/100 g')).toBeVisible();
});

test.for(['order_none', 'order_delivered.', 'order_delivered)', '%E0%A4%AA', 'a'.repeat(90)])(
  // product 2.2.4
  'an order that no id can name is not found, and nothing is tried again: %s',
  async (id) => {
    const screen = await openDetails(id);
    await expect.element(screen.getByText('Order not found.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
);

test('order details: lines, date and sums', async () => {
  const screen = await openDetails('order_delivered');
  await expect.element(screen.getByText('HAAT-2026-000001')).toBeVisible();
  await expect.element(screen.getByText(/Ordered on 2 November 2026/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Mathania Red Chilli Powder' }))
    .toHaveAttribute('href', '/product/prod_chilli');
  const { totalAmount } = shop.findOrder('order_delivered');
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  await expect.element(summary.getByText(`₹${totalAmount.toFixed(2)}`)).toBeVisible();
  await expect.element(screen.getByText(/12 Example Road, Near the clock tower/)).toBeVisible();
  await expect.element(screen.getByText('Cash on Delivery')).toBeVisible();
});

test.for([
  ['pending', 'Order Confirmed'],
  ['processing', 'Order Confirmed'],
  ['shipped', 'Shipped'],
  ['delivered', 'Delivered'],
] as const)('the progress of a %s order stands at %s', async ([status, step]) => {
  shop.findOrder('order_processing').status = status;
  const screen = await openDetails('order_processing');
  const progress = screen.getByRole('list', { name: 'Delivery' });
  await expect.element(progress).toBeVisible();
  const steps = progress.getByRole('listitem').elements();
  expect(
    steps.map((element) => element.querySelector('span:not([aria-hidden])')?.textContent),
  ).toEqual(['Order Confirmed', 'Shipped', 'Out For Delivery', 'Delivered']);
  expect(
    steps.filter((element) => element.ariaCurrent === 'step').map((element) => element.textContent),
  ).toEqual([expect.stringContaining(step)]);
});

// product 2.14.16
test('each step that was reached has its day', async () => {
  const screen = await openDetails('order_shipped');
  const progress = screen.getByRole('list', { name: 'Delivery' });
  await expect.element(progress).toBeVisible();
  const days = progress
    .getByRole('listitem')
    .elements()
    .map((element) => element.querySelector('time')?.textContent ?? null);
  expect(days).toEqual(['14 Nov', '16 Nov', null, null]);
});

// product 2.14.16
test('a cancelled order says when it was cancelled', async () => {
  const order = shop.findOrder('order_processing');
  order.status = 'cancelled';
  order.statusHistory.push({ status: 'cancelled', changedAt: '2026-11-21T05:40:00.000Z' });
  const screen = await openDetails('order_processing');
  await expect
    .element(screen.getByText('This order was cancelled on 21 November 2026.'))
    .toBeVisible();
});

// product 4.3.3
test('an order that can be cancelled says until when', async () => {
  const until = 'You can cancel it until it is sent.';
  const pending = await openDetails('order_processing');
  await expect.element(pending.getByText(until)).toBeVisible();
  await pending.unmount();
  const shipped = await openDetails('order_shipped');
  await expect.element(shipped.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(shipped.getByText(until)).not.toBeInTheDocument();
});

// product 2.14.17
test('on paper an order with a receipt is headed by it', async () => {
  const screen = await openDetails('order_delivered');
  await expect
    .element(screen.getByText('Receipt 2026-27/000001 of 7 November 2026').last())
    .toBeVisible();
  const seller = screen.getByText(/^Example Haat, Jodhpur/);
  await expect.element(seller).toBeInTheDocument();
  const title = screen.getByRole('heading', { level: 1 }).element();
  const shown = () =>
    [...title.querySelectorAll('span')]
      .filter((span) => getComputedStyle(span).display !== 'none')
      .map((span) => span.textContent);
  expect(shown()).toEqual(['Order details']);
  const letterhead = seller.element().parentElement;
  if (letterhead === null) throw new Error('The address stands alone.');
  expect(getComputedStyle(letterhead).display).toBe('none');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    expect(shown()).toEqual(['Bill of supply']);
    await expect.element(screen.getByText(/no GST is charged/)).toBeInTheDocument();
    expect(getComputedStyle(letterhead).display).toBe('flex');
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});

// product 10.4.13, 2.14.17
test('a tax invoice has the tax in each line, and in all of it what was paid', async () => {
  const order = shop.findOrder('order_delivered');
  if (order.receipt) order.receipt.gstin = '08ABCDE1234F1Z0';
  for (const item of order.items) Object.assign(item, { gstRate: 5, hsn: '0904' });
  const screen = await openDetails('order_delivered');
  const tax = screen.getByRole('region', { name: 'Tax in the prices' });
  await expect.element(tax.getByText(/GSTIN 08ABCDE1234F1Z0/)).toBeVisible();
  await expect.element(tax.getByText('Place of supply: 08-Rajasthan')).toBeVisible();
  const sums = tax.getByRole('row').last();
  await expect.element(sums.getByText(`₹${order.totalAmount.toFixed(2)}`)).toBeVisible();
  await expect.element(tax.getByRole('columnheader', { name: 'IGST' })).not.toBeInTheDocument();
});

test('an order without a receipt is none on paper', async () => {
  const screen = await openDetails('order_shipped');
  await expect.element(screen.getByText('HAAT-2026-000002')).toBeVisible();
  expect(screen.getByText(/Receipt/).elements()).toEqual([]);
});

// product 2.14.10
test('a spinner shows while an order loads', async () => {
  const call = shop.holdNext('getOrder');
  const screen = await openDetails('order_shipped');
  await expect.element(screen.getByText('Loading order details...')).toBeVisible();
  call.release();
  await expect.element(screen.getByText('HAAT-2026-000002')).toBeVisible();
});

// product 4.4.11
test('a cancelled paid order announces the refund, and says when it was made', async () => {
  const order = Object.assign(shop.findOrder('order_processing'), {
    status: 'cancelled',
    paymentMethod: 'online',
    paymentStatus: 'refund_due',
  });
  const screen = await openDetails('order_processing');
  await expect
    .element(
      screen.getByText('This order was cancelled. What you paid for it is being returned to you.'),
    )
    .toBeVisible();
  order.refundedAt = '2026-11-24T20:00:00Z';
  const refunded = await openDetails('order_processing');
  await expect
    .element(
      refunded.getByText(
        'This order was cancelled. What you paid for it was given back to you on 25 November 2026.',
      ),
    )
    .toBeVisible();
});

// product 10.2.21
test('an order of which pieces came back says how many, and what is given back for them', async () => {
  const order = shop.findOrder('order_delivered');
  order.returnedAmount = 120;
  for (const item of order.items) item.returnedQuantity = 1;
  const screen = await openDetails('order_delivered');
  await expect.element(screen.getByText('1 sent back').first()).toBeVisible();
  await expect
    .element(screen.getByText(/; ₹120\.00 for what you sent back is being returned$/))
    .toBeVisible();
});

test('the progress of a cancelled order stays at its first step', async () => {
  shop.findOrder('order_processing').status = 'cancelled';
  const screen = await openDetails('order_processing');
  await expect.element(screen.getByText('This order was cancelled.')).toBeVisible();
  const current = screen
    .getByRole('listitem')
    .elements()
    .filter((item) => item.ariaCurrent);
  expect(current.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Order Confirmed'),
  ]);
});

test.for([
  ['pending', 'Awaiting online payment'],
  ['failed', 'Online payment failed'],
] as const)(
  // product 2.14.14, 2.14.18
  'an order whose online payment is %s says that first, and nothing of it is reached',
  async ([paymentStatus, payment]) => {
    Object.assign(shop.findOrder('order_processing'), {
      status: 'pending',
      paymentMethod: 'online',
      paymentStatus,
    });
    const screen = await openDetails('order_processing');
    const notice = screen.getByRole('group', { name: payment });
    await expect.element(notice.getByText(payment)).toBeVisible();
    const status = screen.getByText('Status : pending').element();
    const payNow = notice.getByRole('link', { name: /^Pay now/ }).element();
    expect(payNow.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const inCash = screen.getByRole('button', { name: /^Pay cash on delivery instead/ });
    await expect.element(inCash).toBeVisible();
    await expect.element(screen.getByText('We have your order')).not.toBeInTheDocument();
    const progress = screen.getByRole('list', { name: 'Delivery' }).element();
    expect(progress.querySelector('time, .bg-ink, .bg-leaf')).toBeNull();
  },
);

test('a requested return shows with its reason', async () => {
  Object.assign(shop.findOrder('order_delivered'), {
    returnStatus: 'requested',
    returnReason: 'Too hot',
  });
  const screen = await openDetails('order_delivered');
  // The first one is for paper.
  await expect.element(screen.getByText('Return requested').last()).toBeVisible();
  await expect.element(screen.getByText('Your reason: Too hot')).toBeVisible();
});

test.for(['', 'nothing'])('the order "%s" is not found', async (id) => {
  const screen = await openDetails(id);
  await expect.element(screen.getByText('Order not found.')).toBeVisible();
});

// product 2.14.10
test("another shopper's order is not found", async () => {
  shop.findOrder('order_shipped').userId = 'user_second';
  const screen = await openDetails('order_shipped');
  await expect.element(screen.getByText('Order not found.')).toBeVisible();
});

// product 8.5.1
test('an order that failed to load shows the reason and loads on Retry', async () => {
  shop.failNext('getOrder', 'unreachable');
  const screen = await openDetails('order_shipped');
  await expect
    .element(
      screen
        .getByRole('main')
        .getByRole('alert')
        .getByText(/^Failed to fetch order: /),
    )
    .toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('HAAT-2026-000002')).toBeVisible();
});

// product 2.14.14, 2.14.18
test('an order is cancelled from its details, after a question', async () => {
  const screen = await openDetails('order_processing');
  await screen.getByRole('button', { name: 'Cancel order HAAT-2026-000003' }).click();
  await screen
    .getByRole('dialog', { name: 'Cancel this order?' })
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await expect.element(screen.getByText('Order cancelled successfully.')).toBeVisible();
  await expect.element(screen.getByText('Status : cancelled')).toBeVisible();
  // It is said once.
  await expect.element(screen.getByText(/^This order was cancelled/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('Nothing will be sent')).not.toBeInTheDocument();
  expect(shop.findOrder('order_processing').status).toBe('cancelled');
});

// product 2.14.14
test('a question about an order opens WhatsApp with its number', async () => {
  const screen = await openDetails('order_shipped');
  const link = screen.getByRole('link', { name: 'Ask about this order' });
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*HAAT-2026-000002/),
    );
});

// product 2.14.13
test('what is on its way has its expected day, what has arrived has none', async () => {
  const shipped = await openDetails('order_shipped');
  await expect.element(shipped.getByText(/^Expected by \w{3} \d+ \w+$/)).toBeVisible();
  await shipped.unmount();
  const delivered = await openDetails('order_delivered');
  await expect.element(delivered.getByText('HAAT-2026-000001')).toBeVisible();
  await expect.element(delivered.getByText(/^Expected by/)).not.toBeInTheDocument();
});

// product 2.14.15
test('buying again puts what is still sold into the cart, and names the rest', async () => {
  const [first, second] = shop.findOrder('order_delivered').items;
  shop.products = shop.products.filter(({ _id }) => _id !== second?.productId._id);
  const screen = await openDetails('order_delivered');
  await screen.getByRole('button', { name: 'Buy again' }).click();
  await expect
    .element(screen.getByText(`Put into your cart: ${first?.productId.name}.`))
    .toBeVisible();
  await expect
    .element(screen.getByText(`Not to be had now, or not as many: ${second?.productId.name}.`))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'View cart' }))
    .toHaveAttribute('href', '/cart');
});

// product 2.14.15
test('buying again without a network says so', async () => {
  shop.failNext('getProduct', 'unreachable');
  const screen = await openDetails('order_delivered');
  await screen.getByRole('button', { name: 'Buy again' }).click();
  await expect
    .element(screen.getByRole('main').getByText(/^Failed to add to cart: /))
    .toBeVisible();
});

// product 2.14.21
test('a sent order names its courier and number, and leads to where it is followed', async () => {
  const screen = await openDetails('order_shipped');
  const packet = screen.getByRole('region', { name: 'Packet' });
  await expect.element(packet.getByText('Sent with Delhivery')).toBeVisible();
  await expect.element(packet.getByText('1490819278234')).toBeVisible();
  await expect
    .element(packet.getByRole('link', { name: 'Follow it at Delhivery' }))
    .toHaveAttribute('href', 'https://www.delhivery.com/track-v2/package/1490819278234');
  await expect.element(packet.getByRole('button')).not.toBeInTheDocument();
});

// product 2.14.21
test('where a courier asks for the number on its page, it is there to be copied', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  const parcel = { courier: 'India Post', trackingNumber: 'EU999888777IN' };
  Object.assign(shop.findOrder('order_shipped'), parcel);
  const screen = await openDetails('order_shipped');
  const packet = screen.getByRole('region', { name: 'Packet' });
  await expect
    .element(packet.getByRole('link', { name: 'Follow it at India Post' }))
    .toHaveAttribute('href', 'https://www.indiapost.gov.in/');
  await expect.element(packet.getByText('Type the number in there.')).toBeVisible();
  await packet.getByRole('button', { name: 'Copy the number' }).click();
  await expect.element(packet.getByText('Number copied')).toBeVisible();
  expect(copied).toEqual(['EU999888777IN']);
});

test.for([
  ['an unknown courier', { courier: 'Ramesh', trackingNumber: '7' }],
  ['no number', { courier: 'Delhivery', trackingNumber: '' }],
  // product 2.14.21
] as const)('with %s there is no link', async ([, parcel]) => {
  Object.assign(shop.findOrder('order_shipped'), parcel);
  const screen = await openDetails('order_shipped');
  const packet = screen.getByRole('region', { name: 'Packet' });
  await expect.element(packet.getByText(`Sent with ${parcel.courier}`)).toBeVisible();
  expect(packet.getByRole('link').elements()).toEqual([]);
});

// product 2.14.21
test('before it is sent an order names no courier', async () => {
  const screen = await openDetails('order_processing');
  await expect.element(screen.getByText('HAAT-2026-000003')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Packet' })).not.toBeInTheDocument();
});
