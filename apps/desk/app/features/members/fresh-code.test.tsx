import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { FreshCode } from '../../components/access/fresh-code.tsx';

import RecoveryCodesRoute from './recovery-codes.route.tsx';

const REPLACE = 'POST /desk/second-factor/recovery-codes';
const VERIFY = 'POST /desk/second-factor/verify';

async function askForCodes() {
  let isGiven = false;
  const requests = stubApi((call, { body }) => {
    if (call === REPLACE) {
      return isGiven
        ? { status: 200, data: { recoveryCodes: ['4k7m-p2xw-9dqr'] } }
        : { status: 403, code: 'fresh_code_required' };
    }
    if (call !== VERIFY) return undefined;
    isGiven = JSON.stringify(body) === '{"code":"123456"}';
    return isGiven ? { status: 200 } : { status: 400, code: 'second_factor_wrong' };
  });
  const screen = await renderScreen(
    <>
      <RecoveryCodesRoute />
      <FreshCode />
    </>,
  );
  await screen.getByRole('button', { name: 'नए कोड बनाएँ' }).click();
  await expect.element(screen.getByText(/नया कोड चाहिए/)).toBeVisible();
  return { screen, requests };
}

// product 10.8.10
test('a call that needs a new code asks for it, and is made again once it was given', async () => {
  const { screen, requests } = await askForCodes();
  await screen.getByLabelText('कोड', { exact: true }).fill('000000');
  await screen.getByRole('button', { name: 'जाँचें' }).click();
  await expect.element(screen.getByText(/^यह कोड सही नहीं है/)).toBeVisible();
  await screen.getByLabelText('कोड', { exact: true }).fill('123456');
  await screen.getByRole('button', { name: 'जाँचें' }).click();
  await expect.element(screen.getByText('4k7m-p2xw-9dqr')).toBeVisible();
  expect(requests.map(({ call }) => call)).toEqual([REPLACE, VERIFY, VERIFY, REPLACE]);
});

// product 10.8.10
test('without a code the call is not made, which is said', async () => {
  const { screen, requests } = await askForCodes();
  await screen.getByRole('button', { name: 'बंद करें' }).click();
  await expect.element(screen.getByText('यह काम कोड डालने पर ही होगा।')).toBeVisible();
  expect(requests.map(({ call }) => call)).toEqual([REPLACE]);
});
