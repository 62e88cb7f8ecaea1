import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { asPaise } from '@haat/domain';
import { debtBefore, findPayoutDayFault, payableNow, readMoney } from '@haat/domain/desk';
import { Button, TextField } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { withFreshCode } from '../../lib/api/fresh-code.ts';
import { reload } from '../../lib/api/query-client.ts';
import { useIntentKey } from '../../lib/api/use-intent-key.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { HeldSums } from './held-sums.tsx';
import { MONEY } from './money.texts.ts';
import { findToday, listMonths } from './months.ts';

type CreateDeskPayoutInput = components['schemas']['DeskPayoutInput'];
type DeskMaker = components['schemas']['DeskMaker'];

interface PayoutDialogProps {
  readonly maker: NonNullable<DeskMaker>;
  /** All in paise. */
  readonly duePaise: number;
  readonly withCouriersPaise: number;
  readonly inReturnsPaise: number;
  readonly onClose: () => void;
}

/** Records money that was paid to a group; what is surely there is offered (product 10.4.4, 10.4.10). */
export function PayoutDialog(props: PayoutDialogProps) {
  const { maker, duePaise, withCouriersPaise, inReturnsPaise, onClose } = props;
  const nameOf = useName();
  const texts = useTexts(MONEY);
  const format = useFormat();
  const keyOf = useIntentKey();
  const [now] = useState(() => Date.now());
  const [thisMonth = '', lastMonth = ''] = listMonths(now, 2);
  const payable = payableNow({
    due: asPaise(duePaise),
    withCouriers: asPaise(withCouriersPaise),
    inReturns: asPaise(inReturnsPaise),
  });
  const [fields, setFields] = useState({
    amount: payable === 0 ? '' : String(payable / 100),
    paidOn: findToday(now),
    note: '',
  });
  const [isChecked, setIsChecked] = useState(false);
  const statement = useQuery(
    shopQuery(desk, '/desk/money/statements/{makerId}/{month}', {
      params: { path: { makerId: maker._id, month: thisMonth } },
    }),
  );
  const save = useMutation({
    mutationFn: (input: CreateDeskPayoutInput) =>
      withFreshCode(() =>
        unwrap(
          desk.POST('/desk/money/payouts', {
            params: { header: { 'Idempotency-Key': keyOf(input) } },
            body: input,
          }),
        ),
      ),
    onSuccess() {
      showNotice('success', texts.saved);
      onClose();
    },
    // What is due may have become less on another phone.
    onSettled: () => reload('/desk/money', '/desk/money/statements/{makerId}/{month}'),
  });
  const before =
    statement.data === undefined
      ? 0
      : debtBefore({
          opening: asPaise(statement.data.openingPaise),
          paid: asPaise(statement.data.totals.paidPaise),
          due: payable,
        });
  const monthNote = texts.monthNote(format.month(lastMonth));
  const offers = [
    {
      ...{ paise: before, note: monthNote },
      label: texts.untilMonth(format.month(lastMonth), format.money(before)),
    },
    { ...{ paise: payable, note: '' }, label: texts.surelyDue(format.money(payable)) },
    { ...{ paise: asPaise(duePaise), note: '' }, label: texts.allDue(format.money(duePaise)) },
  ].filter(
    // Two that offer the same amount are one.
    ({ paise }, place, all) => paise > 0 && all.findIndex((one) => one.paise === paise) === place,
  );
  // An amount of nothing is none.
  const amountPaise = readMoney(fields.amount) || null;
  const atMost = texts.atMost(format.money(duePaise));
  const dayFault = findPayoutDayFault(fields.paidOn, Date.now());
  const isTooMuch = amountPaise !== null && amountPaise > duePaise;
  const errors = {
    amount: amountPaise === null ? texts.amountMissing : isTooMuch ? atMost : undefined,
    paidOn: dayFault === null ? undefined : texts.dayFaults[dayFault],
  };
  const wasTooMuch = isApiError(save.error) && save.error.code === 'payout_too_large';

  function change(typed: Partial<typeof fields>) {
    setFields({ ...fields, ...typed });
    setIsChecked(false);
    if (save.isError) save.reset();
  }

  function handleSubmit() {
    setIsChecked(true);
    if (amountPaise === null || isTooMuch || dayFault !== null) return;
    save.mutate({
      maker: maker._id,
      amountPaise,
      paidOn: fields.paidOn,
      note: fields.note.trim(),
    });
  }

  /** Takes an amount that is offered; a note of one's own stays. */
  function take(paise: number, note: string) {
    const isOwn = fields.note !== '' && fields.note !== monthNote;
    change({ amount: String(paise / 100), note: isOwn ? fields.note : note });
  }

  return (
    <FormDialog
      title={texts.payTo(nameOf(maker))}
      submitLabel={texts.save}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {!wasTooMuch && <Failure error={save.error} />}
      <p>{texts.movesNothing}</p>
      <div>
        <p>{texts.dueNow(format.money(duePaise))}</p>
        <HeldSums withCouriersPaise={withCouriersPaise} inReturnsPaise={inReturnsPaise} />
      </div>
      {offers.length > 1 && (
        <div className="grid gap-2">
          {offers.map(({ paise, note, label }) => (
            <Button key={label} variant="secondary" onClick={() => take(paise, note)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        value={fields.amount}
        onChange={(event) => change({ amount: event.target.value })}
        error={isChecked ? errors.amount : wasTooMuch ? atMost : undefined}
      />
      <TextField
        label={texts.paidOn}
        name="paidOn"
        type="date"
        required
        max={findToday(now)}
        value={fields.paidOn}
        onChange={(event) => change({ paidOn: event.target.value })}
        error={isChecked ? errors.paidOn : undefined}
      />
      <TextField
        label={texts.note}
        name="note"
        maxLength={200}
        autoComplete="off"
        value={fields.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </FormDialog>
  );
}
