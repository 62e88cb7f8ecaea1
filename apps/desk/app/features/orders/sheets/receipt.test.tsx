import { expect, test } from 'vitest';
import { createLine, createOrder } from '../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import { Receipt } from './receipt.tsx';

const AMOUNTS = {
  ...{ subtotalPaise: 210_00, shippingPaise: 105_00, taxesPaise: 0, discountPaise: 0 },
  ...{ totalPaise: 315_00, returnedPaise: 0 },
};

function createReceipt(receiptGstin: string, state = 'Kerala') {
  const order = createOrder({
    ...{ receiptNumber: '2026-27/000001', receiptIssuedAt: '2026-12-01T06:00:00Z', receiptGstin },
    amounts: AMOUNTS,
  });
  const line = createLine(1, {
    ...{ quantity: 2, unitPricePaise: 105_00, totalPaise: 210_00, gstRate: 5, hsn: '0904' },
  });
  return {
    ...order,
    address: { ...order.address, state },
    groups: [{ maker: null, lines: [line], linesPaise: 210_00 }],
  };
}

// product 10.4.12
test('a receipt of a shop that is not registered is a bill of supply', async () => {
  stubApi(() => undefined);
  const screen = await renderScreen(<Receipt order={createReceipt('')} />, 'en');
  await expect.element(screen.getByRole('heading', { name: 'Bill of supply' })).toBeVisible();
  await expect.element(screen.getByText(/no GST is charged/)).toBeVisible();
  await expect.element(screen.getByText('HSN')).not.toBeInTheDocument();
});

// product 10.4.13
test('that of a registered one is a tax invoice, with the tax of each line', async () => {
  stubApi(() => undefined);
  const order = createReceipt('08ABCDE1234F1Z0');
  const screen = await renderScreen(<Receipt order={order} />, 'en');
  await expect.element(screen.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
  const tax = screen.getByRole('table').last();
  await expect.element(tax.getByText(/Place of supply: 32-Kerala/)).toBeVisible();
  await expect.element(tax.getByRole('row').nth(1)).toHaveTextContent('Papad 109045%₹200₹10₹210');
  await expect.element(tax.getByRole('row').last()).toHaveTextContent('Sum₹300₹15₹315');
});
