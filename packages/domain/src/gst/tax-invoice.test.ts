import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise, sumPaise } from '../money.ts';
import { GST_RATES } from './gst-rates.ts';
import { computeTaxInvoice, type TaxableOrder } from './tax-invoice.ts';

const line = (rupees: number, gstRate: number | null, hsn = '0910', quantity = 1) => ({
  unitPrice: asPaise(rupees * 100),
  ...{ gstRate, hsn, quantity },
});

const ORDER: TaxableOrder = {
  lines: [line(105, 5, '0910', 2), line(118, 18, '4202')],
  shipping: asPaise(0),
  taxes: asPaise(0),
  discount: asPaise(0),
  gstin: '08ABCDE1234F1Z0',
  state: 'Rajasthan',
};

describe('the tax in an order', () => {
  // product 10.4.13
  it('is half of the Centre and half of the state within the state of the seller', () => {
    const { lines, sums, charges, ...invoice } = computeTaxInvoice(ORDER);
    expect(invoice).toEqual({ placeOfSupply: '08-Rajasthan', isInterState: false });
    expect(lines).toEqual([
      { hsn: '0910', rate: 5, taxable: 20_000, cgst: 500, sgst: 500, igst: 0, total: 21_000 },
      { hsn: '4202', rate: 18, taxable: 10_000, cgst: 900, sgst: 900, igst: 0, total: 11_800 },
    ]);
    expect(charges).toBeNull();
    expect(sums).toEqual({ taxable: 30_000, cgst: 1_400, sgst: 1_400, igst: 0, total: 32_800 });
  });

  // product 10.4.13
  it('is that of both on goods to another state, or to an unknown one', () => {
    const { lines, isInterState } = computeTaxInvoice({ ...ORDER, state: 'Delhi' });
    expect(isInterState).toBe(true);
    expect(lines[1]).toMatchObject({ taxable: 10_000, cgst: 0, sgst: 0, igst: 1_800 });
    expect(computeTaxInvoice({ ...ORDER, state: 'Sindh' })).toMatchObject({
      ...{ isInterState: true, placeOfSupply: '' },
    });
  });

  // product 10.4.13
  it('takes delivery and the other charge at the highest rate, and spreads the discount', () => {
    const order = { ...ORDER, shipping: asPaise(200_00), taxes: asPaise(72_00) };
    const { lines, charges, sums } = computeTaxInvoice({ ...order, discount: asPaise(60_00) });
    expect(lines.map(({ total }) => total)).toEqual([18_900, 10_620]);
    expect(charges).toMatchObject({ hsn: '4202', rate: 18, total: 24_480 });
    expect(sums.total).toBe(540_00);
  });

  // product 10.4.13
  it('has no tax where a rate is not known, and charges with the known ones', () => {
    const lines = [line(100, null, ''), line(100, 0, '0713')];
    const invoice = computeTaxInvoice({ ...ORDER, lines, shipping: asPaise(50_00) });
    expect(invoice.lines[0]).toMatchObject({ rate: null, taxable: 10_000, cgst: 0 });
    expect(invoice.charges).toMatchObject({ rate: 0, hsn: '0713', cgst: 0 });
  });

  // product 10.4.13
  it('is exact to the paisa, whatever is in the order', () => {
    const money = fc.integer({ min: 0, max: 10_000_00 }).map(asPaise);
    const orders = fc.record({
      lines: fc.array(
        fc.record({
          unitPrice: fc.integer({ min: 1, max: 1_000_000_000 }).map(asPaise),
          quantity: fc.integer({ min: 1, max: 99 }),
          gstRate: fc.option(fc.constantFrom(...GST_RATES)),
          hsn: fc.constantFrom('', '0910'),
        }),
        { minLength: 1, maxLength: 40 },
      ),
      shipping: money,
      taxes: money,
      state: fc.constantFrom('Rajasthan', 'Kerala', ''),
    });
    fc.assert(
      fc.property(orders, fc.double({ min: 0, max: 1, noNaN: true }), (some, share) => {
        const gross = sumPaise([
          ...some.lines.map(({ unitPrice, quantity }) => asPaise(unitPrice * quantity)),
          ...[some.shipping, some.taxes],
        ]);
        const discount = asPaise(Math.floor(gross * share));
        const { lines, charges, sums } = computeTaxInvoice({ ...ORDER, ...some, discount });
        expect(sums.total).toBe(gross - discount);
        for (const part of [...lines, ...(charges ? [charges] : []), sums]) {
          const { taxable, cgst, sgst, igst, total } = part;
          expect(taxable + cgst + sgst + igst).toBe(total);
          expect(cgst).toBe(sgst);
          expect(Math.min(taxable, cgst, igst)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
