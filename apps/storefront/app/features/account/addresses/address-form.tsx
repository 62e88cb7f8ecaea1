import { checkForm, FORM_ERROR_MESSAGE } from '@haat/domain';
import {
  ADDRESS_LINE_MAX_LENGTH,
  ADDRESS_NAME_MAX_LENGTH,
  PLACE_MAX_LENGTH,
  type ProfileAddressValues,
  profileAddressSchema,
} from '@haat/domain/shopper';
import { Alert, Button, cardClass } from '@haat/ui';
import { useId } from 'react';
import {
  type AddressFieldLimits,
  AddressFields,
  type AddressFieldTexts,
} from '../../../components/address/address-fields.tsx';
import { ADDRESS_TEXTS } from '../../../components/address/address-texts.ts';
import type { AddressValues } from '../../../components/address/address-values.ts';
import { usePincodePlace } from '../../../components/address/use-pincode-place.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { TEXTS } from '../texts.ts';

const FIELD_TEXTS: AddressFieldTexts = {
  name: <Starred>{TEXTS.addressFields.name}</Starred>,
  phoneNumber: <Starred>{TEXTS.addressFields.phoneNumber}</Starred>,
  addressLine1: TEXTS.addressFields.addressLine1,
  zipCode: TEXTS.addressFields.zipCode,
  isDefault: TEXTS.makeDefault,
};

const LIMITS: AddressFieldLimits = {
  name: ADDRESS_NAME_MAX_LENGTH,
  line: ADDRESS_LINE_MAX_LENGTH,
  place: PLACE_MAX_LENGTH,
};

interface AddressFormProps {
  /** Initial values of the fields. */
  readonly initial: AddressValues;
  /** True to edit a saved address, false to add one. */
  readonly isEdit: boolean;
  /** True if the shopper has just opened the form: it scrolls into view and takes the focus. */
  readonly takesFocus: boolean;
  /** Called on every change, to store the draft. */
  readonly onChange: (values: AddressValues) => void;
  /** Saves the address; the form shows the error it rejects with. */
  readonly onSave: (values: ProfileAddressValues) => Promise<void>;
  readonly onCancel: () => void;
}

function focusTitle(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}

/**
 * The form that adds or edits a saved address; it scrolls into view when it opens
 * (product 2.14.4, 5.3).
 */
export function AddressForm(props: AddressFormProps) {
  const { initial, isEdit, takesFocus, onChange, onSave, onCancel } = props;
  const titleId = useId();
  const form = useForm({
    initial,
    check: (values) => checkForm(profileAddressSchema, values),
    onChange,
    send: onSave,
    failed: (error) => errorText(error, ADDRESS_TEXTS.saveFailed),
    invalidText: FORM_ERROR_MESSAGE,
  });

  const lookup = usePincodePlace({ form, initial });

  return (
    <form {...form.props} aria-labelledby={titleId} className={cardClass('grid gap-5 p-4 md:p-6')}>
      <h3
        ref={takesFocus ? focusTitle : undefined}
        id={titleId}
        tabIndex={-1}
        className="scroll-mt-24 font-bold text-lg"
      >
        {isEdit ? TEXTS.editAddress : TEXTS.addAddress}
      </h3>
      {form.failure !== null && <Alert tone="error">{form.failure}</Alert>}
      <AddressFields
        form={form}
        lookup={lookup}
        texts={FIELD_TEXTS}
        limits={LIMITS}
        saved={initial}
        hasLongLine
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy} busyLabel={TEXTS.saving}>
          {isEdit ? TEXTS.saveChanges : TEXTS.saveNewAddress}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A label with the star of a required field. */
function Starred({ children }: { readonly children: string }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="text-madder">
        *
      </span>
    </>
  );
}
