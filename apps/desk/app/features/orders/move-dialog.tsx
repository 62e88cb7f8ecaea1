import type { DeskOrder, DeskOrderMove } from '@haat/api-sdk/desk';
import { Alert, Button, Checkbox, Dialog, TextField } from '@haat/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { WORDS } from '../../components/words/words.texts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MOVES } from './moves.texts.ts';
import { readPresentOrder, useMove } from './use-move.ts';

/** Couriers that are offered while the name is typed. */
const COURIERS = ['India Post', 'DTDC', 'Delhivery', 'Blue Dart', 'XpressBees'];

interface MoveDialogProps {
  readonly order: DeskOrder;
  readonly move: DeskOrderMove['move'];
  readonly onClose: () => void;
}

/** Says what a move does to goods and money, asks what it needs, and makes it (product 10.6.4). */
export function MoveDialog({ order, move, onClose }: MoveDialogProps) {
  const texts = useTexts(MOVES);
  const words = useTexts(WORDS);
  const describeError = useDescribeError();
  const formId = useId();
  const couriersId = useId();
  const [isCourierMissing, setIsCourierMissing] = useState(false);
  const making = useMove(order, onClose);
  const effect = order.moves.find((one) => one.move === move);
  const hasClashed = readPresentOrder(making.error) !== undefined;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const courier = String(form.get('courier') ?? '').trim();
    const trackingNumber = String(form.get('trackingNumber') ?? '').trim();
    setIsCourierMissing(move === 'shipped' && courier === '');
    if (making.isPending || (move === 'shipped' && courier === '')) return;
    making.mutate({
      move,
      ...(move === 'shipped' && { courier, trackingNumber }),
      ...(move === 'receive_return' && { restock: form.get('restock') === 'on' }),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.moves[move]}
      closeLabel={texts.back}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          {effect && (
            <Button type="submit" form={formId} isBusy={making.isPending}>
              {texts.moves[move]}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={handleSubmit}>
        {hasClashed && (
          <Alert tone="warning" title={texts.clash}>
            {(effect ? texts.clashNow : texts.clashGone)(words.statuses[order.status])}
          </Alert>
        )}
        {making.error && !hasClashed && (
          <Alert>{describeError(making.error, { move_not_allowed: texts.notAllowed })}</Alert>
        )}
        <p>{texts.questions[move]}</p>
        {effect && <MoveEffects effect={effect} />}
        {move === 'shipped' && (
          <>
            <TextField
              label={texts.courier}
              name="courier"
              list={couriersId}
              maxLength={60}
              autoComplete="off"
              required
              error={isCourierMissing ? texts.courierMissing : undefined}
            />
            <datalist id={couriersId}>
              {COURIERS.map((courier) => (
                <option key={courier} value={courier} />
              ))}
            </datalist>
            <TextField
              label={texts.trackingNumber}
              name="trackingNumber"
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={texts.optional}
            />
          </>
        )}
        {move === 'receive_return' && (
          <Checkbox name="restock" label={texts.restock} className="touch" />
        )}
      </form>
    </Dialog>
  );
}

/** What a move does, one line for each. */
function MoveEffects({ effect }: { readonly effect: DeskOrderMove }) {
  const texts = useTexts(MOVES);
  const format = useFormat();
  const { stock, money, amountPaise } = effect;
  const amount = format.money(amountPaise);
  const lines = [
    stock === 'returned' && texts.stockReturned,
    money === 'collected' && texts.collected(amount),
    money === 'refund_due' && texts.refundDue(amount),
    stock === 'none' && money === 'none' && texts.nothing,
  ].filter((line) => line !== false);
  return (
    <ul className="grid list-disc gap-1 ps-5 font-semibold">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
