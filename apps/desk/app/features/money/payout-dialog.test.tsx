import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { PayoutDialog } from './payout-dialog.tsx';

const RECORD = 'POST /desk/money/payouts';

test('a payout whose response was lost is recorded once, however often it is pressed', async () => {
  const requests = stubApi((call) => (call === RECORD ? { status: 501 } : undefined));
  const screen = await renderScreen(
    <PayoutDialog
      maker={{ _id: 'm1', name: 'Marwar Masala Samuh', nameHindi: '' }}
      duePaise={25_000}
      onClose={() => {}}
    />,
  );
  const save = screen.getByRole('button', { name: 'लिख लें' });
  await save.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await save.click();
  await expect.poll(() => requests.length).toBe(2);
  await screen.getByLabelText('कितने रुपये').fill('100');
  await save.click();
  await expect.poll(() => requests.length).toBe(3);
  const [first, second, third] = requests.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
