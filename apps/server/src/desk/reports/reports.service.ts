import type { components } from '@haat/api-sdk/schema';
import {
  type GstMonth,
  hindiRegion,
  listReportMonths,
  monthSpan,
  type ReportKind,
  sumGstMonth,
} from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import { listInvoicedOrders } from './gst-month.repository.ts';
import * as reports from './reports.repository.ts';

type ReportResponse = components['schemas']['DeskReportResponse']['data'];
type ReportMonth = components['schemas']['DeskReportMonth'];

/** What a report is of; months such as '2026-11'. */
export interface ReportQuery {
  by: ReportKind;
  from: string;
  to: string;
}

/**
 * Sums what was sold by month and row (product 10.4.7).
 *
 * @throws {InvalidInputError} (400) for a span that ends before it begins, or of more than 24 months
 */
export async function readReport(
  { db }: ShopContext,
  { by, from, to }: ReportQuery,
): Promise<ReportResponse> {
  const months = listReportMonths(from, to);
  if (months === null) {
    throw createFormError({ to: 'Please choose at most 24 months, the first one first.' });
  }
  const lines = await reports.sumLines(db, by, months);
  const orders = await reports.sumOrders(db, by, months);
  const linesOf = Map.groupBy(lines, ({ month }) => month);
  const ordersOf = Map.groupBy(orders, ({ month }) => month);
  const isOfOrders = by === 'place' || by === 'payment';
  const chargesOf = new Map(orders.map(({ month, key, charges }) => [`${month} ${key}`, charges]));
  return {
    months: months.map((month) => {
      const goods = add((linesOf.get(month) ?? []).map((line) => line.goods));
      const charges = add((ordersOf.get(month) ?? []).map((sum) => sum.charges));
      return {
        month,
        orders: add((ordersOf.get(month) ?? []).map((sum) => sum.orders)),
        pieces: add((linesOf.get(month) ?? []).map((line) => line.pieces)),
        ...toAmounts(goods, charges),
      };
    }),
    rows: Array.from(
      Map.groupBy(lines, ({ key }) => key),
      ([key, ofKey]) => ({
        _id: key,
        ...nameRow(by, ofKey[0]),
        months: ofKey.map(({ month, orders: count, pieces, goods }) => ({
          ...{ month, orders: count, pieces },
          ...toAmounts(goods, isOfOrders ? (chargesOf.get(`${month} ${key}`) ?? 0) : null),
        })),
      }),
    ),
  };
}

/**
 * Sums the tax invoices of a month (product 10.4.14).
 *
 * @throws {InvalidInputError} (400) for what is no month
 */
export async function readGstMonth({ db }: ShopContext, month: string): Promise<GstMonth> {
  const span = monthSpan(month);
  if (span === null) throw createFormError({ month: 'Please choose a month.' });
  return sumGstMonth(await listInvoicedOrders(db, span), span);
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function toAmounts(
  goods: number,
  charges: number | null,
): Pick<ReportMonth, 'goodsPaise' | 'chargesPaise' | 'totalPaise'> {
  const total = charges === null ? null : goods + charges;
  return { goodsPaise: goods, chargesPaise: charges, totalPaise: total };
}

function nameRow(
  by: ReportKind,
  line: reports.SoldLines | undefined,
): { name: string; nameHindi: string } {
  const state = line?.key ?? '';
  if (by === 'place') return { name: state, nameHindi: hindiRegion(state) };
  return { name: line?.name ?? '', nameHindi: line?.name_hindi ?? '' };
}
