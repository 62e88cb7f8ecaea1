import { canPack } from '@haat/domain/desk';
import { Checkbox, cardClass, Icon, joinClasses } from '@haat/ui';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSetFilter } from '../../../components/list/use-set-filter.ts';
import { OrderBadges } from '../../../components/order/order-badges.tsx';
import { FROM_LIST } from '../../../components/page/from-list.ts';
import { WORDS } from '../../../components/words/words.texts.ts';
import type { DeskOrderSummary } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { ORDERS } from '../orders.texts.ts';
import type { OrderSort } from './order-search.ts';
import { OrderTick } from './order-tick.tsx';
import { useContents } from './use-contents.ts';

interface OrderTableProps {
  readonly orders: readonly DeskOrderSummary[];
  readonly sort: OrderSort;
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onSelectAll: (isSelected: boolean) => void;
}

/** The orders of the list on a laptop; all of a row but its checkbox opens the order (product 10.2.16). */
export function OrderTable({ orders, sort, selected, onToggle, onSelectAll }: OrderTableProps) {
  const texts = useTexts(ORDERS);
  const format = useFormat();
  return (
    <div className={cardClass('overflow-x-auto')}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-hairline text-start">
            <th scope="col" className="w-12">
              <Checkbox
                label={
                  <span className="sr-only">{texts.selectAll(format.number(orders.length))}</span>
                }
                className="min-h-12 min-w-12 justify-center gap-0"
                checked={orders.every(({ _id }) => selected.has(_id))}
                onChange={(event) => onSelectAll(event.target.checked)}
              />
            </th>
            <Head>{texts.number}</Head>
            <SortHead sort={sort} up="oldest" down="newest">
              {texts.day}
            </SortHead>
            <Head>{texts.shopper}</Head>
            <SortHead sort={sort} up="place-asc" down="place-desc">
              {texts.town}
            </SortHead>
            <Head>{texts.contents}</Head>
            <Head className="max-xl:hidden">{texts.courier}</Head>
            <SortHead sort={sort} up="state-asc" down="state-desc">
              {texts.status}
            </SortHead>
            <SortHead sort={sort} up="sum-asc" down="sum-desc" isAtEnd>
              {texts.sum}
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row
              key={order._id}
              order={order}
              isSelected={selected.has(order._id)}
              onToggle={() => onToggle(order._id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = 'px-2 py-2 align-top break-words';

interface RowProps {
  readonly order: DeskOrderSummary;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

function Row({ order, isSelected, onToggle }: RowProps) {
  const nameOf = useName();
  const texts = useTexts(ORDERS);
  const words = useTexts(WORDS);
  const format = useFormat();
  const describeContents = useContents();
  const courier = (
    <>
      {order.sentAt !== null && order.courier}
      {order.sentAt !== null && order.trackingNumber !== '' && (
        <span className="block text-ink-soft wrap-anywhere">{order.trackingNumber}</span>
      )}
    </>
  );
  return (
    <tr className="relative border-b border-hairline last:border-0 hover:bg-sand">
      <td className="relative z-10 align-top">
        <OrderTick orderNumber={order.orderNumber} isSelected={isSelected} onToggle={onToggle} />
      </td>
      <th scope="row" className={joinClasses(CELL, 'min-w-24 py-3 text-start font-semibold')}>
        <Link
          to={`/orders/${order._id}`}
          state={FROM_LIST}
          // The link is as large as the row.
          className="text-indigo underline underline-offset-4 after:absolute after:inset-0"
        >
          {order.orderNumber}
        </Link>
      </th>
      <td className={joinClasses(CELL, 'py-3 xl:whitespace-nowrap')}>
        {format.day(order.createdAt)}
        <span className="block text-ink-soft">{format.age(order.createdAt, Date.now())}</span>
      </td>
      <td className={joinClasses(CELL, 'py-3')}>{order.name}</td>
      <td className={joinClasses(CELL, 'py-3')}>
        {order.city}
        <span className="block text-ink-soft">{order.state}</span>
      </td>
      <td className={joinClasses(CELL, 'py-3 xl:min-w-40')}>
        <span className="block">{describeContents(order)}</span>
        <span className="block text-ink-soft">
          {order.makers.map((maker) => maker && nameOf(maker)).join(', ') || words.noGroup}
        </span>
        {canPack(order) && (
          <span className="block text-ink-soft">
            {texts.packed(format.number(order.packedLines), format.number(order.lines))}
          </span>
        )}
      </td>
      <td className={joinClasses(CELL, 'py-3 max-xl:hidden')}>{courier}</td>
      <td className={joinClasses(CELL, 'py-3')}>
        <OrderBadges order={order} />
        <span className="mt-1 block xl:hidden">{courier}</span>
      </td>
      <td className={joinClasses(CELL, 'figures py-3 pe-4 text-end font-semibold')}>
        {format.money(order.totalPaise ?? order.linesPaise)}
      </td>
    </tr>
  );
}

interface HeadProps {
  readonly className?: string;
  readonly children: ReactNode;
}

function Head({ className, children }: HeadProps) {
  return (
    <th scope="col" className={joinClasses('px-2 text-start font-semibold', className)}>
      {children}
    </th>
  );
}

interface SortHeadProps {
  readonly sort: OrderSort;
  readonly up: OrderSort;
  readonly down: OrderSort;
  readonly isAtEnd?: boolean;
  readonly children: ReactNode;
}

/** The head of a column that sorts: one way first, the other way when pressed again. */
function SortHead({ sort, up, down, isAtEnd = false, children }: SortHeadProps) {
  const set = useSetFilter();
  const isUp = sort === up;
  const isDown = sort === down;
  const icon = isUp ? ArrowUp : isDown ? ArrowDown : ArrowUpDown;
  // The newest, and the largest, are what one looks for first.
  const isDownFirst = down === 'newest' || down === 'sum-desc';
  const next = isUp ? down : isDown ? up : isDownFirst ? down : up;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={joinClasses('px-2', isAtEnd && 'pe-4')}
    >
      <button
        type="button"
        className={joinClasses(
          'flex min-h-12 w-full items-center gap-1 font-semibold hover:underline',
          isAtEnd && 'justify-end',
        )}
        onClick={() => set('sort', next === 'newest' ? '' : next)}
      >
        {children}
        <Icon node={icon} className="size-4 shrink-0 text-ink-soft" />
      </button>
    </th>
  );
}
