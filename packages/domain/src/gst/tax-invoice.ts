import { lineSubtotal } from '../cart/cart-totals.ts';
import { asPaise, type Paise, sumPaise, ZERO_PAISE } from '../money.ts';
import { placeOfSupply } from './gst-states.ts';

/** A line of an order as the goods and services tax looks at it. */
export type TaxableLine = {
  /** Pieces. */
  readonly quantity: number;
  /** Of one piece, tax included. */
  readonly unitPrice: Paise;
  /** In percent, as it was when the order was placed; null where it was not known. */
  readonly gstRate: number | null;
  /** Likewise, '' where it was not known. */
  readonly hsn: string;
};

/** What a tax invoice is computed of; all amounts include the tax. */
export type TaxableOrder = {
  readonly lines: readonly TaxableLine[];
  readonly shipping: Paise;
  /** The shop's other charge. */
  readonly taxes: Paise;
  /** A positive amount that is taken off; money that was given back is a further discount. */
  readonly discount: Paise;
  /** Of the seller. */
  readonly gstin: string;
  /** To which the goods go, as the address has it. */
  readonly state: string;
};

/** What a part of an invoice comes to, in paise: `total` is all others together. */
export type TaxAmounts = {
  /** Without the tax. */
  readonly taxable: Paise;
  /** Tax of the Centre, 0 to another state. */
  readonly cgst: Paise;
  /** Tax of the state or union territory, as much as `cgst`. */
  readonly sgst: Paise;
  /** Tax on goods to another state, 0 within the seller's. */
  readonly igst: Paise;
  /** What is paid for it. */
  readonly total: Paise;
};

/** A part of an invoice with its code and rate, which are '' and null where they were not known. */
export type TaxedPart = TaxAmounts & { readonly hsn: string; readonly rate: number | null };

/** The tax of an order (product 10.4.13). */
export type TaxInvoice = {
  /** Such as '08-Rajasthan'; '' for an address outside of India's states. */
  readonly placeOfSupply: string;
  readonly isInterState: boolean;
  /** A part for each line of the order, in its order. */
  readonly lines: readonly TaxedPart[];
  /** What the order adds to its goods; null for nothing. */
  readonly charges: TaxedPart | null;
  readonly sums: TaxAmounts;
};

/**
 * Spreads an amount over parts in proportion to them, in whole paise whose sum is exact; no share is
 * larger than its part.
 *
 * @param amount at most the sum of the parts
 */
function spread(amount: Paise, parts: readonly Paise[]): Paise[] {
  const whole = BigInt(sumPaise(parts));
  let before = 0n;
  let given = 0n;
  return parts.map((part) => {
    before += BigInt(part);
    const now = whole === 0n ? 0n : (BigInt(amount) * before) / whole;
    const share = now - given;
    given = now;
    return asPaise(Number(share));
  });
}

/** Divides an amount that includes the tax; without a known rate there is none in it. */
function divide(total: Paise, rate: number, isInterState: boolean): TaxAmounts {
  const tax = (total * rate) / (100 + rate);
  const igst = asPaise(isInterState ? Math.round(tax) : 0);
  // Both halves are the same to the paisa, so what is left over is of the taxable value.
  const half = asPaise(isInterState ? 0 : Math.round(tax / 2));
  return { taxable: asPaise(total - igst - 2 * half), cgst: half, sgst: half, igst, total };
}

/** Adds parts of an invoice. */
function sumAmounts(parts: readonly TaxAmounts[]): TaxAmounts {
  const sumOf = (name: keyof TaxAmounts) => sumPaise(parts.map((part) => part[name]));
  return {
    taxable: sumOf('taxable'),
    cgst: sumOf('cgst'),
    sgst: sumOf('sgst'),
    igst: sumOf('igst'),
    total: sumOf('total'),
  };
}

/**
 * Computes the tax in an order, whose prices include it (product 10.4.13). The discount is spread over lines
 * and charges by what they cost. Delivery and the shop's other charge are parts of one composite supply:
 * they have the rate and code of the goods with the highest rate. The sums of all parts are what was paid.
 *
 * @throws RangeError for a discount above all else, or a quantity that is not a whole number ≥ 0
 */
export function computeTaxInvoice(order: TaxableOrder): TaxInvoice {
  const place = placeOfSupply(order.state);
  const isInterState = place.slice(0, 2) !== order.gstin.slice(0, 2);
  const charged = asPaise(order.shipping + order.taxes);
  const gross = [...order.lines.map(lineSubtotal), charged];
  if (order.discount > sumPaise(gross)) throw new RangeError('A discount above what it is of.');
  const principal = order.lines.reduce<TaxableLine | undefined>(
    (best, line) => ((line.gstRate ?? -1) > (best?.gstRate ?? -1) ? line : best),
    order.lines[0],
  );
  const shares = spread(order.discount, gross);
  const tax = (line: TaxableLine | undefined, place: number): TaxedPart => {
    const rate = line?.gstRate ?? null;
    const total = asPaise((gross[place] ?? ZERO_PAISE) - (shares[place] ?? ZERO_PAISE));
    return { hsn: line?.hsn ?? '', rate, ...divide(total, rate ?? 0, isInterState) };
  };
  const lines = order.lines.map(tax);
  const charges = charged === 0 ? null : tax(principal, lines.length);
  const parts = charges === null ? lines : [...lines, charges];
  return { placeOfSupply: place, isInterState, lines, charges, sums: sumAmounts(parts) };
}
