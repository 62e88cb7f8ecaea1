import { shopQuery } from '@haat/api-sdk/tanstack';
import { orderWait } from '@haat/domain/desk';
import { Button, buttonClass, Card, Icon } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { OrderBadges } from '../../components/order/order-badges.tsx';
import { HistoryLink } from '../../components/page/history-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { desk } from '../../lib/api/desk.ts';
import type { DeskMe, DeskOrder, DeskOrderMove } from '../../lib/api/types.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import type { Route } from './+types/order.route';
import { AskedMove } from './asked-move.tsx';
import { MOVES } from './moves.texts.ts';
import { listNextMoves } from './next-moves.ts';
import { ORDER } from './order.texts.ts';
import { OrderAddress } from './order-address.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { PackList } from './pack-list.tsx';
import { countUnpackedLines } from './packing-check.tsx';
import { TellShopper } from './telling/tell-shopper.tsx';

// Few orders have money to give back.
const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

export default function OrderRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(ORDER);
  const order = useQuery(shopQuery(desk, '/desk/orders/{id}', { params: { path: params } }));
  const me = useMe();
  return (
    <Page
      title={order.data ? texts.title(order.data.orderNumber) : texts.title('')}
      back={{ to: '/orders', label: texts.back }}
    >
      <Loaded query={order}>{(data) => me && <OrderPage order={data} me={me} />}</Loaded>
    </Page>
  );
}

interface OrderPageProps {
  readonly order: DeskOrder;
  readonly me: DeskMe;
}

function OrderPage({ order, me }: OrderPageProps) {
  const texts = useTexts(ORDER);
  const format = useFormat();
  const [isRefunding, setIsRefunding] = useState(false);
  const onRefund = me.permissions.includes('orders.refund')
    ? () => setIsRefunding(true)
    : undefined;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid gap-5">
        <OrderBadges order={order} />
        <PackList order={order} canPack={me.permissions.includes('orders.pack')} />
        <NextMoves order={order} permissions={me.permissions} onRefund={onRefund} />
        <TellShopper order={order} />
        {order.amounts && <OrderNotes order={order} />}
      </div>
      <div className="grid gap-5">
        <OrderAddress order={order} />
        <OrderMoney order={order} onRefund={onRefund} />
        <section aria-labelledby="print">
          <h2 id="print" className="mb-2 flex items-center gap-2 font-bold">
            <Icon node={Printer} className="size-5" />
            {texts.print}
          </h2>
          <div className="flex flex-wrap gap-3">
            <Link className={buttonClass({ variant: 'secondary' })} to="print/slip">
              {texts.slip}
            </Link>
            {order.amounts && (
              <>
                <Link className={buttonClass({ variant: 'secondary' })} to="print/label">
                  {texts.label}
                </Link>
                <Link className={buttonClass({ variant: 'secondary' })} to="print/receipt">
                  {texts.receipt}
                </Link>
              </>
            )}
          </div>
        </section>
        <Section title={texts.steps}>
          <Card>
            <ol className="grid gap-1">
              {order.history.map(({ event, at, amountPaise }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays in its place
                <li key={place} className="flex flex-wrap justify-between gap-x-3">
                  <span>
                    {texts.events[event]}
                    {amountPaise !== null && (
                      <span className="figures"> · {format.money(amountPaise)}</span>
                    )}
                  </span>
                  <span className="text-ink-soft">{format.time(at)}</span>
                </li>
              ))}
            </ol>
          </Card>
          <HistoryLink kind="order" id={order._id} />
        </Section>
      </div>
      {isRefunding && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setIsRefunding(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface NextMovesProps {
  readonly order: DeskOrder;
  readonly permissions: DeskMe['permissions'];
  /** Left out for who gives no money back. */
  readonly onRefund: (() => void) | undefined;
}

/** Moves that end an order, and are no step of its life. */
const ENDING_MOVES: readonly DeskOrderMove['move'][] = ['cancel', 'undelivered', 'reject_return'];

/** What the order and the role allow: the next step of its life first and as the main action. */
export function NextMoves({ order, permissions, onRefund }: NextMovesProps) {
  const texts = useTexts(ORDER);
  const moveTexts = useTexts(MOVES);
  const format = useFormat();
  const due = order.refundDuePaise ?? 0;
  const moves = listNextMoves(order);
  const unpackedLines = countUnpackedLines(order, useWaitingChanges());
  const [asked, setAsked] = useState<DeskOrderMove['move'] | null>(null);
  return (
    <Section title={texts.next}>
      {order.returnReason && (
        <p className="mb-3">
          <span className="text-ink-soft">{texts.returnReason}: </span>
          {order.returnReason}
        </p>
      )}
      {due > 0 && <p className="mb-3 font-semibold">{texts.refundDue(format.money(due))}</p>}
      {moves.length === 0 && due === 0 && (
        <p className="text-ink-soft">
          {texts.waitsFor[orderWait(order, permissions, unpackedLines)]}
        </p>
      )}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {due > 0 && onRefund && <Button onClick={onRefund}>{texts.recordRefund}</Button>}
        {moves.map((move, place) => (
          <Button
            key={move}
            variant={
              ENDING_MOVES.includes(move)
                ? 'link'
                : place === 0 && due === 0
                  ? 'primary'
                  : 'secondary'
            }
            onClick={() => setAsked(move)}
          >
            {moveTexts.moves[move]}
          </Button>
        ))}
      </div>
      {asked && <AskedMove order={order} move={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}
