import type { components } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { formatStatement, statementFileName } from '@haat/domain/desk';
import { Badge, Button, Icon, SelectField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Page } from '../../components/page/page.tsx';
import { Sheet } from '../../components/page/sheet.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import type { DeskLedgerEntry } from '../../lib/api/types.ts';
import { useCan } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Route } from './+types/statement.route';
import { MONEY } from './money.texts.ts';
import { listMonths } from './months.ts';
import { UndoDialog } from './undo-dialog.tsx';

type DeskStatement = components['schemas']['DeskStatement'];

/** Months that can be chosen: two years. */
const MONTHS = 24;

/** Whether it is the month that India is in, so that its sums may still change. */
function isRunning(month: string): boolean {
  return listMonths(Date.now(), 1)[0] === month;
}

export default function StatementRoute({ params: { makerId, month } }: Route.ComponentProps) {
  const texts = useTexts(MONEY);
  const format = useFormat();
  const navigate = useNavigate();
  const statement = useQuery(
    shopQuery(desk, '/desk/money/statements/{makerId}/{month}', {
      params: { path: { makerId, month } },
    }),
  );
  const nameOf = useName();

  /** Saves what is shown: the words and the names are those of the screen. */
  function save(data: DeskStatement) {
    const words = {
      columns: texts.fileColumns,
      kinds: texts.kinds,
      opening: texts.opening,
      closing: isRunning(month) ? texts.closingSoFar : texts.closing,
    };
    const name = statementFileName(data.maker, month);
    saveFile(new Blob([formatStatement(data, words, nameOf)], { type: 'text/csv' }), name);
    showNotice('success', texts.csvSaved(name));
  }
  return (
    <Page
      title={texts.statement}
      back={{ to: '/money', label: texts.back }}
      actions={
        <Button icon={<Icon node={Printer} className="size-5" />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <SelectField
          label={texts.month}
          frameClassName="flex-1 basis-40"
          value={month}
          onChange={(event) => void navigate(`/money/${makerId}/${event.target.value}`)}
        >
          {listMonths(Date.now(), MONTHS).map((one) => (
            <option key={one} value={one}>
              {format.month(one)}
            </option>
          ))}
        </SelectField>
        {statement.data && (
          <Button
            variant="secondary"
            icon={<Icon node={Download} className="size-5" />}
            onClick={() => save(statement.data)}
          >
            {texts.csv}
          </Button>
        )}
      </div>
      <Loaded query={statement}>{(data) => <StatementSheet statement={data} />}</Loaded>
    </Page>
  );
}

/** The statement of a group as a sheet to be printed. */
function StatementSheet({ statement }: { readonly statement: DeskStatement }) {
  const nameOf = useName();
  const texts = useTexts(MONEY);
  const words = useTexts(WORDS);
  const format = useFormat();
  const [undoing, setUndoing] = useState<DeskLedgerEntry | null>(null);
  const canPay = useCan('money.pay');
  const { maker, month, totals, entries } = statement;
  const sums = [
    { label: texts.opening, paise: statement.openingPaise },
    { label: texts.sold, paise: totals.soldPaise },
    { label: texts.returned, paise: -totals.returnedPaise },
    { label: texts.fees, paise: -totals.feesPaise },
    { label: texts.paid, paise: -totals.paidPaise },
  ];
  return (
    <Sheet>
      <h2 className="text-lg font-bold">{maker ? nameOf(maker) : texts.noGroup}</h2>
      <p>{isRunning(month) ? texts.soFar(format.month(month)) : format.month(month)}</p>
      <dl className="mt-4 grid gap-1">
        {sums.map(({ label, paise }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt>{label}</dt>
            <dd className="figures">{format.money(paise)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t-2 border-ink pt-1 font-bold">
          <dt>{isRunning(month) ? texts.closingSoFar : texts.closing}</dt>
          <dd className="figures">{format.money(statement.closingPaise)}</dd>
        </div>
      </dl>
      {entries.length === 0 && <p className="mt-4 text-ink-soft">{texts.noEntries}</p>}
      {entries.length > 0 && (
        <table className="mt-4 w-full border-collapse">
          <thead>
            <tr className="border-b-2 border-ink text-sm">
              <th scope="col" className="py-1 text-start">
                {texts.day}
              </th>
              <th scope="col" className="py-1 text-start">
                {texts.what}
              </th>
              <th scope="col" className="py-1 text-end">
                {texts.amountColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry._id} className="border-b border-hairline align-top">
                <td className="py-1.5 pe-3 text-sm">{format.day(entry.at)}</td>
                <td className="py-1.5">
                  <span className="font-semibold">{texts.kinds[entry.kind]}</span>
                  {entry.product && ` · ${nameOf(entry.product)}`}
                  {entry.quantity !== null && ` · ${words.pieces(format.number(entry.quantity))}`}
                  <span className="block text-sm text-ink-soft">
                    {entry.order?.orderNumber ?? entry.note}
                  </span>
                  {entry.isUndone && <Badge>{texts.undone}</Badge>}
                  {canPay && entry.kind === 'payout' && !entry.isUndone && (
                    <Button
                      variant="link"
                      className="print:hidden"
                      aria-label={texts.undoOf(
                        format.money(-entry.amountPaise),
                        format.day(entry.at),
                      )}
                      onClick={() => setUndoing(entry)}
                    >
                      {texts.undo}
                    </Button>
                  )}
                </td>
                <td className="figures py-1.5 ps-3 text-end">{format.money(entry.amountPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {undoing && <UndoDialog payout={undoing} onClose={() => setUndoing(null)} />}
    </Sheet>
  );
}
