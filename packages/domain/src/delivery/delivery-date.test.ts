import { describe, expect, it } from 'vitest';
import {
  estimateDelivery,
  estimateMaxAge,
  formatDeliveryDay,
  MAX_ESTIMATE_AGE_S,
} from './delivery-date.ts';

describe('an order of', () => {
  it.each([
    ['a Monday morning', '2026-11-23T10:00+05:30', '302001', '2026-11-28'],
    ['the last moment before the cut-off', '2026-11-23T13:59:59.999+05:30', '302001', '2026-11-28'],
    ['the cut-off', '2026-11-23T14:00+05:30', '302001', '2026-11-30'],
    ['midnight', '2026-11-24T00:00+05:30', '302001', '2026-11-30'],
    ['a Saturday morning', '2026-11-28T10:00+05:30', '302001', '2026-12-04'],
    ['a Sunday evening', '2026-11-29T20:00+05:30', '302001', '2026-12-05'],
    ['a Monday, to Kochi', '2026-11-23T10:00+05:30', '682001', '2026-12-02'],
    ['a Monday, to Leh', '2026-11-23T10:00+05:30', '194101', '2026-12-04'],
    ['the days before Republic Day', '2027-01-22T10:00+05:30', '302001', '2027-01-29'],
    ['the days before Independence Day', '2028-08-14T10:00+05:30', '302001', '2028-08-21'],
    ['the days before Gandhi Jayanti', '2026-09-30T10:00+05:30', '302001', '2026-10-07'],
    ['a holiday', '2027-01-26T10:00+05:30', '302001', '2027-02-01'],
    ['Gandhi Jayanti itself', '2026-10-02T10:00+05:30', '302001', '2026-10-08'],
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

  // product 9.3.3
  it('is shown in Hindi in whole words', () => {
    expect(formatDeliveryDay('2026-12-01', 'hi')).toBe('मंगलवार, 1 दिसंबर');
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
});
