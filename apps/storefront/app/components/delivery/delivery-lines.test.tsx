import { asPaise, DEFAULT_CHARGES, formatPaise } from '@haat/domain';
import { describeCharges, totalForPieces } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import { cartStore } from '../../state/create-stores.ts';
import { DeliveryLines, type DeliveryLinesProps } from './delivery-lines.tsx';
import { DELIVERY_PINCODE_STORAGE_KEY } from './pincode-storage-key.ts';

const BY = String.raw`by (Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2} [A-Z][a-z]{2,3}`;

const openLines = (props: DeliveryLinesProps = {}, signedInAs: string | null = null) =>
  renderScreen(<DeliveryLines {...props} />, { at: '/product/besan', signedInAs });

type Screen = Awaited<ReturnType<typeof openLines>>;

const line = (screen: Screen, pincode: string) =>
  screen.getByText(new RegExp(`Deliver to ${pincode} ${BY}`));
const mostPlaces = (screen: Screen) =>
  screen.getByText(/^Most places between \w{3} \d{1,2}( \w{3,4})? and \w{3} \d{1,2} \w{3,4}$/);
const field = (screen: Screen) => screen.getByRole('textbox', { name: /^Deliver to/ });

async function enter(screen: Screen, pincode: string, button = 'Enter pincode') {
  await screen.getByRole('button', { name: button }).click();
  await field(screen).fill(pincode);
  await screen.getByRole('button', { name: 'Check' }).click();
}

// product 2.7.11
test('a product says what it costs with delivery and taxes, and how that comes about', async () => {
  const screen = await openLines({ unitPrice: asPaise(179_00) });
  const inAll = formatPaise(totalForPieces(asPaise(179_00), 1, DEFAULT_CHARGES));
  const total = screen.getByText(new RegExp(`^${inAll} with delivery and taxes`));
  await expect.element(total).toBeVisible();
  await expect.element(screen.getByText(describeCharges(DEFAULT_CHARGES))).not.toBeVisible();
  await total.click();
  await expect.element(screen.getByText(describeCharges(DEFAULT_CHARGES))).toBeVisible();
});

// product 2.7.11
test('what a product costs in all follows the quantity', async () => {
  const screen = await openLines({ unitPrice: asPaise(189_00), quantity: 2 });
  const inAll = formatPaise(totalForPieces(asPaise(189_00), 2, DEFAULT_CHARGES));
  const total = screen.getByText(new RegExp(`^${inAll} for 2 with delivery and taxes`));
  await expect.element(total).toBeVisible();
});

// product 2.7.21
test('with an empty cart a product says that two cost no more delivery', async () => {
  const screen = await openLines({ unitPrice: asPaise(189_00) });
  await expect.element(screen.getByText(/^Two ₹818, that is ₹409 each/)).toBeVisible();
  await screen.unmount();
  const three = await openLines({ unitPrice: asPaise(189_00), quantity: 3 });
  await expect.element(three.getByText('That is ₹335.67 each')).toBeVisible();
});

// product 2.7.11
test('beside goods in the cart a product costs its price: the order has its charges already', async () => {
  await cartStore.getState().switchOwner('guest');
  await cartStore.getState().add({
    ...{ productId: 'basket', quantity: 1, unitPrice: asPaise(540_00), name: 'Basket', size: null },
    ...{ otherName: null, packSize: null, image: null, isInStock: true, stock: null },
    originalPrice: null,
  });
  const screen = await openLines({ unitPrice: asPaise(179_00), quantity: 2 });
  const more = screen.getByText(/^₹358\.00 more with what is in your cart/);
  await expect.element(more).toBeVisible();
  await expect.element(screen.getByText(/^Two ₹/)).not.toBeInTheDocument();
  await more.click();
  await expect.element(screen.getByText(describeCharges(DEFAULT_CHARGES))).toBeVisible();
});

// product 2.10.1
test('the cart says what each order adds, without the price of one piece', async () => {
  const screen = await openLines();
  await expect.element(screen.getByText(describeCharges(DEFAULT_CHARGES))).toBeVisible();
  await expect.element(screen.getByText(/with delivery and taxes/)).not.toBeInTheDocument();
});

// product 2.7.12
test('a guest reads between which days most places are reached', async () => {
  const screen = await openLines();
  await expect.element(mostPlaces(screen)).toBeVisible();
  await expect.element(screen.getByText(/for the exact day$/)).toBeVisible();
});

// product 2.7.12
test('a tap puts the field in the place of the line', async () => {
  const screen = await openLines();
  await expect.element(mostPlaces(screen)).toBeVisible();
  await screen.getByRole('button', { name: 'Enter pincode' }).click();
  await expect.element(field(screen)).toHaveFocus();
  await field(screen).fill('30 20-01 9');
  await expect.element(field(screen)).toHaveValue('302001');
});

