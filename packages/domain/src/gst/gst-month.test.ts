import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import {
  formatB2cs,
  formatHsn,
  type InvoicedOrder,
  sumGstMonth,
  sumMonthAmounts,
} from './gst-month.ts';

const DAY = 86_400_000;
const NOVEMBER = { start: 100 * DAY, end: 130 * DAY };
const DECEMBER = { start: 130 * DAY, end: 161 * DAY };

/** One piece of ₹118 at 18 %, delivered for ₹118, within Rajasthan. */
function order(changes: Partial<InvoicedOrder> = {}): InvoicedOrder {
  return {
    lines: [{ unitPrice: asPaise(118_00), quantity: 1, gstRate: 18, hsn: '4202' }],
    shipping: asPaise(118_00),
    taxes: asPaise(0),
    discount: asPaise(0),
    gstin: '08ABCDE1234F1Z0',
    state: 'Rajasthan',
    receiptNumber: '2026-27/000001',
    issuedAt: 110 * DAY,
    isSupplied: true,
    received: asPaise(236_00),
    refunds: [],
    ...changes,
  };
}

const NONE = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 };
const WHOLE = {
  ...{ taxablePaise: 200_00, cgstPaise: 18_00, sgstPaise: 18_00, igstPaise: 0 },
  totalPaise: 236_00,
};
const refund = (day: number, rupees: number) => ({ at: day * DAY, amount: asPaise(rupees * 100) });

describe('a month of tax invoices', () => {
  // product 10.4.14
  it('sums them by place and rate, and by code', () => {
    const to = { state: 'Kerala', issuedAt: 129 * DAY, receiptNumber: '2026-27/000002' };
    const month = sumGstMonth([order(), order(to), order({ issuedAt: 131 * DAY })], NOVEMBER);
    expect(month.places).toEqual([
      { placeOfSupply: '08-Rajasthan', rate: 18, ...WHOLE },
      {
        ...{ placeOfSupply: '32-Kerala', rate: 18, ...WHOLE },
        ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 36_00 },
      },
    ]);
    expect(month).toMatchObject({ invoices: 2, large: [], credits: [], unratedPaise: 0 });
    expect(month.codes).toMatchObject([{ hsn: '4202', rate: 18, pieces: 2, totalPaise: 472_00 }]);
    expect(month.sums).toEqual(sumMonthAmounts(month.places));
    expect(month.sums.totalPaise).toBe(472_00);
  });

  // product 10.4.14
  it('is lowered by money given back in it, the month of the invoice stays', () => {
    const returned = order({ refunds: [refund(112, 36), refund(140, 200)] });
    expect(sumGstMonth([returned], NOVEMBER)).toMatchObject({
      sums: { totalPaise: 200_00 },
      credits: [{ receiptNumber: '2026-27/000001', totalPaise: -36_00 }],
      codes: [{ pieces: 1 }],
    });
    const december = sumGstMonth([returned], DECEMBER);
    expect(december).toMatchObject({
      ...{ invoices: 0, codes: [{ pieces: -1 }] },
      credits: [{ totalPaise: -200_00 }],
    });
    const november = sumGstMonth([returned], NOVEMBER);
    const both = november.sums.taxablePaise + december.sums.taxablePaise;
    expect([both, november.sums.totalPaise + december.sums.totalPaise]).toEqual([0, 0]);
  });

  // product 10.4.14
  it('has nothing of an order that was never sent, or of money that came twice', () => {
    expect(
      sumGstMonth([order({ isSupplied: false, refunds: [refund(112, 236)] })], NOVEMBER),
    ).toMatchObject({ sums: NONE, credits: [], invoices: 0 });
    const twice = order({ received: asPaise(472_00), refunds: [refund(112, 236)] });
    expect(sumGstMonth([twice], NOVEMBER)).toMatchObject({ sums: WHOLE, credits: [] });
  });

  // product 10.4.14
  it('tells large invoices to other states apart, and lines without rate or code', () => {
    const line = { unitPrice: asPaise(50_000_01), quantity: 2, gstRate: 5, hsn: '' };
    const large = order({ lines: [line], state: 'Delhi', shipping: asPaise(0) });
    expect(sumGstMonth([large], NOVEMBER)).toMatchObject({
      ...{ places: [], large: [{ placeOfSupply: '07-Delhi', totalPaise: 100_000_02 }] },
      incomplete: ['2026-27/000001'],
    });
    const unrated = order({ lines: [{ ...line, quantity: 1, gstRate: null }] });
    expect(sumGstMonth([unrated], NOVEMBER)).toMatchObject({
      ...{ places: [], large: [], unratedPaise: 50_118_01 },
    });
  });

  // product 10.4.14
  it('is written in the columns of the offline tool', () => {
    const goods = { unitPrice: asPaise(105_00), quantity: 2, gstRate: 0, hsn: '0713' };
    const free = order({ lines: [goods], shipping: asPaise(0), state: 'Odisha' });
    const { places, codes } = sumGstMonth([order(), free, order({ state: 'Sindh' })], NOVEMBER);
    expect(formatB2cs(places).split('\r\n')).toEqual([
      'Type,Place Of Supply,Rate,Applicable % of Tax Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'OE,08-Rajasthan,18,,200.00,,',
      '',
    ]);
    expect(formatHsn(codes).split('\r\n').slice(1)).toEqual([
      '0713,,PCS-PIECES,2,210.00,0,210.00,0.00,0.00,0.00,',
      '4202,,PCS-PIECES,2,472.00,18,400.00,36.00,18.00,18.00,',
      '',
    ]);
  });
});
