import type { CreateDeskPayoutInput, DeskMaker } from '@haat/api-sdk/desk';
import { Alert, Button, Dialog, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { KEYS } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useIntentKey } from '../../lib/api/use-intent-key.ts';
import { parseRupees } from '../../lib/format/parse-rupees.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { MONEY } from './money.texts.ts';
import { findToday } from './months.ts';

interface PayoutDialogProps {
  readonly maker: NonNullable<DeskMaker>;
  readonly duePaise: number;
  readonly onClose: () => void;
}

/** Records money that was paid to a group. */
export function PayoutDialog({ maker, duePaise, onClose }: PayoutDialogProps) {
  const nameOf = useName();
  const texts = useTexts(MONEY);
  const describeError = useDescribeError();
  const formId = useId();
  const keyOf = useIntentKey();
  const [isAmountMissing, setIsAmountMissing] = useState(false);
  const save = useMutation({
    mutationFn: (input: CreateDeskPayoutInput) =>
      desk().money.createPayout(input, { idempotencyKey: keyOf(input) }),
    onSuccess() {
      showNotice('success', texts.saved);
      void queryClient.invalidateQueries({ queryKey: KEYS.money });
      void queryClient.invalidateQueries({ queryKey: KEYS.statements });
      onClose();
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amountPaise = parseRupees(String(form.get('amount')));
    setIsAmountMissing(amountPaise === null);
    if (amountPaise === null || save.isPending) return;
    save.mutate({
      maker: maker._id,
      amountPaise,
      paidOn: String(form.get('paidOn')),
      note: String(form.get('note')).trim(),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.payTo(nameOf(maker))}
      closeLabel={texts.close}
      actions={
        <Button type="submit" form={formId} isBusy={save.isPending}>
          {texts.save}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={handleSubmit}>
        {save.error && (
          <Alert>{describeError(save.error, { payout_too_large: texts.tooMuch })}</Alert>
        )}
        <TextField
          label={texts.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={String(duePaise / 100)}
          error={isAmountMissing ? texts.amountMissing : undefined}
        />
        <TextField
          label={texts.paidOn}
          name="paidOn"
          type="date"
          required
          defaultValue={findToday(Date.now())}
        />
        <TextField label={texts.note} name="note" maxLength={200} autoComplete="off" />
      </form>
    </Dialog>
  );
}
