import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '../../money.ts';
import { divideSale, isShare, WHOLE_SHARE } from './group-share.ts';

describe('divideSale', () => {
  // product 10.4.1
  it('leaves the group everything while the shop has no share', () => {
    expect(divideSale(asPaise(149_50), 2, 0)).toEqual({ gross: 299_00, fee: 0, remains: 299_00 });
  });

  // product 10.4.1
  it('rounds the shop’s part down to a whole paisa', () => {
    expect(divideSale(asPaise(99), 1, 1_250)).toEqual({ gross: 99, fee: 12, remains: 87 });
    expect(divideSale(asPaise(99), 1, WHOLE_SHARE)).toEqual({ gross: 99, fee: 99, remains: 0 });
  });

  // product 10.4.1
  it('loses no paisa at any price and share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: WHOLE_SHARE }),
        (price, quantity, share) => {
          const { gross, fee, remains } = divideSale(asPaise(price), quantity, share);
          expect(fee + remains).toBe(gross);
          expect(gross).toBe(price * quantity);
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(remains).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('takes no share but 0 to 100 percent in hundredths', () => {
    expect([0, 1, WHOLE_SHARE].every(isShare)).toBe(true);
    expect([-1, 0.5, WHOLE_SHARE + 1, Number.NaN].some(isShare)).toBe(false);
    expect(() => divideSale(asPaise(1), 1, -1)).toThrow(new RangeError('Not a share: -1'));
  });
});
