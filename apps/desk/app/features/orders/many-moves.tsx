import type { DeskOrderSummary, MoveDeskOrdersInput } from '@haat/api-sdk/desk';
import { Alert, Button, Dialog, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { KEYS } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { listCommonMoves } from './common-moves.ts';
import { MOVES } from './moves.texts.ts';
import { ORDERS } from './orders.texts.ts';

type Move = MoveDeskOrdersInput['moves'][number]['move'];

/** As many orders as one call moves. */
const MOVES_OF_A_CALL = 50;

interface ManyMovesProps {
  readonly orders: readonly DeskOrderSummary[];
  readonly onClear: () => void;
}

/** The bar of the selected orders: what all of them allow is done with all at once (product 10.6.5). */
export function ManyMoves({ orders, onClear }: ManyMovesProps) {
  const texts = useTexts(ORDERS);
  const moveTexts = useTexts(MOVES);
  const format = useFormat();
  const describeError = useDescribeError();
  const formId = useId();
  const [asked, setAsked] = useState<Move | null>(null);
  const [isCourierMissing, setIsCourierMissing] = useState(false);
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
        results.push(...(await desk().orders.moveMany(part)));
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
      void queryClient.invalidateQueries({ queryKey: KEYS.orders });
      void queryClient.invalidateQueries({ queryKey: KEYS.today });
    },
  });
  if (orders.length === 0) return null;
  const moves = listCommonMoves(orders);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const courier = String(new FormData(event.currentTarget).get('courier') ?? '').trim();
    const isMissing = asked === 'shipped' && courier === '';
    setIsCourierMissing(isMissing);
    if (asked !== null && !isMissing && !making.isPending) making.mutate({ move: asked, courier });
  }

  return (
    <section
      aria-label={texts.selected(format.number(orders.length))}
      className="fixed inset-x-0 bottom-16 z-20 border-t border-hairline bg-paper px-4 py-3 shadow-float lg:sticky lg:bottom-0 lg:rounded-haat lg:border"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{texts.selected(format.number(orders.length))}</p>
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
            onClick={() => setAsked(move)}
          >
            {moveTexts.moves[move]}
          </Button>
        ))}
        {moves.length === 0 && <p className="text-ink-soft">{texts.noCommonMove}</p>}
      </div>
      {asked !== null && (
        <Dialog
          isOpen
          onClose={() => setAsked(null)}
          title={`${moveTexts.moves[asked]} · ${texts.selected(format.number(orders.length))}`}
          closeLabel={moveTexts.back}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsked(null)}>
                {moveTexts.back}
              </Button>
              <Button type="submit" form={formId} isBusy={making.isPending}>
                {moveTexts.moves[asked]}
              </Button>
            </>
          }
        >
          <form id={formId} noValidate className="grid gap-4" onSubmit={handleSubmit}>
            {making.error && <Alert>{describeError(making.error)}</Alert>}
            <p>{moveTexts.questions[asked]}</p>
            <p className="text-ink-soft">{orders.map((order) => order.orderNumber).join(', ')}</p>
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
          </form>
        </Dialog>
      )}
    </section>
  );
}
