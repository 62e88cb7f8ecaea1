import { canPack } from '@haat/domain/desk';
import { Checkbox, cardClass } from '@haat/ui';
import { Link } from 'react-router';
import { OrderBadges } from '../../components/order/order-badges.tsx';
import { FROM_LIST } from '../../components/page/from-list.ts';
import { WORDS } from '../../components/words/words.texts.ts';
import type { DeskOrderSummary } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { ORDERS } from './orders.texts.ts';

interface OrderRowProps {
  readonly order: DeskOrderSummary;
  readonly isSelected: boolean;
  /** Left out while no orders are being selected. */
  readonly onToggle: (() => void) | undefined;
}

/** An order of the list; all of it but the checkbox opens the order. */
export function OrderRow({ order, isSelected, onToggle }: OrderRowProps) {
  const texts = useTexts(ORDERS);
  const words = useTexts(WORDS);
  const format = useFormat();
  return (
    <li className={cardClass('flex')}>
      {onToggle && (
        <div className="grid place-items-center border-e border-hairline">
          <Checkbox
            label={
              <>
                <span aria-hidden="true" className="text-sm">
                  {texts.selectHere}
                </span>
                <span className="sr-only">{texts.select(order.orderNumber)}</span>
              </>
            }
            className="min-h-full min-w-16 flex-col justify-center gap-1 px-2"
            checked={isSelected}
            onChange={onToggle}
          />
        </div>
      )}
      <Link
        to={`/orders/${order._id}`}
        state={FROM_LIST}
        className="grid min-w-0 flex-1 gap-x-6 gap-y-1 px-4 py-3 hover:bg-sand lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)] lg:items-center"
      >
        <span className="grid">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 font-semibold wrap-anywhere">{order.orderNumber}</span>
            <span className="figures font-semibold">
              {format.money(order.totalPaise ?? order.linesPaise)}
            </span>
          </span>
          <span className="break-words">
            {order.name}
            <span className="text-ink-soft">
              {'\u00a0· '}
              {order.city}
            </span>
          </span>
        </span>
        <OrderBadges order={order} />
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
          <span>
            {canPack(order)
              ? texts.packed(format.number(order.packedLines), format.number(order.lines))
              : words.pieces(format.number(order.pieces))}
          </span>
          <span>{format.time(order.createdAt)}</span>
        </span>
      </Link>
    </li>
  );
}
