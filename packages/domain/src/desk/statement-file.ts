import { dayInIndia, parseInstant } from '../dates.ts';
import { asPaise, formatDecimal } from '../money.ts';
import { formatCsv } from './csv.ts';
import { toSlug } from './group-facts.ts';
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
  readonly columns: Readonly<Record<StatementColumn, string>>;
  readonly kinds: Readonly<Record<LedgerKind, string>>;
  /** What was due at the beginning. */
  readonly opening: string;
  /** What is due at the end. */
  readonly closing: string;
}

/** A statement as the API gives it; amounts in paise. */
export interface StatementFacts {
  readonly openingPaise: number;
  readonly closingPaise: number;
  readonly totals: {
    readonly soldPaise: number;
    readonly returnedPaise: number;
    readonly feesPaise: number;
  };
  readonly entries: readonly {
    readonly kind: LedgerKind;
    /** ISO 8601. */
    readonly at: string;
    readonly order: { readonly orderNumber: string } | null;
    readonly product: { readonly name: string; readonly nameHindi: string } | null;
    readonly quantity: number | null;
    readonly grossPaise: number;
    readonly feePaise: number;
    readonly amountPaise: number;
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
