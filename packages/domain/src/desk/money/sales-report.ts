import { asPaise, formatDecimal } from '../../money.ts';
import { formatCsv } from '../csv.ts';
import type { ComparedMonths } from './report-months.ts';

/** What the rows of a report can be (product 10.4.7). */
export const REPORT_KINDS = ['group', 'product', 'place', 'payment'] as const;

/** Rows of groups, of products, of states that goods go to, or of ways of payment. */
export type ReportKind = (typeof REPORT_KINDS)[number];

const FIGURES = ['goods', 'charges', 'total', 'orders', 'pieces'] as const;

/** What is summed: `goods`, `charges` (what orders add) and `total` in paise, orders, pieces. */
export type ReportFigure = (typeof FIGURES)[number];

/** What the rows of a report can show; what an order adds belongs to no group and no product. */
export function listFigures(kind: ReportKind): readonly ReportFigure[] {
  const isOfOrders = kind === 'place' || kind === 'payment';
  return isOfOrders ? ['goods', 'total', 'orders', 'pieces'] : ['goods', 'orders', 'pieces'];
}

/** The sums of a month as the API gives them. */
export interface ReportSums {
  /** Such as '2026-11'. */
  readonly month: string;
  /** Orders. */
  readonly orders: number;
  /** Pieces. */
  readonly pieces: number;
  /** The lines, in paise. */
  readonly goodsPaise: number;
  /** What the orders add, in paise; null where that belongs to no row. */
  readonly chargesPaise: number | null;
  /** Both, in paise; null likewise. */
  readonly totalPaise: number | null;
}

/** A report as the API gives it. */
export interface ReportFacts<Row extends { readonly months: readonly ReportSums[] }> {
  /** The sums of all orders, a month each. */
  readonly months: readonly ReportSums[];
  /** The same divided. */
  readonly rows: readonly Row[];
}

/** By how much a figure grew. */
export interface Change {
  /** In paise, orders or pieces. */
  readonly difference: number;
  /** Of the figure before, whole; null where that was 0. */
  readonly percent: number | null;
}

/** One figure through the months of a report. */
export interface ReportLine {
  /** The figure of each month, the oldest first. */
  readonly values: readonly number[];
  /** Of all these months. */
  readonly sum: number;
  /** Of the compared month since the month before; null where no month is compared. */
  readonly sinceBefore: Change | null;
  /** Since the same month of the year before. */
  readonly sinceYearBefore: Change | null;
}

/** What is shown of a report. */
export interface Report<Row> {
  /** The largest sum first. */
  readonly rows: readonly { readonly row: Row; readonly line: ReportLine }[];
  /** Each figure of all orders. */
  readonly sums: Readonly<Record<ReportFigure, ReportLine>>;
}

function figureOf(sums: ReportSums | undefined, figure: ReportFigure): number {
  if (sums === undefined) return 0;
  switch (figure) {
    case 'goods':
      return sums.goodsPaise;
    case 'charges':
      return sums.chargesPaise ?? 0;
    case 'total':
      return sums.totalPaise ?? 0;
    case 'orders':
      return sums.orders;
    case 'pieces':
      return sums.pieces;
  }
}

function changeOf(before: number, now: number): Change {
  const difference = now - before;
  return { difference, percent: before === 0 ? null : Math.round((difference / before) * 100) };
}

function readLine(
  sums: readonly ReportSums[],
  figure: ReportFigure,
  months: readonly string[],
  compared: ComparedMonths | null,
): ReportLine {
  const byMonth = new Map(sums.map((one) => [one.month, one]));
  const of = (month: string) => figureOf(byMonth.get(month), figure);
  const values = months.map(of);
  return {
    values,
    sum: values.reduce((sum, value) => sum + value, 0),
    sinceBefore: compared && changeOf(of(compared.before), of(compared.month)),
    sinceYearBefore: compared && changeOf(of(compared.yearBefore), of(compared.month)),
  };
}

/**
 * Arranges a report: one figure of each row by month, and its changes (product 10.4.8). A row without
 * any sale in the months shown and compared is left out.
 *
 * @param facts may have more months than are shown
 * @param months those that are shown, the oldest first
 */
export function buildReport<Row extends { readonly months: readonly ReportSums[] }>(
  facts: ReportFacts<Row>,
  figure: ReportFigure,
  months: readonly string[],
  compared: ComparedMonths | null,
): Report<Row> {
  const told = new Set([...months, compared?.before, compared?.yearBefore]);
  const ofAll = (one: ReportFigure) => readLine(facts.months, one, months, compared);
  return {
    rows: facts.rows
      .filter((row) => row.months.some(({ month }) => told.has(month)))
      .map((row) => ({ row, line: readLine(row.months, figure, months, compared) }))
      .toSorted((one, other) => other.line.sum - one.line.sum),
    sums: {
      goods: ofAll('goods'),
      charges: ofAll('charges'),
      total: ofAll('total'),
      orders: ofAll('orders'),
      pieces: ofAll('pieces'),
    },
  };
}

/** The words of the file of a report in the language of whoever reads it. */
export interface ReportWords {
  /** Heads the names of the rows. */
  readonly name: string;
  /** Heads what a row shows, such as 'Goods'. */
  readonly figure: string;
  /** Heads the sum of the months. */
  readonly sum: string;
  /** Names a month. */
  readonly month: (month: string) => string;
  /** Heads a difference to a month. */
  readonly difference: (month: string, other: string) => string;
  /** Heads the same in percent. */
  readonly percent: (month: string, other: string) => string;
  /** Name the sums of all orders; those of money say that they are in rupees. */
  readonly figures: Readonly<Record<ReportFigure, string>>;
}

/** Tells whether a figure is an amount in paise. */
function isMoney(figure: ReportFigure): boolean {
  return figure !== 'orders' && figure !== 'pieces';
}

/**
 * Formats a report for a spreadsheet: what is shown, amounts in rupees (product 10.4.9).
 *
 * @param nameOf names a row
 */
export function formatReport<Row>(
  report: Report<Row>,
  figure: ReportFigure,
  months: readonly string[],
  compared: ComparedMonths | null,
  words: ReportWords,
  nameOf: (row: Row) => string,
): string {
  const toCells = (name: string, { values, sum, ...line }: ReportLine, one: ReportFigure) => {
    const format = (value: number) =>
      isMoney(one) ? formatDecimal(asPaise(value)) : String(value);
    const toChange = (change: Change | null) =>
      change === null ? [] : [format(change.difference), String(change.percent ?? '')];
    return [
      name,
      words.figures[one],
      ...values.map(format),
      format(sum),
      ...toChange(line.sinceBefore),
      ...toChange(line.sinceYearBefore),
    ];
  };
  const toHeadings = ({ month, before, yearBefore }: ComparedMonths) =>
    [before, yearBefore].flatMap((other) => [
      words.difference(words.month(month), words.month(other)),
      words.percent(words.month(month), words.month(other)),
    ]);
  return formatCsv([
    [
      words.name,
      words.figure,
      ...months.map(words.month),
      words.sum,
      ...(compared === null ? [] : toHeadings(compared)),
    ],
    ...report.rows.map(({ row, line }) => toCells(nameOf(row), line, figure)),
    ...FIGURES.map((one) => toCells(words.sum, report.sums[one], one)),
  ]);
}

/** The name of the file of a report. @param months such as 2026-11, the oldest first */
export function reportFileName(kind: ReportKind, months: readonly string[]): string {
  return `sales-${kind}-${months[0]}-${months.at(-1)}.csv`;
}
