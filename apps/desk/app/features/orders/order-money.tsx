import { Alert, Button, buttonClass, Card } from '@haat/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Section } from '../../components/page/section.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import type { DeskOrder } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AskedMove } from './asked-move.tsx';
import { MOVES } from './moves.texts.ts';
import { ORDER } from './order.texts.ts';

interface OrderMoneyProps {
  readonly order: DeskOrder;
  /** Left out for who gives no money back. */
  readonly onRefund: (() => void) | undefined;
}

/** The amounts of an order, its payments, and what was or is to be given back. */
export function OrderMoney({ order, onRefund }: OrderMoneyProps) {
  const texts = useTexts(ORDER);
  const words = useTexts(WORDS);
  const format = useFormat();
  const moveTexts = useTexts(MOVES);
  const [isUndoing, setIsUndoing] = useState(false);
  const { amounts } = order;
  const wasCashCollected = order.status === 'delivered' && order.paymentMethod === 'cod';
  const canUndo = order.moves.some(({ move }) => move === 'undo_cash');
  const due = order.refundDuePaise ?? 0;
  const returned = amounts?.returnedPaise ?? 0;
  const rows =
    amounts === null
      ? []
      : [
          { label: texts.subtotal, paise: amounts.subtotalPaise },
          { label: texts.shipping, paise: amounts.shippingPaise },
          { label: texts.taxes, paise: amounts.taxesPaise },
          { label: texts.discount, paise: -amounts.discountPaise },
        ];
  return (
    <Section title={texts.money}>
      <Card className="grid gap-3">
        <dl className="grid gap-1">
          {rows.map(({ label, paise }) => (
            <div key={label} className="flex justify-between gap-3">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="figures">{format.money(paise)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-3 font-bold">
            <dt>{amounts === null ? texts.ownTotal : texts.total}</dt>
            <dd className="figures">{format.money(amounts?.totalPaise ?? order.linesPaise)}</dd>
          </div>
          {returned > 0 && (
            <div className="flex justify-between gap-3">
              <dt className="text-ink-soft">{texts.returned}</dt>
              <dd className="figures">{format.money(-returned)}</dd>
            </div>
          )}
        </dl>
        <p className="text-ink-soft">
          {words.paymentMethods[order.paymentMethod]}
          {order.paymentMethod === 'online' && ` · ${words.paymentStatuses[order.paymentStatus]}`}
          {order.receiptNumber && (
            <>
              {` · ${texts.receipt} `}
              <span className="whitespace-nowrap">{order.receiptNumber}</span>
            </>
          )}
        </p>
        {wasCashCollected && amounts !== null && (
          <p className={order.cashReceivedAt === null ? 'font-semibold' : undefined}>
            {order.cashReceivedAt === null
              ? texts.cashDue(format.money(amounts.totalPaise))
              : texts.cashReceived(format.time(order.cashReceivedAt))}
          </p>
        )}
        {canUndo && (
          <Button variant="link" className="justify-self-start" onClick={() => setIsUndoing(true)}>
            {moveTexts.moves.undo_cash}
          </Button>
        )}
        {onRefund && order.cashReceivedAt !== null && !canUndo && (
          <Link
            className={buttonClass({ variant: 'link', className: 'justify-self-start' })}
            to="/money/settlements"
          >
            {texts.settlement}
          </Link>
        )}
        {order.refunds.length > 0 && (
          <ul className="grid gap-1 border-t border-hairline pt-3">
            {order.refunds.map((refund) => (
              <li key={refund._id} className="flex flex-wrap justify-between gap-x-3">
                <span>
                  {texts.refunded} · {words.refundMethods[refund.method]}
                  {refund.reference !== '' && ` · ${refund.reference}`}
                </span>
                <span className="figures">{format.money(refund.amountPaise)}</span>
              </li>
            ))}
          </ul>
        )}
        {due > 0 && (
          <Alert
            tone="warning"
            action={
              onRefund && (
                <Button variant="secondary" onClick={onRefund}>
                  {texts.recordRefund}
                </Button>
              )
            }
          >
            {texts.refundDue(format.money(due))}
          </Alert>
        )}
      </Card>
      {isUndoing && (
        <AskedMove order={order} move="undo_cash" onClose={() => setIsUndoing(false)} />
      )}
    </Section>
  );
}
