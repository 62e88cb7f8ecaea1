import { type components, createIdempotencyKey, unwrap } from '@haat/api-sdk';
import { Button, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { reload } from '../../lib/api/query-client.ts';
import type { DeskOrderSummary, DeskPermission } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { listCommonMoves } from './common-moves.ts';
import { MOVES } from './moves.texts.ts';
import { ORDERS } from './orders.texts.ts';
import { listUnpackedOrders, PACKED_FIELD, PackingCheck } from './packing-check.tsx';

type MoveDeskOrdersInput = components['schemas']['MoveDeskOrdersRequest'];

type Move = MoveDeskOrdersInput['moves'][number]['move'];

/** As many orders as one call moves. */
const MOVES_OF_A_CALL = 50;

interface ManyMovesProps {
  readonly orders: readonly DeskOrderSummary[];
  readonly permissions: readonly DeskPermission[];
  /** Ends the selecting. */
  readonly onClear: () => void;
}

/** The bar of the selected orders: what all of them allow is done with all at once (product 10.6.5). */
export function ManyMoves({ orders, permissions, onClear }: ManyMovesProps) {
  const texts = useTexts(ORDERS);
  const moveTexts = useTexts(MOVES);
  const format = useFormat();
  const [asked, setAsked] = useState<Move | null>(null);
  const [isCourierMissing, setIsCourierMissing] = useState(false);
  const [isAnswerMissing, setIsAnswerMissing] = useState(false);
  const making = useMutation({
    async mutationFn({ move, courier }: { move: Move; courier: string }) {
      const moves = orders.map(({ _id, version }) => ({
        orderId: _id,
        version,
        move,
        ...(move === 'shipped' && { courier }),
      }));
      const results = [];
      for (let start = 0; start < moves.length; start += MOVES_OF_A_CALL) {
        const part = moves.slice(start, start + MOVES_OF_A_CALL);
        const call = desk.POST('/desk/orders/moves', {
          params: { header: { 'Idempotency-Key': createIdempotencyKey() } },
          body: { moves: part },
        });
        results.push(...(await unwrap(call)).results);
      }
      return results;
    },
    onSuccess(results) {
      const moved = results.filter(({ outcome }) => outcome === 'moved').length;
      const left = results.filter(({ outcome }) => outcome !== 'moved');
      const numbers = left.map(
        ({ orderId }) => orders.find(({ _id }) => _id === orderId)?.orderNumber ?? orderId,
      );
      if (moved > 0) showNotice('success', texts.moved(format.number(moved)));
      if (numbers.length > 0) showNotice('error', texts.notMoved(numbers.join(', ')));
      setAsked(null);
      onClear();
    },
    onSettled() {
      void reload('/desk/orders', '/desk/today', '/desk/waiting');
    },
  });
  const moves = listCommonMoves(orders, permissions);
  const selected = texts.selected(format.number(orders.length));
  const unpackedOrders = asked === 'shipped' ? listUnpackedOrders(orders) : [];

  function ask(move: Move | null) {
    setIsCourierMissing(false);
    setIsAnswerMissing(false);
    setAsked(move);
  }

  function handleSubmit(form: FormData) {
    const courier = String(form.get('courier') ?? '').trim();
    const lacksCourier = asked === 'shipped' && courier === '';
    const lacksAnswer = unpackedOrders.length > 0 && form.get(PACKED_FIELD) !== 'on';
    setIsCourierMissing(lacksCourier);
    setIsAnswerMissing(lacksAnswer);
    if (asked === null || lacksCourier || lacksAnswer) return;
    making.mutate({ move: asked, courier });
  }

  return (
    <section
      aria-label={selected}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 border-t border-hairline bg-paper px-4 py-3 shadow-float lg:sticky lg:bottom-0 lg:rounded-haat lg:border"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{orders.length === 0 ? texts.selectFirst : selected}</p>
        <Button variant="link" onClick={onClear}>
          {texts.stopSelecting}
        </Button>
      </div>
      <div className="flex gap-2 overflow-x-auto pb-1">
        {moves.map((move, place) => (
          <Button
            key={move}
            variant={place === 0 ? 'primary' : 'secondary'}
            className="shrink-0"
            onClick={() => ask(move)}
          >
            {moveTexts.moves[move]}
          </Button>
        ))}
        {orders.length > 0 && moves.length === 0 && (
          <p className="text-ink-soft">{texts.noCommonMove}</p>
        )}
      </div>
      {asked !== null && (
        <FormDialog
          title={`${moveTexts.moves[asked]} · ${selected}`}
          submitLabel={moveTexts.moves[asked]}
          isBusy={making.isPending}
          hasCloseButton
          onClose={() => ask(null)}
          onSubmit={handleSubmit}
        >
          <Failure error={making.error} />
          <p>{moveTexts.questions[asked]}</p>
          {unpackedOrders.length < orders.length && (
            <ul className="flex flex-wrap gap-x-3 text-ink-soft">
              {orders.map(({ _id, orderNumber }) => (
                <li key={_id} className="whitespace-nowrap">
                  {orderNumber}
                </li>
              ))}
            </ul>
          )}
          {asked === 'receive_cash' && (
            <p className="font-semibold">{moveTexts.received(format.money(sumTotals(orders)))}</p>
          )}
          {unpackedOrders.length > 0 && (
            <PackingCheck unpackedOrders={unpackedOrders} isAnswerMissing={isAnswerMissing} />
          )}
          {asked === 'shipped' && (
            <TextField
              label={moveTexts.courier}
              name="courier"
              maxLength={60}
              autoComplete="off"
              required
              error={isCourierMissing ? moveTexts.courierMissing : undefined}
            />
          )}
        </FormDialog>
      )}
    </section>
  );
}

function sumTotals(orders: readonly DeskOrderSummary[]): number {
  return orders.reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0);
}
