import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { PayoutDialog } from './payout-dialog.tsx';

const RECORD = 'POST /desk/money/payouts';

// product 10.8.4
test('a payout whose response was lost is recorded once, however often it is pressed', async () => {
  const seen = stubApi((call) => (call === RECORD ? { status: 501 } : undefined));
  const listPayouts = () => seen.filter(({ call }) => call === RECORD);
  const screen = await renderScreen(
    <PayoutDialog
      maker={{ _id: 'm1', name: 'Marwar Masala Samuh', nameHindi: '' }}
      duePaise={25_000}
      withCouriersPaise={0}
      inReturnsPaise={0}
      onClose={() => {}}
    />,
  );
  const save = screen.getByRole('button', { name: 'लिख लें' });
  await save.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await save.click();
  await expect.poll(() => listPayouts().length).toBe(2);
  await screen.getByLabelText('कितने रुपये').fill('100');
  await save.click();
  await expect.poll(() => listPayouts().length).toBe(3);
  const [first, second, third] = listPayouts().map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const NOTHING_HELD = { withCouriersPaise: 0, inReturnsPaise: 0 };

const MAKER = { _id: 'm1', name: 'Marwar Masala Samuh', nameHindi: '' };

/** A statement of this month, before which ₹300 were due, and in which ₹100 were paid. */
const STATEMENT = {
  maker: MAKER,
  month: '2026-11',
  openingPaise: 30_000,
  totals: {
    soldPaise: 25_000,
    returnedPaise: 0,
    feesPaise: 0,
    paidPaise: 10_000,
    duePaise: 15_000,
  },
  closingPaise: 45_000,
  entries: [],
};

// product 10.4.4
test('the debt of the months before is offered with its amount, and noted', async () => {
  const seen = stubApi((call) => {
    if (call === RECORD) return { status: 501 };
    return call.startsWith('GET /desk/money/statements/m1/')
      ? { status: 200, data: STATEMENT }
      : undefined;
  });
  const screen = await renderScreen(
    <PayoutDialog maker={MAKER} duePaise={45_000} {...NOTHING_HELD} onClose={() => {}} />,
  );
  await screen.getByRole('button', { name: /तक का बाकी: ₹200$/ }).click();
  await expect.element(screen.getByLabelText('कितने रुपये')).toHaveValue('200');
  await screen.getByRole('button', { name: 'लिख लें' }).click();
  await expect
    .poll(() => seen.find(({ call }) => call === RECORD)?.body)
    .toMatchObject({ amountPaise: 20_000, note: expect.stringMatching(/ तक का$/) });
});

// product 10.4.4
test('too much and a day to come are said with their limits, and no longer once they are mended', async () => {
  const seen = stubApi(() => undefined);
  const screen = await renderScreen(
    <PayoutDialog maker={MAKER} duePaise={437_000} {...NOTHING_HELD} onClose={() => {}} />,
  );
  const amount = screen.getByLabelText('कितने रुपये');
  await amount.fill('५०००');
  await screen.getByLabelText('किस दिन दिए').fill('2099-01-01');
  await screen.getByRole('button', { name: 'लिख लें' }).click();
  await expect.element(amount).toHaveAccessibleDescription(/ज़्यादा से ज़्यादा ₹4,370/);
  await expect
    .element(screen.getByLabelText('किस दिन दिए'))
    .toHaveAccessibleDescription(/अभी आया नहीं/);
  await amount.fill('4370');
  await expect.element(amount).not.toHaveAccessibleDescription(/ज़्यादा/);
  expect(seen.some(({ call }) => call === RECORD)).toBe(false);
});

// product 10.4.10
test('what couriers have and what may come back is told apart, and not offered at first', async () => {
  stubApi(() => undefined);
  const screen = await renderScreen(
    <PayoutDialog
      maker={MAKER}
      duePaise={100_000}
      withCouriersPaise={30_000}
      inReturnsPaise={20_000}
      onClose={() => {}}
    />,
    'en',
  );
  await expect.element(screen.getByText('Of this with couriers: ₹300')).toBeVisible();
  await expect.element(screen.getByText('Of this in open returns: ₹200')).toBeVisible();
  await expect.element(screen.getByText(/This sends no money/)).toBeVisible();
  const amount = screen.getByLabelText('Rupees');
  await expect.element(amount).toHaveValue('500');
  await screen.getByRole('button', { name: 'All that is due until today: ₹1,000' }).click();
  await expect.element(amount).toHaveValue('1000');
});
