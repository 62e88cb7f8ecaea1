import { type components, unwrap } from '@haat/api-sdk';
import { asPaise } from '@haat/domain';
import { dayInIndia, findPayoutDayFault, keptByCourier, readMoney } from '@haat/domain/desk';
import { Alert, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { reload } from '../../../lib/api/query-client.ts';
import type { DeskOrderSummary } from '../../../lib/api/types.ts';
import { useIntentKey } from '../../../lib/api/use-intent-key.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { MOVES } from '../moves.texts.ts';
import { SETTLEMENT } from './settlement.texts.ts';

type DeskSettlementInput = components['schemas']['DeskSettlementInput'];

interface SettlementDialogProps {
  /** Orders whose cash one courier owes. */
  readonly orders: readonly DeskOrderSummary[];
  readonly courier: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Records what a courier paid for several orders in one sum; the rest it kept (product 10.4.11). */
export default function SettlementDialog(props: SettlementDialogProps) {
  const { orders, courier, onClose, onDone } = props;
  const texts = useTexts(SETTLEMENT);
  const moveTexts = useTexts(MOVES);
  const format = useFormat();
  const keyOf = useIntentKey();
  const today = dayInIndia(Date.now());
  const cash = orders.map((order) => ({
    ...order,
    isCashReceived: order.cashReceivedAt !== null,
    total: asPaise(order.totalPaise ?? 0),
  }));
  const due = cash.reduce((sum, { total }) => sum + total, 0);
  const [fields, setFields] = useState({
    received: String(due / 100),
    receivedOn: today,
    reference: '',
  });
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: (input: DeskSettlementInput) =>
      unwrap(
        desk.POST('/desk/money/settlements', {
          params: { header: { 'Idempotency-Key': keyOf(input) } },
          body: input,
        }),
      ),
    onSuccess() {
      showNotice('success', texts.saved);
      onDone();
    },
    onSettled: () =>
      reload(
        ...(['/desk/orders', '/desk/orders/{id}', '/desk/today', '/desk/waiting'] as const),
        ...(['/desk/money', '/desk/money/settlements'] as const),
      ),
  });
  // An amount of nothing is none.
  const receivedPaise = readMoney(fields.received) || null;
  const isDayWrong = findPayoutDayFault(fields.receivedOn, Date.now()) !== null;
  const kept = receivedPaise === null ? null : keptByCourier(cash, courier, asPaise(receivedPaise));

  function change(typed: Partial<typeof fields>) {
    setFields({ ...fields, ...typed });
    setIsChecked(false);
    if (save.isError) save.reset();
  }

  function handleSubmit() {
    setIsChecked(true);
    if (receivedPaise === null || isDayWrong) return;
    save.mutate({
      courier,
      orders: orders.map(({ _id }) => _id),
      receivedPaise,
      receivedOn: fields.receivedOn,
      reference: fields.reference.trim(),
    });
  }

  return (
    <FormDialog
      title={`${moveTexts.moves.receive_cash} · ${courier}`}
      submitLabel={moveTexts.moves.receive_cash}
      isBusy={save.isPending}
      hasCloseButton
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <Failure error={save.error} codes={{ cash_not_due: texts.notDue }} />
      <p className="font-semibold">{texts.due(format.number(orders.length), format.money(due))}</p>
      <ul className="flex flex-wrap gap-x-3 text-ink-soft">
        {orders.map(({ _id, orderNumber }) => (
          <li key={_id} className="whitespace-nowrap">
            {orderNumber}
          </li>
        ))}
      </ul>
      <TextField
        label={texts.received}
        name="received"
        inputMode="decimal"
        autoComplete="off"
        required
        value={fields.received}
        onChange={(event) => change({ received: event.target.value })}
        error={isChecked && receivedPaise === null ? texts.receivedMissing : undefined}
      />
      {kept !== null && kept > 0 && (
        <p role="status" className="font-semibold">
          {texts.kept(format.money(kept))}
        </p>
      )}
      {kept !== null && kept < 0 && (
        <Alert tone="warning">{texts.tooMuch(format.money(-kept))}</Alert>
      )}
      <TextField
        label={texts.receivedOn}
        name="receivedOn"
        type="date"
        required
        max={today}
        value={fields.receivedOn}
        onChange={(event) => change({ receivedOn: event.target.value })}
        error={isChecked && isDayWrong ? texts.dayInvalid : undefined}
      />
      <TextField
        label={texts.reference}
        name="reference"
        maxLength={100}
        autoComplete="off"
        hint={texts.optional}
        value={fields.reference}
        onChange={(event) => change({ reference: event.target.value })}
      />
    </FormDialog>
  );
}
