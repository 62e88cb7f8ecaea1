import { describe, expect, it } from 'vitest';
import { CASH_NOT_AVAILABLE_MESSAGE } from '../delivery/delivery-zone.ts';
import { asPaise } from '../money.ts';
import {
  CASH_LIMIT_MESSAGE,
  canPayCash,
  findCashRejection,
  formatRemainingShare,
  isCashLimited,
  isTrustedBuyer,
  nextOrderAt,
  openOrderLimit,
  openOrderLimitMessage,
  remainingShare,
  shareLimit,
  UNTRUSTED_CASH_LIMIT,
} from './order-limits.ts';

const STRANGER = { isEmailVerified: false, hasDeliveredOrder: false };
const VERIFIED = { isEmailVerified: true, hasDeliveredOrder: false };
const SERVED = { isEmailVerified: false, hasDeliveredOrder: true };

describe('isTrustedBuyer', () => {
  // product 4.5.1
  it('takes a verified address or a delivered order', () => {
    expect([STRANGER, VERIFIED, SERVED].map(isTrustedBuyer)).toEqual([false, true, true]);
  });
});

describe('canPayCash', () => {
  it('lets everybody pay up to the limit in cash', () => {
    expect(canPayCash(UNTRUSTED_CASH_LIMIT, STRANGER)).toBe(true);
    expect(canPayCash(asPaise(UNTRUSTED_CASH_LIMIT + 1), STRANGER)).toBe(false);
  });

  it('has no limit for a trusted buyer', () => {
    expect(canPayCash(asPaise(1_00_000_00), VERIFIED)).toBe(true);
    expect(canPayCash(asPaise(1_00_000_00), SERVED)).toBe(true);
  });

  it('depends on the buyer above the limit alone', () => {
    expect(isCashLimited(UNTRUSTED_CASH_LIMIT)).toBe(false);
    expect(isCashLimited(asPaise(UNTRUSTED_CASH_LIMIT + 1))).toBe(true);
  });

  it('names both alternatives', () => {
    expect(CASH_LIMIT_MESSAGE).toBe(
      'To pay more than ₹5,000.00 in cash, please verify your e-mail address in My Account first, or pay online.',
    );
  });
});

describe('findCashRejection', () => {
  const above = asPaise(UNTRUSTED_CASH_LIMIT + 1);

  it.each([
    ['up to the limit', UNTRUSTED_CASH_LIMIT, STRANGER, '302001', null],
    ['above it', above, STRANGER, '302001', CASH_LIMIT_MESSAGE],
    ['above it of a trusted buyer', above, SERVED, '302001', null],
    ['above it of a buyer not known yet', above, null, '302001', null],
    ['to an address not known yet', UNTRUSTED_CASH_LIMIT, STRANGER, '', null],
    ['to an island', UNTRUSTED_CASH_LIMIT, VERIFIED, '744101', CASH_NOT_AVAILABLE_MESSAGE],
    ['to an island, not known whose', above, null, '744101', CASH_NOT_AVAILABLE_MESSAGE],
    // product 4.5.2
  ])('a total in cash %s', (_, total, buyer, pincode, rejection) => {
    expect(findCashRejection(total, buyer, pincode)).toBe(rejection);
  });
});

describe('openOrderLimit', () => {
  it('is smaller for an account that is not trusted yet', () => {
    expect([STRANGER, VERIFIED, SERVED].map(openOrderLimit)).toEqual([10, 20, 20]);
  });

  it('names what to do', () => {
    expect(openOrderLimitMessage(STRANGER)).toBe(
      'You have 10 open orders, the most at a time. Wait until one is on its way, or cancel one. With a verified e-mail address (in My Account) you can have 20.',
    );
    expect(openOrderLimitMessage(SERVED)).toBe(
      'You have 20 open orders, the most at a time. Wait until one is on its way, or cancel one.',
    );
  });
});

describe('shareLimit', () => {
  // product 4.5.4
  it('lets a small stock be bought out, and half of a large one', () => {
    expect([0, 1, 10, 20, 21, 22, 198, 2_000].map(shareLimit)).toEqual([
      10, 10, 10, 10, 10, 11, 99, 1_000,
    ]);
  });
});

describe('nextOrderAt', () => {
  // product 4.5.5
  it('is an hour after the oldest order that counts, and any time with fewer orders', () => {
    expect(nextOrderAt(1_000)).toBe(1_000 + 3_600_000);
    expect(nextOrderAt(undefined)).toBe(0);
  });
});

describe('remainingShare', () => {
  // product 4.5.4
  it('is what is left of the share, whatever is in stock', () => {
    expect(remainingShare(40, 0)).toBe(20);
    expect(remainingShare(35, 5)).toBe(15);
    expect(remainingShare(10, 30)).toBe(0);
  });

  it.each([
    [20, 0, 'You can order at most 20 of Moong Papad just now.'],
    [15, 5, 'You have ordered 5 of Moong Papad and can order at most 15 more just now.'],
    [0, 20, 'You have ordered 20 of Moong Papad, the most for one shopper just now.'],
  ])('%i with %i held is said', (most, held, text) => {
    expect(formatRemainingShare('Moong Papad', most, held)).toBe(text);
  });
});
