import { expect, test } from 'vitest';
import { readReportView } from './report-view.ts';

const NOW = Date.parse('2026-11-29T06:00:00Z');

// product 10.4.8
test('the address chooses rows, figure and months, and asks for what is compared with them', () => {
  const search = new URLSearchParams('by=place&show=total&months=3&to=2026-02');
  expect(readReportView(search, NOW)).toEqual({
    by: 'place',
    figure: 'total',
    count: 3,
    months: ['2025-12', '2026-01', '2026-02'],
    compared: { month: '2026-02', before: '2026-01', yearBefore: '2025-02' },
    from: '2025-02',
  });
});

// product 10.4.8
test('without choices, or with wrong ones, the last six months show the goods of groups', () => {
  const view = readReportView(new URLSearchParams(), NOW);
  expect(view).toMatchObject({
    ...{ by: 'group', figure: 'goods', count: 6, from: '2025-10' },
    compared: { month: '2026-10' },
  });
  expect(view.months).toHaveLength(6);
  expect(view.months.at(-1)).toBe('2026-11');
  const wrong = new URLSearchParams('by=group&show=total&months=7&to=2027-01');
  expect(readReportView(wrong, NOW)).toEqual(view);
  expect(readReportView(new URLSearchParams('to=1999-01'), NOW)).toEqual(view);
});

test('a year of months has a year before it', () => {
  const view = readReportView(new URLSearchParams('months=12'), NOW);
  expect(view.months[0]).toBe('2025-12');
  expect(view.from).toBe('2025-10');
});
