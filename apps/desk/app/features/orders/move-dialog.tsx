import { RESTOCK_MOVES } from '@haat/domain/desk';
import { Alert, Checkbox } from '@haat/ui';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import type { DeskOrder, DeskOrderMove } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { CourierFields } from './courier-fields.tsx';
import { MOVES } from './moves.texts.ts';
import { countUnpackedLines, PACKED_FIELD, PackingCheck } from './packing-check.tsx';
import { ReturnedPieces, readReturn, type TypedPieces } from './returned-pieces.tsx';
import { useMove } from './use-move.ts';

type Move = DeskOrderMove['move'];

/** The moves that say who carries the packet. */
const NEED_COURIER: readonly Move[] = ['shipped', 'correct_courier'];

interface MoveDialogProps {
  readonly order: DeskOrder;
  readonly move: Move;
  readonly onClose: () => void;
}

/** Says what a move does to goods and money, asks what it needs, and makes it (product 10.6.4). */
export function MoveDialog({ order, move, onClose }: MoveDialogProps) {
  const texts = useTexts(MOVES);
  const words = useTexts(WORDS);
  const [isCourierMissing, setIsCourierMissing] = useState(false);
  const [isAnswerMissing, setIsAnswerMissing] = useState(false);
  const [typed, setTyped] = useState<TypedPieces>({});
  const [isChecked, setIsChecked] = useState(false);
  const making = useMove(order, onClose);
  const waiting = useWaitingChanges();
  const isReturn = move === 'receive_return';
  const back = isReturn ? readReturn(order, typed) : null;
  const known = order.moves.find((one) => one.move === move);
  const effect = known && back ? { ...known, amountPaise: back.duePaise } : known;
  const hasClashed = readPresent(making.error) !== undefined;
  const needsCourier = NEED_COURIER.includes(move);
  const unpackedLines = move === 'shipped' ? countUnpackedLines(order, waiting) : 0;

  function handleSubmit(form: FormData) {
    const courier = String(form.get('courier') ?? '').trim();
    const trackingNumber = String(form.get('trackingNumber') ?? '').trim();
    const lacksCourier = needsCourier && courier === '';
    const lacksAnswer = unpackedLines > 0 && form.get(PACKED_FIELD) !== 'on';
    setIsCourierMissing(lacksCourier);
    setIsAnswerMissing(lacksAnswer);
    setIsChecked(true);
    if (lacksCourier || lacksAnswer || (isReturn && back === null)) return;
    making.mutate({
      move,
      ...(needsCourier && { courier, trackingNumber }),
      ...(back && { pieces: back.pieces }),
      ...(RESTOCK_MOVES.includes(move) && { restock: form.get('restock') === 'on' }),
    });
  }

  return (
    <FormDialog
      title={texts.moves[move]}
      submitLabel={effect && texts.moves[move]}
      isBusy={making.isPending}
      hasCloseButton
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {hasClashed && (
        <Alert tone="warning" title={texts.clash}>
          {(effect ? texts.clashNow : texts.clashGone)(words.statuses[order.status])}
        </Alert>
      )}
      {!hasClashed && (
        <Failure error={making.error} codes={{ move_not_allowed: texts.notAllowed }} />
      )}
      <p>{texts.questions[move]}</p>
      {effect && <MoveEffects effect={effect} />}
      {unpackedLines > 0 && (
        <PackingCheck unpackedLines={unpackedLines} isAnswerMissing={isAnswerMissing} />
      )}
      {needsCourier && (
        <CourierFields
          courier={order.courier}
          trackingNumber={order.trackingNumber}
          isCourierMissing={isCourierMissing}
        />
      )}
      {isReturn && effect && (
        <ReturnedPieces order={order} typed={typed} onType={setTyped} isChecked={isChecked} />
      )}
      {RESTOCK_MOVES.includes(move) && (
        <Checkbox name="restock" label={texts.restock} className="touch" />
      )}
    </FormDialog>
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
    stock === 'chosen' && texts.stockChosen,
    money === 'collected' && texts.collected(amount),
    money === 'received' && texts.received(amount),
    money === 'refund_due' && texts.refundDue(amount),
    money === 'none' && (stock === 'none' ? texts.nothing : texts.noMoney),
  ].filter((line) => line !== false);
  return (
    <ul className="grid list-disc gap-1 ps-5 font-semibold">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
