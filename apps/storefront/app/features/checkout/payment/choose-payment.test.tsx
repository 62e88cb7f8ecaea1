import { CASH_LIMIT_NOTE } from '@haat/domain';
import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { addressSelectionStore } from '../../../state/create-stores.ts';
import { ChoosePayment } from './choose-payment.tsx';
import type { PaymentAdapter } from './provider/payment-dialog.ts';

const ADAPTER: PaymentAdapter = {
  name: 'sandbox',
  note: 'Pay now.',
  load: async () => {},
  open: async () => ({ outcome: 'dismissed' }),
};

/** Shows the payment choice with this many spice sets (₹1,499.00 each) in the cart. */
async function openChoice(quantity: number) {
  shop.findProduct('prod_spice_set').stock_quantity = 50;
  shop.carts.set('user_shopper', [{ productId: 'prod_spice_set', quantity }]);
  const [address] = shop.addresses;
  if (address !== undefined) addressSelectionStore.getState().select(address._id);
  return renderScreen(<ChoosePayment adapter={ADAPTER} onOnlineOrder={() => {}} />, {
    at: '/payment',
  });
}

test('a large cash order shows who may pay in cash, and a link to verify the e-mail address', async () => {
  const screen = await openChoice(4);
  await expect.element(screen.getByText(CASH_LIMIT_NOTE)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Verify your e-mail' }))
    .toHaveAttribute('href', '/account');
  await screen.getByText('Online Payment').click();
  await expect.element(screen.getByText(CASH_LIMIT_NOTE)).not.toBeInTheDocument();
});

test('a usual order shows no cash limit', async () => {
  const screen = await openChoice(3);
  await expect.element(screen.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await expect.element(screen.getByText(CASH_LIMIT_NOTE)).not.toBeInTheDocument();
});
