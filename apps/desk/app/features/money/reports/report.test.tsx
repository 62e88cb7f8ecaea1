import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import { FORMATS } from '../../../lib/format/format.ts';
import ReportRoute from './report.route.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function sums(month: string, orders: number, goodsPaise: number) {
  return { month, orders, pieces: orders, goodsPaise, chargesPaise: 0, totalPaise: goodsPaise };
}

const REPORT = {
  months: [
    sums('2025-10', 1, 100_00),
    ...['2026-09', '2026-10', '2026-11'].map((month) => sums(month, 2, 200_00)),
  ],
  rows: [
    {
      ...{ _id: 'm1', name: 'Marwar Masala Samuh', nameHindi: 'मारवाड़ मसाला समूह' },
      months: [sums('2025-10', 1, 100_00), sums('2026-10', 2, 150_00)],
    },
    { ...{ _id: null, name: '', nameHindi: '' }, months: [sums('2026-10', 1, 50_00)] },
  ],
};

// product 10.4.8
test('a table has months, sums and changes, and its choices are in the address', async () => {
  const seen = stubApi((call) =>
    call === 'GET /desk/reports' ? { status: 200, data: REPORT } : undefined,
  );
  const screen = await renderScreen(<ReportRoute />, 'en', '/money/reports?months=3');
  const row = screen.getByRole('row', { name: /^Marwar Masala Samuh/ });
  await expect
    .poll(() => row.query()?.textContent)
    .toBe('Marwar Masala Samuh₹0₹150₹0₹150+₹150+₹50+50%');
  const of2025 = FORMATS.en.shortMonth('2025-10');
  const of2026 = FORMATS.en.shortMonth('2026-10');
  await expect
    .element(screen.getByRole('columnheader', { name: `${of2026} against ${of2025}` }))
    .toBeVisible();
  await expect.element(screen.getByText('Goods without a group')).toBeVisible();
  expect(seen.map(({ query }) => query)).toEqual(['by=group&from=2025-10&to=2026-11']);
  await screen.getByLabelText('By', { exact: true }).selectOptions('place');
  await expect.poll(() => seen.at(-1)?.query).toBe('by=place&from=2025-10&to=2026-11');
});

// product 10.4.9
test('the file has what is shown in the words of the screen', async () => {
  stubApi(() => ({ status: 200, data: REPORT }));
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  const screen = await renderScreen(<ReportRoute />, 'hi', '/money/reports?months=3');
  await screen.getByRole('button', { name: 'CSV फ़ाइल' }).click();
  await expect.poll(() => files.length).toBe(1);
  create.mockRestore();
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text).toMatch(/^समूह,क्या,/);
  expect(text).toContain(
    'मारवाड़ मसाला समूह,बिका सामान (रुपये),0.00,150.00,0.00,150.00,150.00,,50.00,50',
  );
});
