import { type components, unwrap } from '@haat/api-sdk';
import { asPaise, computeCartTotals, type OrderCharges, paiseToRupees } from '@haat/domain';
import { type ChargesForm, readChargesForm } from '@haat/domain/desk';
import { Alert, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { reload } from '../../lib/api/query-client.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { CHARGES } from './charges.texts.ts';

type DeskCharges = components['schemas']['DeskCharges'];

/** The goods by which the effect of the charges is shown: ₹500. */
const EXAMPLE_GOODS = asPaise(500_00);

const FIELDS = ['shipping', 'taxes', 'discount', 'freeShippingFrom'] as const;

function toForm(charges: DeskCharges): ChargesForm {
  const type = (paise: number) => String(paiseToRupees(asPaise(paise)));
  const { freeShippingFromPaise: freeFrom } = charges;
  return {
    shipping: type(charges.shippingPaise),
    taxes: type(charges.taxesPaise),
    discount: type(charges.discountPaise),
    freeShippingFrom: freeFrom === null ? '' : type(freeFrom),
  };
}

interface ChargesDialogProps {
  readonly present: DeskCharges;
  readonly onClose: () => void;
}

/** Sets what later orders add, and says what a shopper then pays (product 10.4.6). */
export default function ChargesDialog({ present, onClose }: ChargesDialogProps) {
  const texts = useTexts(CHARGES);
  const format = useFormat();
  // Charges that another desk sets meanwhile must clash, also when they are loaded while somebody types.
  const [version, setVersion] = useState(present.version);
  const [typed, setTyped] = useState(() => toForm(present));
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: (charges: OrderCharges) =>
      unwrap(
        desk.PUT('/desk/money/charges', {
          params: { header: changeOf(version) },
          body: {
            shippingPaise: charges.shipping,
            taxesPaise: charges.taxes,
            discountPaise: charges.discount,
            freeShippingFromPaise: charges.freeShippingFrom,
          },
        }),
      ),
    onSuccess() {
      showNotice('success', texts.saved);
      onClose();
    },
    onError: (error) => setVersion((now) => readPresent(error)?.version ?? now),
    onSettled: () => reload('/desk/money/charges'),
  });
  const isClash = readPresent<DeskCharges>(save.error) !== undefined;
  const { charges, wrong } = readChargesForm(typed);

  function handleSubmit() {
    setIsChecked(true);
    if (charges !== null) save.mutate(charges);
  }

  return (
    <FormDialog
      title={texts.dialog}
      submitLabel={texts.save}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {isClash ? (
        <Alert tone="warning" title={texts.clash}>
          {texts.clashLead}
        </Alert>
      ) : (
        <Failure error={save.error} />
      )}
      {FIELDS.map((field) => {
        const isLimit = field === 'freeShippingFrom';
        const isWrong = isChecked && wrong.includes(field);
        return (
          <TextField
            key={field}
            label={texts[field]}
            inputMode="decimal"
            autoComplete="off"
            required={!isLimit}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            hint={isLimit ? texts.freeHint : texts.hint}
            error={isWrong ? (isLimit ? texts.freeInvalid : texts.invalid) : undefined}
          />
        );
      })}
      {charges && (
        <p role="status" className="font-semibold">
          {texts.example(
            format.money(EXAMPLE_GOODS),
            format.money(
              computeCartTotals([{ unitPrice: EXAMPLE_GOODS, quantity: 1 }], charges).total,
            ),
          )}
        </p>
      )}
      <p>{texts.fromNow}</p>
    </FormDialog>
  );
}
