import { type components, unwrap } from '@haat/api-sdk';
import { readMoney } from '@haat/domain/desk';
import { Alert, SelectField, TextField } from '@haat/ui';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { storeOrder } from '../../lib/api/store-thing.ts';
import type { DeskOrder } from '../../lib/api/types.ts';
import { useDeskChange } from '../../lib/api/use-desk-change.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { ORDER } from './order.texts.ts';
import { REFUND } from './refund.texts.ts';

type CreateDeskRefundInput = components['schemas']['CreateDeskRefundRequest'];

const METHODS = ['upi', 'bank', 'cash', 'provider'] as const;

/** Records money that was given back to the shopper. */
export default function RefundDialog({
  order,
  onClose,
}: {
  readonly order: DeskOrder;
  readonly onClose: () => void;
}) {
  const texts = useTexts(REFUND);
  const orderTexts = useTexts(ORDER);
  const words = useTexts(WORDS);
  const [amountError, setAmountError] = useState<string>();
  const format = useFormat();
  const due = order.refundDuePaise ?? 0;
  const tooMuch = texts.tooMuch(format.money(due));
  const save = useDeskChange({
    store: storeOrder,
    call: (input: CreateDeskRefundInput) =>
      unwrap(
        desk.POST('/desk/orders/{id}/refunds', {
          params: { path: { id: order._id }, header: changeOf(order.version) },
          body: input,
        }),
      ),
    onDone() {
      showNotice('success', texts.done);
      onClose();
    },
  });

  function handleSubmit(form: FormData) {
    // An amount of nothing is none.
    const amountPaise = readMoney(String(form.get('amount'))) || null;
    const method = METHODS.find((one) => one === form.get('method')) ?? 'upi';
    const isTooMuch = amountPaise !== null && amountPaise > due;
    setAmountError(amountPaise === null ? texts.missing : isTooMuch ? tooMuch : undefined);
    if (amountPaise === null || isTooMuch) return;
    save.mutate({ amountPaise, method, reference: String(form.get('reference')).trim() });
  }

  return (
    <FormDialog
      title={orderTexts.recordRefund}
      submitLabel={texts.save}
      isBusy={save.isPending}
      hasCloseButton
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <Failure error={save.error} codes={{ refund_not_due: tooMuch }} />
      <Alert tone="info">{texts.sendsNothing}</Alert>
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={String(due / 100)}
        error={amountError}
      />
      <SelectField label={texts.method} name="method">
        {METHODS.map((method) => (
          <option key={method} value={method}>
            {words.refundMethods[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.reference}
        name="reference"
        maxLength={100}
        autoComplete="off"
        hint={texts.optional}
      />
    </FormDialog>
  );
}
