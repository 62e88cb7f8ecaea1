import { shopPages } from '@haat/api-sdk/tanstack';
import { Badge, Button, buttonClass, EmptyState, Icon } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Printer } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { EndlessList } from '../../../components/list/endless-list.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Sheet } from '../../../components/page/sheet.tsx';
import { desk, LIST_LIMIT } from '../../../lib/api/desk.ts';
import type { DeskCourierSettlement } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { SETTLEMENTS } from './settlements.texts.ts';
import { UndoSettlement } from './undo-settlement.tsx';

/** What couriers paid of the cash of deliveries, and kept of it (product 10.4.11). */
export default function SettlementsRoute() {
  const texts = useTexts(SETTLEMENTS);
  const list = useInfiniteQuery(
    shopPages(desk, '/desk/money/settlements', { params: { query: { limit: LIST_LIMIT } } }),
  );
  const [undoing, setUndoing] = useState<DeskCourierSettlement | null>(null);
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
      <EndlessList
        query={list}
        listItems={(page) => page.settlements}
        empty={
          <EmptyState
            title={texts.empty}
            colour="indigo"
            action={
              <Link className={buttonClass({ variant: 'secondary' })} to="/orders?view=cash_due">
                {texts.toOrders}
              </Link>
            }
          >
            {texts.emptyLead}
          </EmptyState>
        }
      >
        {(settlements) => (
          <Sheet>
            <h2 className="mb-3 hidden text-lg font-bold print:block">{texts.title}</h2>
            <table className="w-full border-collapse">
              <thead>
                <tr className="border-b-2 border-ink text-sm">
                  <th scope="col" className="py-1 text-start">
                    {texts.day}
                  </th>
                  <th scope="col" className="py-1 text-start">
                    {texts.what}
                  </th>
                  <th scope="col" className="py-1 text-end">
                    {texts.received}
                  </th>
                </tr>
              </thead>
              <tbody>
                {settlements.map((settlement) => (
                  <SettlementRow
                    key={settlement._id}
                    settlement={settlement}
                    onUndo={() => setUndoing(settlement)}
                  />
                ))}
              </tbody>
            </table>
          </Sheet>
        )}
      </EndlessList>
      {undoing && <UndoSettlement settlement={undoing} onClose={() => setUndoing(null)} />}
    </Page>
  );
}

interface SettlementRowProps {
  readonly settlement: DeskCourierSettlement;
  readonly onUndo: () => void;
}

function SettlementRow({ settlement, onUndo }: SettlementRowProps) {
  const texts = useTexts(SETTLEMENTS);
  const format = useFormat();
  const { courier, receivedOn, reference, keptPaise, orders, isCorrection, isUndone } = settlement;
  const isOverpaid = isCorrection ? keptPaise > 0 : keptPaise < 0;
  const kept = isOverpaid
    ? texts.overpaid(format.money(-keptPaise))
    : texts.kept(format.money(keptPaise));
  return (
    <tr className="border-b border-hairline align-top">
      <td className="py-1.5 pe-3 text-sm">{format.day(receivedOn)}</td>
      <td className="py-1.5 wrap-anywhere">
        <span className="font-semibold">{courier}</span>
        {isCorrection && ` · ${texts.correction}`}
        {reference !== '' && ` · ${reference}`}
        <span className="block text-sm text-ink-soft">
          {orders.map(({ orderNumber }) => orderNumber).join(', ')}
        </span>
        {keptPaise !== 0 && <span className="block text-sm">{kept}</span>}
        {isUndone && <Badge>{texts.undone}</Badge>}
        {!isCorrection && !isUndone && (
          <Button
            variant="link"
            className="print:hidden"
            aria-label={texts.undoOf(courier, format.day(receivedOn))}
            onClick={onUndo}
          >
            {texts.undo}
          </Button>
        )}
      </td>
      <td className="figures py-1.5 ps-3 text-end">{format.money(settlement.receivedPaise)}</td>
    </tr>
  );
}
