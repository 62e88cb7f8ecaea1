import type { components } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import {
  formatB2cs,
  formatHsn,
  isInB2cs,
  listReportMonths,
  monthInIndia,
  sumMonthAmounts,
} from '@haat/domain/desk';
import { Alert, Button, buttonClass, Icon, SelectField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { useSetFilter } from '../../../components/list/use-set-filter.ts';
import { Page } from '../../../components/page/page.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { listMonths } from '../months.ts';
import { GST } from './gst.texts.ts';

type GstMonth = components['schemas']['DeskGstMonthResponse']['data'];
type Amounts = components['schemas']['DeskGstAmounts'];

/** Receipts that are named of those with gaps. */
const NAMED = 10;

/** Months that can be chosen: two years. */
const MONTHS = 24;

export default function GstRoute() {
  const texts = useTexts(GST);
  const format = useFormat();
  const [search] = useSearchParams();
  const set = useSetFilter();
  const [now] = useState(() => Date.now());
  const wanted = search.get('month') ?? '';
  const running = monthInIndia(now);
  const month = listReportMonths(wanted, running) === null ? running : wanted;
  const tax = useQuery(shopQuery(desk, '/desk/reports/gst', { params: { query: { month } } }));
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
      <p>{texts.lead}</p>
      <SelectField
        label={texts.month}
        value={month}
        onChange={(event) => set('month', event.target.value)}
        frameClassName="max-w-form print:hidden"
      >
        {listMonths(now, MONTHS).map((one) => (
          <option key={one} value={one}>
            {format.month(one)}
          </option>
        ))}
      </SelectField>
      <Loaded query={tax}>{(facts) => <GstSheet facts={facts} month={month} />}</Loaded>
    </Page>
  );
}

interface GstSheetProps {
  readonly facts: GstMonth;
  readonly month: string;
}

/** The tax of a month as a sheet to be printed, and as files (product 10.4.14). */
function GstSheet({ facts, month }: GstSheetProps) {
  const texts = useTexts(GST);
  const format = useFormat();
  const { places, codes, large, credits, sums, invoices, unratedPaise, incomplete } = facts;

  function save(table: string, text: string) {
    const name = `gstr1-${table}-${month}.csv`;
    saveFile(new Blob([text], { type: 'text/csv' }), name);
    showNotice('success', texts.saved(name));
  }

  if (invoices === 0 && credits.length === 0) {
    return (
      <p>
        {texts.empty}{' '}
        <Link className={buttonClass({ variant: 'link' })} to="/content/contact">
          {texts.toGstin}
        </Link>
      </p>
    );
  }
  const gaps = [
    incomplete.length > 0 &&
      texts.incomplete(format.number(incomplete.length), incomplete.slice(0, NAMED).join(', ')),
    unratedPaise !== 0 && texts.unrated(format.money(unratedPaise)),
    places.some((place) => !isInB2cs(place)) && texts.outside,
  ].filter((gap) => gap !== false);
  const documents = (rows: GstMonth['large']): Row[] =>
    rows.map((row) => [[row.receiptNumber, row.placeOfSupply || texts.unknown], row]);
  return (
    <article className="report-sheet grid min-w-0 gap-5 border border-hairline bg-white p-4 print:border-0 print:p-0">
      <h2 className="text-lg font-bold">
        {`${format.month(month)} · ${texts.invoices(format.number(invoices))}`}
      </h2>
      {gaps.length > 0 && (
        <Alert tone="warning" role="group" title={texts.missing}>
          {gaps.map((gap) => (
            <p key={gap} className="wrap-anywhere">
              {gap}
            </p>
          ))}
        </Alert>
      )}
      <AmountTable title={texts.all} heads={[]} rows={[[[], sums]]} />
      {places.length > 0 && (
        <AmountTable
          title={texts.places}
          heads={[texts.place, texts.rate]}
          rows={places.map((row) => [
            [row.placeOfSupply || texts.unknown, `${format.number(row.rate)}%`],
            row,
          ])}
        >
          <SaveButton onSave={() => save('b2cs', formatB2cs(places))}>
            {texts.placesFile}
          </SaveButton>
        </AmountTable>
      )}
      {codes.length > 0 && (
        <AmountTable
          title={texts.codes}
          heads={[texts.hsn, texts.rate, texts.pieces]}
          rows={codes.map((row) => [
            [row.hsn || texts.unknown, `${format.number(row.rate)}%`, format.number(row.pieces)],
            row,
          ])}
        >
          <SaveButton onSave={() => save('hsn-b2c', formatHsn(codes))}>
            {texts.codesFile}
          </SaveButton>
        </AmountTable>
      )}
      {large.length > 0 && (
        <AmountTable
          title={texts.large}
          heads={[texts.receipt, texts.place]}
          rows={documents(large)}
        >
          <p>{texts.largeLead}</p>
        </AmountTable>
      )}
      {credits.length > 0 && (
        <AmountTable
          title={texts.credits}
          heads={[texts.receipt, texts.place]}
          rows={documents(credits)}
        >
          <p>{texts.creditsLead}</p>
        </AmountTable>
      )}
      <p className="text-sm text-ink-soft">{texts.counts}</p>
    </article>
  );
}

interface SaveButtonProps {
  readonly onSave: () => void;
  readonly children: string;
}

function SaveButton({ onSave, children }: SaveButtonProps) {
  return (
    <Button
      variant="secondary"
      className="justify-self-start print:hidden"
      icon={<Icon node={Download} className="size-5" />}
      onClick={onSave}
    >
      {children}
    </Button>
  );
}

/** What a row is about, and its amounts. */
type Row = readonly [labels: readonly string[], amounts: Amounts];

interface AmountTableProps {
  readonly title: string;
  /** Of what the rows are about. */
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  readonly children?: ReactNode;
}

const AMOUNTS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const;

/** Amounts of a month with their sum; on a phone it scrolls by itself, also with the keys. */
function AmountTable({ title, heads, rows, children }: AmountTableProps) {
  const texts = useTexts(GST);
  const format = useFormat();
  const amountHeads = [texts.taxable, 'CGST', 'SGST/UTGST', 'IGST', texts.total];
  const toCells = (amounts: Amounts) =>
    AMOUNTS.map((name) => (
      <td key={name} className="figures py-1 ps-3 text-end whitespace-nowrap">
        {format.money(amounts[name])}
      </td>
    ));
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="font-bold">{title}</h3>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="relative overflow-x-auto print:overflow-visible"
      >
        <table className="w-full border-collapse text-sm print:text-[8pt]">
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1 pe-3 text-start">
                  {head}
                </th>
              ))}
              {amountHeads.map((head) => (
                <th key={head} scope="col" className="py-1 ps-3 text-end">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([labels, amounts]) => (
              <tr key={labels.join(' ')} className="border-b border-hairline">
                {labels.map((label, place) => (
                  <td key={heads[place]} className="py-1 pe-3">
                    {label}
                  </td>
                ))}
                {toCells(amounts)}
              </tr>
            ))}
          </tbody>
          {heads.length > 0 && (
            <tfoot className="border-t-2 border-ink font-semibold">
              <tr>
                <th scope="row" colSpan={heads.length} className="py-1 text-start">
                  {texts.sum}
                </th>
                {toCells(sumMonthAmounts(rows.map(([, amounts]) => amounts)))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {children}
    </div>
  );
}
