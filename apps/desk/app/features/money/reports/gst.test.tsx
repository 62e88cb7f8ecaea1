import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import GstRoute from './gst.route.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const AMOUNTS = {
  ...{ taxablePaise: 200_00, cgstPaise: 5_00, sgstPaise: 5_00, igstPaise: 0, totalPaise: 210_00 },
};
const OTHER = { ...AMOUNTS, cgstPaise: 0, sgstPaise: 0, igstPaise: 10_00 };

const MONTH = {
  places: [
    { placeOfSupply: '08-Rajasthan', rate: 5, ...AMOUNTS },
    { placeOfSupply: '32-Kerala', rate: 5, ...OTHER },
  ],
  codes: [{ hsn: '0904', rate: 5, pieces: 4, ...AMOUNTS }],
  large: [],
  credits: [{ receiptNumber: '2026-27/000007', placeOfSupply: '32-Kerala', ...OTHER }],
  sums: AMOUNTS,
  ...{ invoices: 2, unratedPaise: 0, incomplete: ['2026-27/000008'] },
};

// product 10.4.14
test('a month has its sums by place and rate, what lacks facts, and a file in the columns of the tool', async () => {
  const seen = stubApi((call) =>
    call === 'GET /desk/reports/gst' ? { status: 200, data: MONTH } : undefined,
  );
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  const screen = await renderScreen(<GstRoute />, 'en', '/money/reports/gst?month=2026-10');
  const places = screen.getByRole('region', { name: 'By state and rate (table 7)' });
  await expect.element(places.getByRole('row').last()).toHaveTextContent('Sum₹400₹5₹5₹10₹420');
  await expect.element(screen.getByText(/: 1, such as 2026-27\/000008/)).toBeVisible();
  await expect.element(screen.getByText(/Have a tax adviser check it/)).toBeVisible();
  await screen.getByRole('button', { name: 'CSV: table 7' }).click();
  await expect.poll(() => files.length).toBe(1);
  create.mockRestore();
  const text = (await files[0]?.text()) ?? '';
  expect(text.split('\r\n').slice(1)).toEqual([
    'OE,08-Rajasthan,5,,200.00,,',
    'OE,32-Kerala,5,,200.00,,',
    '',
  ]);
  await screen.getByLabelText('Month').selectOptions('2026-09');
  await expect.poll(() => seen.at(-1)?.query).toBe('month=2026-09');
});

// product 10.4.14
test('a month without tax invoices says so, and where the registration is', async () => {
  const none = { places: [], codes: [], large: [], credits: [], invoices: 0, incomplete: [] };
  stubApi(() => ({ status: 200, data: { ...none, sums: AMOUNTS, unratedPaise: 0 } }));
  const screen = await renderScreen(<GstRoute />, 'hi');
  await expect.element(screen.getByText(/इस महीने में कोई टैक्स इनवॉइस नहीं है/)).toBeVisible();
});
