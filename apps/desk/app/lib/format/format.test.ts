import { describe, expect, it } from 'vitest';
import { FORMATS } from './format.ts';

describe.each(['hi', 'en'] as const)('the formats of %s', (language) => {
  const format = FORMATS[language];

  // product 10.6.1
  it('group rupees as India does, and show paise only where there are some', () => {
    expect(format.money(12_345_600)).toBe('₹1,23,456');
    expect(format.money(12_345_650)).toBe('₹1,23,456.50');
    expect(format.money(-0)).toBe('₹0');
    expect(format.number(1_234_567)).toBe('12,34,567');
  });

  // product 10.6.1
  it('show the day of India, not that of the phone', () => {
    expect(format.day('2026-11-22T20:00:00Z')).toMatch(/^23 (नव|Nov)/);
  });
});

it('names a month in both languages', () => {
  expect(FORMATS.hi.month('2026-11')).toBe('नवंबर 2026');
  expect(FORMATS.en.month('2026-11')).toBe('November 2026');
});
