import { shopQuery } from '@haat/api-sdk/tanstack';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMe } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { MemberGate } from './member-gate.tsx';
import SecondFactorSetup from './second-factor-setup.tsx';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

function stubSetup() {
  stubApi((call) => {
    if (call === 'POST /desk/second-factor') {
      return { status: 201, data: { secret: SECRET, uri: `otpauth://totp/Haat?secret=${SECRET}` } };
    }
    if (call !== 'POST /desk/second-factor/confirm') return undefined;
    return { status: 200, data: { recoveryCodes: ['4k7m-p2xw-9dqr', '2b3c-d4f5-g6h7'] } };
  });
}

function stubClipboard() {
  const copied: string[] = [];
  const stub = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async (text) => void copied.push(text));
  onTestFinished(() => stub.mockRestore());
  return copied;
}

// product 10.1.13
test('the set-up says why and what for, then leads through app, key and code', async () => {
  stubSetup();
  const screen = await renderScreen(<SecondFactorSetup />);
  await expect.element(screen.getByText(/^आपके काम में पैसे और लोगों के पते/)).toBeVisible();
  await expect.element(screen.getByText(/^यह एक बार करना है/)).toBeVisible();
  // The test's browser has a mouse, as a laptop.
  await expect.element(screen.getByLabelText('कोड', { exact: true })).toHaveFocus();
  const steps = screen.getByRole('heading', { level: 2 }).all();
  expect(steps.map((step) => step.element().textContent)).toEqual([
    '1. फ़ोन में ऐप लगाएँ',
    '2. ऐप में दुकान की कुंजी जोड़ें',
    '3. ऐप का कोड यहाँ लिखें',
  ]);
  for (const [name, id] of [
    ['Google Authenticator', 'com.google.android.apps.authenticator2'],
    ['Aegis', 'com.beemdevelopment.aegis'],
  ] as const) {
    await expect
      .element(screen.getByRole('link', { name }))
      .toHaveAttribute('href', `https://play.google.com/store/apps/details?id=${id}`);
  }
});

// product 10.6.2
test('the key stands in groups of four and is copied whole; a phone without the app says so', async () => {
  stubSetup();
  const copied = stubClipboard();
  const screen = await renderScreen(<SecondFactorSetup />);
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await screen.getByRole('button', { name: 'कुंजी कॉपी करें' }).click();
  await expect.element(screen.getByText('कॉपी हो गया।')).toBeVisible();
  expect(copied).toEqual([SECRET]);
  const link = screen.getByRole('link', { name: 'कोड वाला ऐप खोलें' });
  // No program of this machine is asked.
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  await expect.element(screen.getByText(/^कोड वाला ऐप नहीं खुला।/), { timeout: 5000 }).toBeVisible();
});

// product 10.8.2
test('the recovery codes are shown once, to be printed, saved or copied', async () => {
  stubSetup();
  const screen = await renderScreen(<SecondFactorSetup />);
  await screen.getByLabelText('कोड', { exact: true }).fill('१२३४५६');
  await screen.getByRole('button', { name: 'जाँचें' }).click();
  await expect.element(screen.getByText('4k7m-p2xw-9dqr')).toBeVisible();
  await expect.element(screen.getByText(/ये कोड दोबारा नहीं दिखेंगे/)).toBeVisible();
  for (const name of ['छापें', 'फ़ाइल में सहेजें', 'कोड कॉपी करें', 'मैंने लिख लिए']) {
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  }
});

// product 10.8.2
test('codes that are not written down yet are shown again after a reload, to their member alone', async () => {
  const sessions = { userId: 'u1' };
  stubApi((call) => {
    const me = createMe();
    if (call === 'GET /desk/me') {
      return { status: 200, data: { ...me, user: { ...me.user, _id: sessions.userId } } };
    }
    if (call === 'POST /desk/second-factor') {
      return { status: 201, data: { secret: SECRET, uri: `otpauth://totp/Haat?secret=${SECRET}` } };
    }
    return { status: 200, data: { recoveryCodes: ['4k7m-p2xw-9dqr', '2b3c-d4f5-g6h7'] } };
  });
  onTestFinished(() => sessionStorage.clear());
  queryClient.setQueryData(shopQuery(desk, '/desk/me').queryKey, createMe());
  const first = await renderScreen(<SecondFactorSetup />);
  await first.getByLabelText('कोड', { exact: true }).fill('123456');
  await first.getByRole('button', { name: 'जाँचें' }).click();
  await expect.element(first.getByText('4k7m-p2xw-9dqr')).toBeVisible();
  await first.unmount();

  const second = await renderScreen(<MemberGate>the desk</MemberGate>);
  await expect.element(second.getByText('4k7m-p2xw-9dqr')).toBeVisible();
  await second.getByRole('button', { name: 'मैंने लिख लिए' }).click();
  await expect.element(second.getByText('the desk')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  await second.unmount();

  sessionStorage.setItem('desk-recovery-codes', '["u1","4k7m-p2xw-9dqr"]');
  queryClient.clear();
  sessions.userId = 'u2';
  const others = await renderScreen(<MemberGate>the desk</MemberGate>);
  await expect.element(others.getByText('the desk')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});
