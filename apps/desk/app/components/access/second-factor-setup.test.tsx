import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
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
