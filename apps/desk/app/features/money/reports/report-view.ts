import {
  type ComparedMonths,
  findComparedMonths,
  listFigures,
  listReportMonths,
  monthInIndia,
  moveMonth,
  REPORT_KINDS,
  type ReportFigure,
  type ReportKind,
} from '@haat/domain/desk';

/** How many months can be shown. */
export const MONTH_COUNTS = [3, 6, 12] as const;

/** What the screen shows; all of it is in the address. */
export interface ReportView {
  readonly by: ReportKind;
  readonly figure: ReportFigure;
  readonly count: (typeof MONTH_COUNTS)[number];
  /** The months shown, such as `2026-11`, the oldest first. */
  readonly months: readonly string[];
  readonly compared: ComparedMonths | null;
  /** The first month that is asked for: of those shown and compared. */
  readonly from: string;
}

/** Reads the view from the address; what is none of the choices is the first of them. @param now epoch ms */
export function readReportView(search: URLSearchParams, now: number): ReportView {
  const by = REPORT_KINDS.find((kind) => kind === search.get('by')) ?? 'group';
  const figure = listFigures(by).find((one) => one === search.get('show')) ?? 'goods';
  const count = MONTH_COUNTS.find((one) => String(one) === search.get('months')) ?? 6;
  const running = monthInIndia(now);
  const wanted = search.get('to') ?? '';
  const to = listReportMonths(wanted, running) === null ? running : wanted;
  const first = moveMonth(to, 1 - count);
  const months = listReportMonths(first, to) ?? [to];
  const compared = findComparedMonths(months, now);
  // The year before lies before the months shown, which are at most a year.
  return { by, figure, count, months, compared, from: compared?.yearBefore ?? first };
}
