import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import RecoveryCodesRoute from './recovery-codes.route.tsx';

const REPLACE = 'POST /desk/second-factor/recovery-codes';

// product 10.8.2
test('new recovery codes are made after a warning, and shown to be copied or printed', async () => {
  const requests = stubApi((call) =>
    call === REPLACE
      ? { status: 200, data: { recoveryCodes: ['4k7m-p2xw-9dqr', '2b3c-d4f5-g6h7'] } }
      : undefined,
  );
  const screen = await renderScreen(<RecoveryCodesRoute />);
  await expect.element(screen.getByText(/पुराने कोड बेकार हो जाएँगे/)).toBeVisible();
  expect(requests).toEqual([]);
  await screen.getByRole('button', { name: 'नए कोड बनाएँ' }).click();
  await expect.element(screen.getByText('4k7m-p2xw-9dqr')).toBeVisible();
  await expect.element(screen.getByText(/ये कोड दोबारा नहीं दिखेंगे/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'छापें' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'कोड कॉपी करें' })).toBeVisible();
});

// product 10.8.2
test('codes whose response was lost are to be made once more', async () => {
  stubApi((call) => (call === REPLACE ? { status: 500 } : undefined));
  const screen = await renderScreen(<RecoveryCodesRoute />);
  await screen.getByRole('button', { name: 'नए कोड बनाएँ' }).click();
  await expect.element(screen.getByText(/कोड फिर बनाएँ/)).toBeVisible();
});
