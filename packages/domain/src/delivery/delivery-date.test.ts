import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CUT_OFF_HOUR,
  estimateDelivery,
  estimateMaxAge,
  formatDeliveryDay,
  MAX_ESTIMATE_AGE_S,
  NATIONAL_HOLIDAYS,
  PACKING_DAYS,
} from './delivery-date.ts';

const DAY_MS = 86_400_000;

// product 9.3.1
it('packing takes 2 working days, and the day ends at 14:00', () => {
  expect(PACKING_DAYS).toBe(2);
  expect(CUT_OFF_HOUR).toBe(14);
  expect(NATIONAL_HOLIDAYS).toEqual(['01-26', '08-15', '10-02']);
});

describe('an order of', () => {
  it.each([
    ['a Monday morning', '2026-11-23T10:00+05:30', '302001', '2026-11-28'],
    ['the last moment before the cut-off', '2026-11-23T13:59:59.999+05:30', '302001', '2026-11-28'],
    ['the cut-off', '2026-11-23T14:00+05:30', '302001', '2026-11-30'],
    ['midnight', '2026-11-24T00:00+05:30', '302001', '2026-11-30'],
    ['a Saturday morning', '2026-11-28T10:00+05:30', '302001', '2026-12-04'],
    ['a Saturday evening', '2026-11-28T20:00+05:30', '302001', '2026-12-04'],
    ['a Sunday evening', '2026-11-29T20:00+05:30', '302001', '2026-12-05'],
    ['a Monday, to Delhi', '2026-11-23T10:00+05:30', '110001', '2026-11-30'],
    ['a Monday, to Mumbai', '2026-11-23T10:00+05:30', '400001', '2026-12-01'],
    ['a Monday, to Kochi', '2026-11-23T10:00+05:30', '682001', '2026-12-02'],
    ['a Monday, to Leh', '2026-11-23T10:00+05:30', '194101', '2026-12-04'],
    ['a Monday, to Port Blair', '2026-11-23T10:00+05:30', '744101', '2026-12-04'],
    ['the days before Republic Day', '2027-01-22T10:00+05:30', '302001', '2027-01-29'],
    ['the days before Independence Day', '2028-08-14T10:00+05:30', '302001', '2028-08-21'],
    ['the days before Gandhi Jayanti', '2026-09-30T10:00+05:30', '302001', '2026-10-07'],
    ['a holiday', '2027-01-26T10:00+05:30', '302001', '2027-02-01'],
    ['the end of a year', '2026-12-31T15:00+05:30', '302001', '2027-01-07'],
    ['the day before, by the clock of UTC', '2026-11-22T20:00Z', '302001', '2026-11-28'],
    // product 9.3.1
  ])('%s arrives in time', (_, placed, pincode, deliverBy) => {
    expect(estimateDelivery(pincode, Date.parse(placed)).deliverBy).toBe(deliverBy);
  });
});

// product 9.3.5
it('an estimate holds until the next cut-off in India', () => {
  const until = (placed: string) =>
    new Date(estimateDelivery('302001', Date.parse(placed)).validUntil).toISOString();
  expect(until('2026-11-23T13:59:59+05:30')).toBe('2026-11-23T08:30:00.000Z');
  expect(until('2026-11-23T14:00:00+05:30')).toBe('2026-11-24T08:30:00.000Z');
  expect(until('2026-11-24T00:30:00+05:30')).toBe('2026-11-24T08:30:00.000Z');
});

const instant = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });
const pincode = fc.integer({ min: 110_000, max: 859_999 }).map(String);

// product 9.3.1
it('an order is delivered on a working day, and never before one placed earlier', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 10 * DAY_MS }), pincode, (now, later, to) => {
      const { deliverBy, validUntil } = estimateDelivery(to, now);
      expect(new Date(deliverBy).getUTCDay()).not.toBe(0);
      expect(NATIONAL_HOLIDAYS).not.toContain(deliverBy.slice(5));
      expect(estimateDelivery(to, now + later).deliverBy >= deliverBy).toBe(true);
      expect(estimateDelivery(to, validUntil - 1).deliverBy).toBe(deliverBy);
      expect(validUntil).toBeGreaterThan(now);
      expect(validUntil - now).toBeLessThanOrEqual(DAY_MS);
    }),
  );
});

// product 9.3.2
it('without a holiday the courier’s days are the three to seven that the shop promises', () => {
  for (let day = 0; day < 6; day += 1) {
    // A March has no holiday.
    const placed = Date.parse('2027-03-01T10:00+05:30') + day * DAY_MS;
    const packed = Date.parse('2027-03-01') + (day + (day < 4 ? 2 : 3)) * DAY_MS;
    for (const to of ['302001', '110001', '400001', '560001']) {
      const days = (Date.parse(estimateDelivery(to, placed).deliverBy) - packed) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(3);
      expect(days).toBeLessThanOrEqual(7);
    }
  }
});

describe('a day of a delivery', () => {
  it.each([
    ['2026-12-01', 'Tue 1 Dec'],
    ['2026-11-28', 'Sat 28 Nov'],
    ['2027-01-05', 'Tue 5 Jan'],
    ['2026-13-01', ''],
    ['2026-12-01T00:00Z', ''],
    ['1 Dec 2026', ''],
    ['x2026-12-01', ''],
    ['', ''],
    // product 9.3.3
  ])('%o is shown as %o', (isoDay, text) => {
    expect(formatDeliveryDay(isoDay)).toBe(text);
  });
});

describe('an estimate may be cached', () => {
  it.each([
    ['an hour at most', 5 * 3_600_000, MAX_ESTIMATE_AGE_S],
    ['until the cut-off', 90_500, 90],
    ['not in the last second', 999, 0],
  ])('%s', (_, ms, seconds) => {
    expect(estimateMaxAge({ deliverBy: '2026-12-01', validUntil: 1e12 + ms }, 1e12)).toBe(seconds);
  });

  // product 9.3.5
  it('for 3600 s at most', () => {
    expect(MAX_ESTIMATE_AGE_S).toBe(3600);
  });
});
