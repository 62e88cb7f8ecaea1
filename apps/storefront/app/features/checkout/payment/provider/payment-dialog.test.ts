import { expect, it } from 'vitest';
import { PAYMENT_THEME_COLOUR } from './payment-dialog.ts';

// product 9.1.3
it('the payment dialog has the colour #BD1A12', () => {
  expect(PAYMENT_THEME_COLOUR).toBe('#BD1A12');
});
