import type { components } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import {
  buildReport,
  formatReport,
  listFigures,
  monthInIndia,
  REPORT_KINDS,
  type ReportFigure,
  reportFileName,
} from '@haat/domain/desk';
import { Button, Icon, SelectField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { useSetFilter } from '../../../components/list/use-set-filter.ts';
import { Page } from '../../../components/page/page.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { listMonths } from '../months.ts';
import { REPORT } from './report.texts.ts';
import { ReportPlot } from './report-plot.tsx';
import { ReportTable } from './report-table.tsx';
import { MONTH_COUNTS, type ReportView, readReportView } from './report-view.ts';

type DeskReport = components['schemas']['DeskReportResponse']['data'];
type DeskReportRow = components['schemas']['DeskReportRow'];

/** Months that can be the last one: two years. */
const MONTHS = 24;

export default function ReportRoute() {
  const texts = useTexts(REPORT);
  const [search] = useSearchParams();
  const [now] = useState(() => Date.now());
  const view = readReportView(search, now);
  const { by, from, months } = view;
  const report = useQuery(
    shopQuery(desk, '/desk/reports', {
      params: { query: { by, from, to: months.at(-1) ?? from } },
    }),
  );
  return (
    <Page
      title={texts.title}
      back={{ to: '/money', label: texts.back }}
      actions={
        <Button icon={<Icon node={Printer} className="size-5" />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <ReportChoice view={view} now={now} />
      <Loaded query={report}>
        {(facts) => <ReportSheet facts={facts} view={view} now={now} />}
      </Loaded>
    </Page>
  );
}

interface ReportChoiceProps {
  readonly view: ReportView;
  /** Epoch ms. */
  readonly now: number;
}

/** Chooses rows, figure and months. */
function ReportChoice({ view, now }: ReportChoiceProps) {
  const texts = useTexts(REPORT);
  const format = useFormat();
  const set = useSetFilter();
  const fields = [
    {
      ...{ name: 'by', label: texts.by, value: view.by },
      options: REPORT_KINDS.map((kind) => [kind, texts.kinds[kind]]),
    },
    {
      ...{ name: 'show', label: texts.show, value: view.figure },
      options: listFigures(view.by).map((figure) => [figure, texts.figures[figure]]),
    },
    {
      ...{ name: 'months', label: texts.months, value: String(view.count) },
      options: MONTH_COUNTS.map((count) => [String(count), texts.monthCount(format.number(count))]),
    },
    {
      ...{ name: 'to', label: texts.to, value: view.months.at(-1) },
      options: listMonths(now, MONTHS).map((month) => [month, format.month(month)]),
    },
  ];
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
      {fields.map(({ name, label, value, options }) => (
        <SelectField
          key={name}
          label={label}
          value={value}
          onChange={(event) => set(name, event.target.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

interface ReportSheetProps extends ReportChoiceProps {
  readonly facts: DeskReport;
}

/** The report as a sheet to be printed or saved (product 10.4.9). */
function ReportSheet({ facts, view, now }: ReportSheetProps) {
  const texts = useTexts(REPORT);
  const format = useFormat();
  const nameOf = useName();
  const { by, figure, months, compared } = view;
  const report = buildReport(facts, figure, months, compared);
  const running = monthInIndia(now);
  const nameMonth = (month: string) =>
    month === running ? `${format.shortMonth(month)} ${texts.soFar}` : format.shortMonth(month);
  const formatValue = (one: ReportFigure, value: number) =>
    one === 'orders' || one === 'pieces' ? format.number(value) : format.money(value);

  function nameRow(row: DeskReportRow): string {
    if (by === 'payment') return row._id === 'cod' ? texts.payments.cod : texts.payments.online;
    return row._id === null ? texts.noGroup : nameOf(row);
  }

  function save() {
    const { figures, rupees } = texts;
    const words = {
      name: texts.kinds[by],
      figure: texts.figure,
      sum: texts.sum,
      month: nameMonth,
      difference: texts.against,
      percent: texts.againstPercent,
      figures: {
        ...figures,
        goods: rupees(figures.goods),
        charges: rupees(figures.charges),
        total: rupees(figures.total),
      },
    };
    const file = formatReport(report, figure, months, compared, words, nameRow);
    const name = reportFileName(by, months);
    saveFile(new Blob([file], { type: 'text/csv' }), name);
    showNotice('success', texts.csvSaved(name));
  }

  if (report.rows.length === 0) return <p>{texts.empty}</p>;
  return (
    <article className="report-sheet grid min-w-0 gap-4 border border-hairline bg-white p-4 print:border-0 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">
          {`${texts.kinds[by]} · ${texts.figures[figure]} · ${format.month(months[0] ?? '')} – ${format.month(months.at(-1) ?? '')}`}
        </h2>
        <Button
          variant="secondary"
          className="print:hidden"
          icon={<Icon node={Download} className="size-5" />}
          onClick={save}
        >
          {texts.csv}
        </Button>
      </div>
      <ReportPlot
        title={texts.plot(texts.figures[figure])}
        bars={months.map((month, place) => ({
          label: nameMonth(month),
          value: report.sums[figure].values[place] ?? 0,
        }))}
        format={(value) => formatValue(figure, value)}
      />
      <ReportTable
        view={view}
        report={report}
        nameOf={nameRow}
        nameMonth={nameMonth}
        formatValue={formatValue}
      />
      <p className="text-sm text-ink-soft">
        {texts.counts} {(by === 'group' || by === 'product') && texts.several}
      </p>
    </article>
  );
}
