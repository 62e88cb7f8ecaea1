import { formatCsv } from '../desk/csv.ts';
import type { MonthSpan } from '../desk/money/statement-month.ts';
import { asPaise, formatDecimal, type Paise, sumPaise } from '../money.ts';
import {
  computeTaxInvoice,
  type TaxAmounts,
  type TaxableOrder,
  type TaxedPart,
  type TaxInvoice,
} from './tax-invoice.ts';

/** An invoice to another state above this is told by itself in GSTR-1 (table 5), since August 2024. */
const LARGE_INVOICE = asPaise(1_00_000_00);

/** An order with a tax invoice, as the month's summary looks at it; amounts in paise. */
export type InvoicedOrder = TaxableOrder & {
  readonly receiptNumber: string;
  /** Epoch ms. */
  readonly issuedAt: number;
  /** False for an order that was cancelled before it was sent: nothing was supplied. */
  readonly isSupplied: boolean;
  /** All money that the shop got for it, more than its total where it was paid twice. */
  readonly received: Paise;
  /** Money that was given back, `at` in epoch ms. */
  readonly refunds: readonly { readonly at: number; readonly amount: Paise }[];
};

/** Amounts of a month in paise, below zero where more was given back than sold. */
export type MonthAmounts = {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly totalPaise: number;
};

/** What was supplied to a place at a rate, less what was given back. */
export type GstPlace = MonthAmounts & { readonly placeOfSupply: string; readonly rate: number };

/** What was supplied under a code at a rate, less what was given back. */
export type GstCode = MonthAmounts & {
  /** '' where it was not known. */
  readonly hsn: string;
  readonly rate: number;
  /** Pieces, less those of orders of which all money was given back. */
  readonly pieces: number;
};

/** What a document of the month says. */
export type GstDocument = MonthAmounts & {
  readonly receiptNumber: string;
  readonly placeOfSupply: string;
};

/** The month of a registered shop (product 10.4.14). */
export type GstMonth = {
  /** Of small invoices by place and rate: table 7 of GSTR-1; a place that is none is ''. */
  readonly places: GstPlace[];
  /** Of all invoices: table 12. */
  readonly codes: GstCode[];
  /** Invoices to another state above ₹1,00,000, less what was given back of them: tables 5 and 9B. */
  readonly large: GstDocument[];
  /** What was given back this month, below zero. */
  readonly credits: GstDocument[];
  /** All of it. */
  readonly sums: MonthAmounts;
  /** Tax invoices that were issued. */
  readonly invoices: number;
  /** What was supplied without a known rate, in paise: it is in `sums` alone. */
  readonly unratedPaise: number;
  /** The receipts with a line that lacks rate or code. */
  readonly incomplete: string[];
};

/** What `now` is more than `before`, which may have been nothing. */
function subtract(now: TaxAmounts, before: TaxAmounts | undefined): MonthAmounts {
  return {
    taxablePaise: now.taxable - (before?.taxable ?? 0),
    cgstPaise: now.cgst - (before?.cgst ?? 0),
    sgstPaise: now.sgst - (before?.sgst ?? 0),
    igstPaise: now.igst - (before?.igst ?? 0),
    totalPaise: now.total - (before?.total ?? 0),
  };
}

/** Adds the amounts of rows of a month. */
export function sumMonthAmounts(rows: readonly MonthAmounts[]): MonthAmounts {
  const sumOf = (name: keyof MonthAmounts) => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    taxablePaise: sumOf('taxablePaise'),
    cgstPaise: sumOf('cgstPaise'),
    sgstPaise: sumOf('sgstPaise'),
    igstPaise: sumOf('igstPaise'),
    totalPaise: sumOf('totalPaise'),
  };
}

/** What is left of an order's invoice after the money that was given back before a time. */
function invoiceLeft(order: InvoicedOrder, issued: TaxInvoice, before: number): TaxInvoice {
  const { total } = issued.sums;
  const refunds = order.refunds.filter(({ at }) => at < before).map(({ amount }) => amount);
  // Money that came twice is no part of the supply.
  const credit = sumPaise(refunds) - Math.max(0, order.received - total);
  const discount = asPaise(order.discount + Math.min(Math.max(0, credit), total));
  return computeTaxInvoice({ ...order, discount });
}

function partsOf({ lines, charges }: TaxInvoice): readonly TaxedPart[] {
  return charges === null ? lines : [...lines, charges];
}

