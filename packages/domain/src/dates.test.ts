import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayInIndia,
  formatDate,
  formatShortDate,
  parseInstant,
  startOfDayInIndia,
  yearInIndia,
} from './dates.ts';

// Years of four digits, which is where both formats are meant to agree.
const instant = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2099, 11, 30) });

describe('formatDate', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '21 November 2026'],
    ['2026-11-20T18:29:59.999Z', '20 November 2026'],
    ['2026-11-20T18:30:00Z', '21 November 2026'],
    ['2026-11-21T00:00:00+05:30', '21 November 2026'],
    ['soon', ''],
    [null, ''],
  ])('shows %o as %o', (value, text) => {
    expect(formatDate(value)).toBe(text);
  });

  it('agrees with the platform’s own long en-IN date in Asia/Kolkata', () => {
    const platform = new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'long',
      timeZone: 'Asia/Kolkata',
    });
    fc.assert(
      fc.property(instant, (ms) => {
        expect(formatDate(ms)).toBe(platform.format(ms));
      }),
    );
  });
});

it.each([
  ['2026-11-20T18:29:59.999Z', '20 Nov'],
  ['2026-11-20T18:30:00Z', '21 Nov'],
  ['soon', ''],
  [null, ''],
])('the short date of %o is %o', (value, text) => {
  expect(formatShortDate(value)).toBe(text);
});

describe('parseInstant', () => {
  it('is tested in a time zone that is neither UTC nor India’s', () => {
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-13.75 * 60);
  });

  it('reads ISO text and ms, nothing else', () => {
    expect(parseInstant('1970-01-01T00:00:01Z')).toBe(1000);
    expect(parseInstant(1000)).toBe(1000);
    expect(parseInstant(-1000)).toBe(-1000);
    expect(parseInstant(253_402_300_799_999)).toBe(Date.UTC(9999, 11, 31, 23, 59, 59, 999));
  });

  it.each([
    ['2026-11-21', Date.UTC(2026, 10, 21)],
    ['2026-11-21T10:00', Date.UTC(2026, 10, 21, 10)],
    ['2026-11-21T10:00:30', Date.UTC(2026, 10, 21, 10, 0, 30)],
    [' 2026-11-21 10:00:30.5 ', Date.UTC(2026, 10, 21, 10, 0, 30, 500)],
    ['2026-11-21T10:00:00.123456Z', Date.UTC(2026, 10, 21, 10, 0, 0, 123)],
    ['2026-11-21T10:00:00-02:00', Date.UTC(2026, 10, 21, 12)],
  ])('reads %o as UTC where it names no zone', (text, ms) => {
    expect(parseInstant(text)).toBe(ms);
  });

  it.each([
    true,
    new Date(0),
    null,
    1e300,
    253_402_300_800_000,
    Number.NaN,
    '2026',
    '21/11/2026',
    'Nov 21, 2026',
    '2026-11-21T25:00',
    'on 2026-11-21',
  ])('rejects %o', (value) => {
    expect(parseInstant(value)).toBeNull();
  });
});

it('the year in India begins five and a half hours early', () => {
  expect(yearInIndia(Date.UTC(2026, 11, 31, 18, 29))).toBe(2026);
  expect(yearInIndia(Date.UTC(2026, 11, 31, 18, 30))).toBe(2027);
});

describe('a day in India', () => {
  it('begins at 18:30 UTC of the day before', () => {
    const start = Date.parse('2026-11-20T18:30:00Z');
    expect(startOfDayInIndia('2026-11-21')).toBe(start);
    expect([start - 1, start].map(dayInIndia)).toEqual(['2026-11-20', '2026-11-21']);
  });
});
