import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SellerLine } from './seller-line.tsx';

// product 2.13.16
test.each([
  [
    { sellerName: 'Example Traders', sellerAddress: 'Jodhpur' },
    'You buy from Example Traders, Jodhpur',
  ],
  [{ sellerName: '', sellerAddress: '' }, 'This is a demonstration shop: nothing is sold or sent.'],
])('an order says from whom it is: %o', async (seller, text) => {
  const Screen = createRoutesStub([{ id: 'root', path: '/', Component: SellerLine }]);
  const screen = await render(<Screen hydrationData={{ loaderData: { root: { seller } } }} />);
  await expect.element(screen.getByText(text)).toBeVisible();
});
