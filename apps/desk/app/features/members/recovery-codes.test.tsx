import { shopQuery } from '@haat/api-sdk/tanstack';
import { expect, onTestFinished, test } from 'vitest';
import { createMe } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { MemberGate } from '../../components/access/member-gate.tsx';
import { SignOutButton } from '../../components/access/sign-out-button.tsx';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useSignOut } from '../../lib/api/use-sign-out.ts';
import { keepCodes } from '../../lib/kept-codes.ts';
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
test('they are there after a reload until somebody says that they are written down', async () => {
  stubApi((call) => {
    if (call === 'GET /desk/me') return { status: 200, data: createMe() };
    return call === REPLACE
      ? { status: 200, data: { recoveryCodes: ['4k7m-p2xw-9dqr'] } }
      : undefined;
  });
  onTestFinished(() => sessionStorage.clear());
  queryClient.setQueryData(shopQuery(desk, '/desk/me').queryKey, createMe());
  const first = await renderScreen(<RecoveryCodesRoute />);
  await first.getByRole('button', { name: 'नए कोड बनाएँ' }).click();
  await expect.element(first.getByText('4k7m-p2xw-9dqr')).toBeVisible();
  await first.unmount();
  const second = await renderScreen(<MemberGate>the desk</MemberGate>);
  await expect.element(second.getByText('4k7m-p2xw-9dqr')).toBeVisible();
  await second.getByRole('button', { name: 'मैंने लिख लिए' }).click();
  await expect.element(second.getByText('the desk')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

function SignOut() {
  return <SignOutButton signOut={useSignOut()} />;
}

// product 10.8.2
test('a sign-out drops codes that were not written down', async () => {
  stubApi((call) => (call === 'POST /users/logout' ? { status: 200 } : { status: 401 }));
  queryClient.setQueryData(shopQuery(desk, '/desk/me').queryKey, createMe());
  keepCodes(['4k7m-p2xw-9dqr']);
  expect(sessionStorage).toHaveLength(1);
  const screen = await renderScreen(<SignOut />);
  await screen.getByRole('button', { name: 'लॉग आउट' }).click();
  await expect.poll(() => sessionStorage.length).toBe(0);
  await expect.poll(() => queryClient.isMutating()).toBe(0);
});

// product 10.8.2
test('codes whose response was lost are to be made once more', async () => {
  stubApi((call) => (call === REPLACE ? { status: 500 } : undefined));
  const screen = await renderScreen(<RecoveryCodesRoute />);
  await screen.getByRole('button', { name: 'नए कोड बनाएँ' }).click();
  await expect.element(screen.getByText(/कोड फिर बनाएँ/)).toBeVisible();
});
