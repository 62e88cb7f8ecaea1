import { dayInIndia, parseInstant } from '../../dates.ts';
import { asPaise, formatDecimal } from '../../money.ts';
import { formatCsv } from '../csv.ts';
import { toSlug } from '../group-facts.ts';
import type { LedgerKind } from './ledger.ts';

/** The columns of the file of a statement, in their order. */
export const STATEMENT_COLUMNS = [
  'date',
  'kind',
  'order',
  'product',
  'quantity',
  'sold',
  'shop',
  'group',
  'note',
] as const;

/** `sold`, `shop` (its share) and `group` (what remains) are columns of rupees, such as '1499.00'. */
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** The words of the file of a statement in the language of whoever reads it. */
export interface StatementWords {
  /** Headings, in the first row of the file. */
  readonly columns: Readonly<Record<StatementColumn, string>>;
  /** What happened, in the column `kind`. */
  readonly kinds: Readonly<Record<LedgerKind, string>>;
  /** What was due at the beginning. */
  readonly opening: string;
  /** What is due at the end. */
  readonly closing: string;
}

/** A statement as the API gives it; amounts in paise. */
export interface StatementFacts {
  /**
   * What the shop owed the group when the month began; below zero after a return of what was paid
   * already.
   */
  readonly openingPaise: number;
  /**
   * What the shop owes the group when the month ends, or so far; below zero as the opening may be.
   */
  readonly closingPaise: number;
  /** Sums of the month. */
  readonly totals: {
    /** What buyers pay for the goods that were delivered. */
    readonly soldPaise: number;
    /** What buyers had paid for goods that came back, as an amount above zero. */
    readonly returnedPaise: number;
    /** What the shop keeps, less that of returned goods. */
    readonly feesPaise: number;
  };
  /** The oldest first. */
  readonly entries: readonly {
    /** `payout-undone` is the counter-entry of a payout that was a mistake. */
    readonly kind: LedgerKind;
    /** ISO 8601. */
    readonly at: string;
    /** null for a payout. */
    readonly order: {
      /** Such as 'HAAT-2026-000042'. */
      readonly orderNumber: string;
    } | null;
    /** null for a payout. */
    readonly product: {
      /** As it was when the order was placed. */
      readonly name: string;
      /** In Devanagari; '' where that was not known. */
      readonly nameHindi: string;
    } | null;
    /** Pieces of the line; null for a payout. */
    readonly quantity: number | null;
    /** What the buyer pays for the pieces; below zero for a return, 0 for a payout. */
    readonly grossPaise: number;
    /** What the shop keeps of it; below zero for a return. */
    readonly feePaise: number;
    /** By how much more the shop owes the group; below zero for a return and a payout. */
    readonly amountPaise: number;
    /** What the desk noted about a payout; '' for nothing. */
    readonly note: string;
  }[];
}

/**
 * Formats the statement of a group for a spreadsheet: days of India, amounts in rupees (product 10.4.5).
 *
 * @param nameOf chooses the name of a product
 */
export function formatStatement(
  { entries, totals, openingPaise, closingPaise }: StatementFacts,
  words: StatementWords,
  nameOf: (product: { readonly name: string; readonly nameHindi: string }) => string,
): string {
  return formatCsv([
    STATEMENT_COLUMNS.map((column) => words.columns[column]),
    ['', words.opening, '', '', '', '', '', rupees(openingPaise), ''],
    ...entries.map(({ kind, at, order, product, quantity, ...entry }) => [
      formatDay(at),
      words.kinds[kind],
      order?.orderNumber ?? '',
      product === null ? '' : nameOf(product),
      String(quantity ?? ''),
      rupees(entry.grossPaise),
      rupees(entry.feePaise),
      rupees(entry.amountPaise),
      entry.note,
    ]),
    [
      '',
      words.closing,
      '',
      '',
      '',
      rupees(totals.soldPaise - totals.returnedPaise),
      rupees(totals.feesPaise),
      rupees(closingPaise),
      '',
    ],
  ]);
}

function formatDay(at: string): string {
  const instant = parseInstant(at);
  return instant === null ? '' : dayInIndia(instant);
}

function rupees(paise: number): string {
  return formatDecimal(asPaise(paise));
}

/** The name of the file of a statement, which tells the group. @param month such as 2026-11 */
export function statementFileName(group: { readonly name: string } | null, month: string): string {
  return ['statement', toSlug(group?.name ?? ''), `${month}.csv`].filter(Boolean).join('-');
}
