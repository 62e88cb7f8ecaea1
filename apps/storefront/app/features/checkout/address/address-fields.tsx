import { CHECKOUT_NAME_MAX_LENGTH, keepPincodeDigits, readPhoneNumber } from '@haat/domain/shopper';
import { Checkbox, TextField } from '@haat/ui';
import { PincodeHint } from '../../../components/address/pincode-hint.tsx';
import { type AddressFormFields, PlaceFields } from '../../../components/address/place-fields.tsx';
import type { PincodeLookup } from '../../../components/address/use-pincode-lookup.ts';

interface AddressFieldsProps {
  readonly form: AddressFormFields;
  readonly lookup: PincodeLookup;
}

const OPTIONAL = 'Optional';

/** The fields of the delivery address (product 2.13.2), in the usual order of an Indian address. */
export function AddressFields({ form, lookup }: AddressFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={CHECKOUT_NAME_MAX_LENGTH}
        required
        {...form.text('name')}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...form.text('phoneNumber', readPhoneNumber)}
      />
      <div className="sm:col-span-2">
        <TextField
          label="Address Line 1"
          autoComplete="address-line1"
          required
          {...form.text('addressLine1')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Address Line 2"
          hint={OPTIONAL}
          autoComplete="address-line2"
          {...form.text('addressLine2')}
        />
      </div>
      <TextField
        label="Pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        hint={<PincodeHint lookup={lookup} />}
        required
        {...form.text('zipCode', keepPincodeDigits)}
      />
      <TextField label="Landmark" hint={OPTIONAL} {...form.text('landmark')} />
      <PlaceFields form={form} />
      <div className="self-end">
        <Checkbox label="Make default" {...form.flag('isDefault')} />
      </div>
    </div>
  );
}
