import { describe, expect, it } from 'vitest';
import {
  findComparedMonths,
  listReportMonths,
  MAX_REPORT_MONTHS,
  monthInIndia,
  moveMonth,
} from './report-months.ts';

describe('the months of a report', () => {
  // product 10.4.7
  it('change at midnight in India', () => {
    expect(monthInIndia(Date.parse('2026-11-30T18:29:59Z'))).toBe('2026-11');
    expect(monthInIndia(Date.parse('2026-11-30T18:30:00Z'))).toBe('2026-12');
  });

  it('are listed over the end of a year, the oldest first', () => {
    expect(listReportMonths('2025-11', '2026-02')).toEqual([
      ...['2025-11', '2025-12', '2026-01', '2026-02'],
    ]);
    expect(listReportMonths('2026-11', '2026-11')).toEqual(['2026-11']);
  });

  it('are at most two years, in order, and months', () => {
    expect(listReportMonths('2025-01', '2026-12')).toHaveLength(MAX_REPORT_MONTHS);
    expect(listReportMonths('2024-12', '2026-12')).toBeNull();
    expect(listReportMonths('2026-12', '2026-11')).toBeNull();
    expect(listReportMonths('2026-13', '2026-14')).toBeNull();
  });

  it('move by whole years and back', () => {
    expect(moveMonth('2026-01', -1)).toBe('2025-12');
    expect(moveMonth('2026-12', 1)).toBe('2027-01');
    expect(moveMonth('2026-03', -12)).toBe('2025-03');
  });

  // product 10.4.8
  it('are compared by the last one that has ended', () => {
    const now = Date.parse('2026-01-15T00:00:00Z');
    const compared = { month: '2025-12', before: '2025-11', yearBefore: '2024-12' };
    expect(findComparedMonths(['2025-11', '2025-12', '2026-01'], now)).toEqual(compared);
    expect(findComparedMonths(['2025-11', '2025-12'], now)).toEqual(compared);
    expect(findComparedMonths(['2026-01'], now)).toBeNull();
  });
});