/** What an order adds to a month: its invoice, less what was given back; null for nothing. */
function changeIn(order: InvoicedOrder, { start, end }: MonthSpan) {
  if (!order.isSupplied || order.issuedAt >= end) return null;
  const issued = computeTaxInvoice(order);
  const isNew = order.issuedAt >= start;
  const before = isNew ? undefined : invoiceLeft(order, issued, start);
  const after = invoiceLeft(order, issued, end);
  const isKept = (invoice: TaxInvoice | undefined) => Number((invoice?.sums.total ?? 0) > 0);
  const kept = isKept(after) - isKept(before);
  const { receiptNumber } = order;
  const { placeOfSupply } = issued;
  return {
    isNew,
    isLarge: issued.isInterState && issued.sums.total > LARGE_INVOICE,
    isIncomplete: order.lines.some(({ gstRate, hsn }) => gstRate === null || hsn === ''),
    all: { receiptNumber, placeOfSupply, ...subtract(after.sums, before?.sums) },
    credit: { receiptNumber, placeOfSupply, ...subtract(after.sums, (before ?? issued).sums) },
    parts: partsOf(after).map((part, place) => ({
      placeOfSupply,
      hsn: part.hsn,
      rate: part.rate,
      pieces: (order.lines[place]?.quantity ?? 0) * kept,
      ...subtract(part, before && partsOf(before)[place]),
    })),
  };
}

/** Groups rows by a text and then their rate. */
function groupBy<Row extends { readonly rate: number }>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): Row[][] {
  const keyOf = (row: Row) => `${textOf(row)} ${String(row.rate).padStart(2, '0')}`;
  return Array.from(Map.groupBy(rows, keyOf))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => group);
}

/**
 * Sums a month of tax invoices for GSTR-1 (product 10.4.14). An invoice counts in the month of its receipt,
 * money that is given back in the month in which it was recorded, as a further discount on the order: which
 * of its lines came back is not known here.
 *
 * @param orders all with a tax invoice of the month, or money given back in it
 */
export function sumGstMonth(orders: readonly InvoicedOrder[], month: MonthSpan): GstMonth {
  const changes = orders.flatMap((order) => changeIn(order, month) ?? []);
  const invoices = changes.filter(({ isNew }) => isNew);
  const rated = changes.flatMap(({ parts, isLarge }) =>
    parts.flatMap(({ rate, ...part }) => (rate === null ? [] : { ...part, rate, isLarge })),
  );
  const unrated = changes.flatMap(({ parts }) => parts.filter(({ rate }) => rate === null));
  const small = rated.filter(({ isLarge }) => !isLarge);
  return {
    places: groupBy(small, (part) => part.placeOfSupply).flatMap((group) =>
      group.slice(0, 1).map(({ placeOfSupply, rate }) => ({
        ...{ placeOfSupply, rate },
        ...sumMonthAmounts(group),
      })),
    ),
    codes: groupBy(rated, (part) => part.hsn).flatMap((group) =>
      group.slice(0, 1).map(({ hsn, rate }) => ({
        ...{ hsn, rate, pieces: group.reduce((sum, { pieces }) => sum + pieces, 0) },
        ...sumMonthAmounts(group),
      })),
    ),
    large: changes.filter(({ isLarge }) => isLarge).map(({ all }) => all),
    credits: changes.map(({ credit }) => credit).filter(({ totalPaise }) => totalPaise !== 0),
    sums: sumMonthAmounts(changes.map(({ all }) => all)),
    invoices: invoices.length,
    unratedPaise: sumMonthAmounts(unrated).totalPaise,
    incomplete: invoices
      .filter(({ isIncomplete }) => isIncomplete)
      .map(({ all }) => all.receiptNumber),
  };
}

function rupees(paise: number): string {
  return formatDecimal(asPaise(paise));
}

/** As the offline tool of the returns reads a file: its columns, without a mark of UTF-8. */
function formatToolFile(rows: readonly (readonly string[])[]): string {
  return formatCsv(rows).slice(1);
}

/**
 * Formats the summary of small invoices as the sheet `b2cs` of the offline tool of GSTR-1 (product 10.4.14):
 * what has no tax belongs into table 8, and what has no place into none.
 */
export function formatB2cs(places: readonly GstPlace[]): string {
  return formatToolFile([
    [
      'Type',
      'Place Of Supply',
      'Rate',
      'Applicable % of Tax Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    ...places
      .filter((place) => isInB2cs(place))
      .map(({ placeOfSupply, rate, taxablePaise }) => [
        ...['OE', placeOfSupply, String(rate), '', rupees(taxablePaise), '', ''],
      ]),
  ]);
}

/** Tells whether {@link formatB2cs} has a row. */
export function isInB2cs({ placeOfSupply, rate, taxablePaise }: GstPlace): boolean {
  return placeOfSupply !== '' && rate > 0 && taxablePaise !== 0;
}

/** Formats the summary by codes as the sheet `hsn(b2c)` of the offline tool: table 12; codes that are known. */
export function formatHsn(codes: readonly GstCode[]): string {
  return formatToolFile([
    [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
    ...codes
      .filter(({ hsn }) => hsn !== '')
      .map((code) => [
        ...[code.hsn, '', 'PCS-PIECES', String(code.pieces), rupees(code.totalPaise)],
        ...[String(code.rate), rupees(code.taxablePaise), rupees(code.igstPaise)],
        ...[rupees(code.cgstPaise), rupees(code.sgstPaise), ''],
      ]),
  ]);
}