// product 3.7.5
test('a chosen pincode is stored, and belongs to who chose it', async () => {
  const guest = await openLines();
  await enter(guest, '302001');
  await expect.element(line(guest, '302001')).toBeVisible();
  await expect
    .element(guest.getByText('Pay in cash when it comes, or online · Jaipur'))
    .toBeVisible();
  expect(localStorage.getItem(DELIVERY_PINCODE_STORAGE_KEY)).toContain('302001');
  await guest.unmount();

  const shopper = await openLines({}, 'shopper@example.com');
  // The pincode of her default address.
  await expect.element(line(shopper, '342001')).toBeVisible();
  await enter(shopper, '110001', 'Change');
  await expect.element(line(shopper, '110001')).toBeVisible();
  await shopper.unmount();

  const next = await openLines();
  await expect.element(mostPlaces(next)).toBeVisible();
});

// product 2.7.12
test('above the limit of cash no cash is promised, for a product with what is in the cart', async () => {
  localStorage.setItem(
    DELIVERY_PINCODE_STORAGE_KEY,
    JSON.stringify({ state: { pincode: '302001', userId: null }, version: 1 }),
  );
  await cartStore.getState().switchOwner('guest');
  const shows = async (props: DeliveryLinesProps, note: string) => {
    const screen = await openLines(props);
    await expect.element(screen.getByText(note, { exact: true })).toBeVisible();
    await screen.unmount();
  };
  const cash = 'Pay in cash when it comes, or online · Jaipur';
  await shows({ unitPrice: asPaise(2_280_00), quantity: 2 }, cash);
  await shows({ unitPrice: asPaise(2_280_01), quantity: 2 }, 'Pay online · Jaipur');
  await cartStore.getState().add({
    ...{ productId: 'quilt', quantity: 1, unitPrice: asPaise(4_500_00), name: 'Quilt', size: null },
    ...{ otherName: null, packSize: null, image: null, isInStock: true, stock: null },
    originalPrice: null,
  });
  await shows({}, cash);
  await shows({ unitPrice: asPaise(179_00) }, 'Pay online · Jaipur');
  await cartStore.getState().update('quilt', 2);
  await shows({}, 'Pay online · Jaipur');
});

// product 5.3.6
test('a pincode that is unknown is not remembered', async () => {
  const screen = await openLines();
  await enter(screen, '999999');
  await expect
    .element(field(screen))
    .toHaveAccessibleDescription('We know no day for this pincode. Please check it.');
  expect(localStorage.getItem(DELIVERY_PINCODE_STORAGE_KEY)).toBeNull();
});

// product 2.7.12
test('the line says that the day is looked up', async () => {
  const call = shop.holdNext('getDelivery');
  const screen = await openLines({}, 'shopper@example.com');
  await expect.element(screen.getByText('Looking up the day…')).toBeVisible();
  call.release();
  await expect.element(line(screen, '342001')).toBeVisible();
});

// product 2.7.12
test('a day that could not be loaded can be tried again', async () => {
  shop.failNext('getDelivery', 'unreachable');
  const screen = await openLines({}, 'shopper@example.com');
  await expect
    .element(screen.getByText('The day of the delivery could not be loaded.'))
    .toBeVisible();
  await expect.element(screen.getByText('Check your connection, then try again.')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(line(screen, '342001')).toBeVisible();
});

// product 2.13.8
test('the day for an address has no form', async () => {
  const screen = await openLines({ addressPincode: '302001' }, 'shopper@example.com');
  await expect.element(screen.getByText(new RegExp(`^Comes ${BY}$`))).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('the day for an address that could not be loaded can be tried again', async () => {
  shop.failNext('getDelivery', { status: 500 });
  const screen = await openLines({ addressPincode: '302001' }, 'shopper@example.com');
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText(new RegExp(`^Comes ${BY}$`))).toBeVisible();
});

// product 2.7.12
test('the lines are as high in every state', async () => {
  const screen = await openLines();
  const heightOf = () => screen.container.querySelector('main')?.getBoundingClientRect().height;
  await expect.element(mostPlaces(screen)).toBeVisible();
  const height = heightOf();
  expect(height).toBeGreaterThan(0);
  await screen.getByRole('button', { name: 'Enter pincode' }).click();
  expect(heightOf()).toBe(height);
  await field(screen).fill('302');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect
    .element(screen.getByText('Please enter the 6 digits of your pincode.'))
    .toBeVisible();
  expect(heightOf()).toBe(height);
  await field(screen).fill('302001');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(line(screen, '302001')).toBeVisible();
  expect(heightOf()).toBe(height);
});

// product 2.7.12
test('the words of the document stay for a signed-in shopper until her day is there', async () => {
  const words = document.body.appendChild(document.createElement('p'));
  words.setAttribute('data-working-days', '');
  const call = shop.holdNext('listAddresses');
  const screen = await openLines({}, 'shopper@example.com');
  words.remove();
  const inDocument = screen.getByText(/^Most places in/);
  await expect.element(inDocument).toBeVisible();
  await expect.element(screen.getByText('Looking up the day…')).not.toBeInTheDocument();
  shop.addresses = [];
  call.release();
  await expect.element(inDocument).toBeVisible();
  await expect.element(mostPlaces(screen)).not.toBeInTheDocument();
});
