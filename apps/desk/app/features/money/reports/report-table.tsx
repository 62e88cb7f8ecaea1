import type { Change, Report, ReportFigure, ReportLine } from '@haat/domain/desk';
import { joinClasses } from '@haat/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { REPORT } from './report.texts.ts';
import type { ReportView } from './report-view.ts';

const SUMS = ['goods', 'charges', 'total', 'orders', 'pieces'] as const;

interface ReportTableProps<Row> {
  readonly view: ReportView;
  readonly report: Report<Row>;
  readonly nameOf: (row: Row) => string;
  readonly nameMonth: (month: string) => string;
  readonly formatValue: (figure: ReportFigure, value: number) => string;
}

/** The report as a table: a column for each month, the sum, and what changed (product 10.4.8). */
export function ReportTable<Row extends { readonly _id: string | null }>(
  props: ReportTableProps<Row>,
) {
  const { view, report, nameOf, nameMonth, formatValue } = props;
  const texts = useTexts(REPORT);
  const format = useFormat();
  const { months, compared, figure } = view;
  const headings = [
    ...months.map(nameMonth),
    texts.sum,
    ...(compared === null
      ? []
      : [compared.before, compared.yearBefore].map((other) =>
          texts.against(format.shortMonth(compared.month), format.shortMonth(other)),
        )),
  ];
  return (
    // A table of months is wider than a phone: it scrolls by itself, also with the keys.
    <section
      ref={scrollToEnd}
      aria-label={texts.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm print:text-[7.5pt]">
        <caption className="sr-only">{texts.plot(texts.figures[figure])}</caption>
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            <th scope="col" className={joinClasses(NAME, 'text-start')}>
              {texts.kinds[view.by]}
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="min-w-20 py-1 ps-3 text-end print:min-w-0">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map(({ row, line }) => (
            <Line
              key={row._id ?? ''}
              name={nameOf(row)}
              line={line}
              format={(value) => formatValue(figure, value)}
            />
          ))}
        </tbody>
        <tbody className="border-t-2 border-ink font-semibold">
          {SUMS.map((one) => (
            <Line
              key={one}
              name={`${texts.all}: ${texts.figures[one]}`}
              line={report.sums[one]}
              format={(value) => formatValue(one, value)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What is newest, and what changed, is at the end. */
function scrollToEnd(frame: HTMLElement | null): void {
  if (frame) frame.scrollLeft = frame.scrollWidth;
}

/** The names stay in sight while the months scroll. */
const NAME = 'sticky start-0 min-w-28 bg-white py-1 pe-2 sm:min-w-48 print:static print:min-w-0';

interface LineProps {
  readonly name: string;
  readonly line: ReportLine;
  readonly format: (value: number) => string;
}

function Line({ name, line, format }: LineProps) {
  const cell = 'figures py-1 ps-3 text-end';
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className={joinClasses(NAME, 'text-start font-normal')}>
        {name}
      </th>
      {line.values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the month
        <td key={place} className={cell}>
          {format(value)}
        </td>
      ))}
      <td className={joinClasses(cell, 'font-semibold')}>{format(line.sum)}</td>
      <Changed change={line.sinceBefore} format={format} />
      <Changed change={line.sinceYearBefore} format={format} />
    </tr>
  );
}

/** A difference with its sign, and below it in percent; of nothing there is no percent. */
function Changed({
  change,
  format,
}: Pick<LineProps, 'format'> & { readonly change: Change | null }) {
  const { number } = useFormat();
  if (change === null) return null;
  const sign = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '');
  const { difference, percent } = change;
  return (
    <td className="figures py-1 ps-3 text-end">
      {sign(difference) + format(Math.abs(difference))}
      {percent !== null && (
        <span className="block text-ink-soft">
          {`${sign(percent)}${number(Math.abs(percent))}%`}
        </span>
      )}
    </td>
  );
}
