import { Button, buttonClass } from '@haat/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import type { DeskOrderSummary, DeskPermission } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { MOVES } from '../moves.texts.ts';
import { ORDERS } from '../orders.texts.ts';
import { listCommonMoves } from './common-moves.ts';
import { MANY } from './many.texts.ts';
import { MANY_LIMIT, toManyPath } from './order-ids.ts';
import { type ManyMove, useMoveMany } from './use-move-many.ts';

// Its code loads when the cash of a courier is first recorded.
const SettlementDialog = lazy(() => import('./settlement-dialog.tsx'));

/** As many orders as one settlement with a courier takes. */
const MOST_SETTLED = 500;

interface ManyOrdersProps {
  readonly orders: readonly DeskOrderSummary[];
  readonly permissions: readonly DeskPermission[];
  /** How many orders the list shows. */
  readonly shown: number;
  readonly onSelectAll: () => void;
  /** Ends the selecting. */
  readonly onClear: () => void;
}

/** The bar of the selected orders: what all of them allow is done, and printed, with all at once (product 10.6.5). */
export function ManyOrders({ orders, permissions, shown, onSelectAll, onClear }: ManyOrdersProps) {
  const texts = useTexts(ORDERS);
  const many = useTexts(MANY);
  const moveTexts = useTexts(MOVES);
  const format = useFormat();
  const [asked, setAsked] = useState<ManyMove['move'] | null>(null);
  const making = useMoveMany((results) => {
    const left = results.filter(({ outcome }) => outcome !== 'moved');
    const moved = results.length - left.length;
    const numbers = left.map(
      ({ orderId }) => orders.find(({ _id }) => _id === orderId)?.orderNumber ?? orderId,
    );
    if (moved > 0) showNotice('success', texts.moved(format.number(moved)));
    if (numbers.length > 0) showNotice('error', texts.notMoved(numbers.join(', ')));
    setAsked(null);
    onClear();
  });
  const moves = listCommonMoves(orders, permissions, Date.now());
  const ids = orders.map(({ _id }) => _id);
  const isTooMany = ids.length > MANY_LIMIT;
  const canMove = permissions.includes('orders.move');
  const selected = texts.selected(format.number(orders.length));
  const [courier = '', ...others] = new Set(orders.map((order) => order.courier));
  // The cash of one courier is one sum; that of several is recorded for each order.
  const isSettlement =
    asked === 'receive_cash' &&
    courier !== '' &&
    others.length === 0 &&
    orders.length <= MOST_SETTLED;
  const prints = [
    { label: many.picks, sheet: 'picks' },
    { label: many.slips, sheet: 'slips' },
    ...(canMove ? [{ label: many.labels, sheet: 'labels' }] : []),
  ];

  return (
    <>
      {/* As high as the bar, which would cover the last order. */}
      <div aria-hidden="true" className="h-28 lg:hidden" />
      <section
        aria-label={selected}
        className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 border-t border-hairline bg-paper px-4 py-3 shadow-float lg:sticky lg:bottom-0 lg:rounded-haat lg:border"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p role="status" className="font-semibold">
            {selected}
            {moves.includes('receive_cash') && (
              <span className="figures"> · {format.money(sumTotals(orders))}</span>
            )}
          </p>
          {orders.length < shown && (
            <Button variant="link" onClick={onSelectAll}>
              {texts.selectAll(format.number(shown))}
            </Button>
          )}
          <Button variant="link" onClick={onClear}>
            {texts.stopSelecting}
          </Button>
        </div>
        <div className="flex gap-2 overflow-x-auto pb-1">
          {moves.map((move, place) => {
            const variant = place === 0 ? 'primary' : 'secondary';
            if (move !== 'shipped') {
              return (
                <Button
                  key={move}
                  variant={variant}
                  className="shrink-0"
                  onClick={() => setAsked(move)}
                >
                  {moveTexts.moves[move]}
                </Button>
              );
            }
            // Its courier and numbers need a screen of their own.
            return (
              !isTooMany && (
                <Link
                  key={move}
                  to={toManyPath('/orders/send', ids)}
                  className={buttonClass({ variant, className: 'shrink-0' })}
                >
                  {moveTexts.moves[move]}
                </Link>
              )
            );
          })}
          {!isTooMany &&
            prints.map(({ label, sheet }) => (
              <Link
                key={sheet}
                to={toManyPath(`/orders/print/${sheet}`, ids)}
                className={buttonClass({ variant: 'secondary', className: 'shrink-0' })}
              >
                {label}
              </Link>
            ))}
        </div>
        {isTooMany && <p className="text-ink-soft">{many.tooMany(format.number(MANY_LIMIT))}</p>}
        {canMove && moves.length === 0 && <p className="text-ink-soft">{texts.noCommonMove}</p>}
        {isSettlement && (
          <Suspense>
            <SettlementDialog
              orders={orders}
              courier={courier}
              onClose={() => setAsked(null)}
              onDone={() => {
                setAsked(null);
                onClear();
              }}
            />
          </Suspense>
        )}
        {asked !== null && !isSettlement && (
          <FormDialog
            title={`${moveTexts.moves[asked]} · ${selected}`}
            submitLabel={moveTexts.moves[asked]}
            isBusy={making.isPending}
            hasCloseButton
            onClose={() => setAsked(null)}
            onSubmit={() =>
              making.mutate(
                orders.map(({ _id, version }) => ({ orderId: _id, version, move: asked })),
              )
            }
          >
            <Failure error={making.error} />
            <p>{moveTexts.questions[asked]}</p>
            <ul className="flex flex-wrap gap-x-3 text-ink-soft">
              {orders.map(({ _id, orderNumber }) => (
                <li key={_id} className="whitespace-nowrap">
                  {orderNumber}
                </li>
              ))}
            </ul>
            {asked === 'receive_cash' && (
              <p className="font-semibold">{moveTexts.received(format.money(sumTotals(orders)))}</p>
            )}
          </FormDialog>
        )}
      </section>
    </>
  );
}

function sumTotals(orders: readonly DeskOrderSummary[]): number {
  return orders.reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0);
}
