import { CHECKOUT_NAME_MAX_LENGTH, keepPincodeDigits, readPhoneNumber } from '@haat/domain/shopper';
import { Checkbox, SelectField, TextField } from '@haat/ui';
import {
  AddressTypeOptions,
  CountryOptions,
  StateOptions,
} from '../../../components/address/address-options.tsx';
import type { AddressValues } from '../../../components/address/address-values.ts';
import { PincodeHint } from '../../../components/address/pincode-hint.tsx';
import type { PincodeLookup } from '../../../components/address/use-pincode-lookup.ts';
import type { useForm } from '../../../lib/forms/use-form.ts';

interface AddressFieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<AddressValues, unknown>>, 'text' | 'flag'>;
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
      <TextField
        label="District"
        autoComplete="address-level3"
        required
        {...form.text('district')}
      />
      <TextField label="City" autoComplete="address-level2" required {...form.text('city')} />
      <SelectField label="State" autoComplete="address-level1" required {...form.text('state')}>
        <StateOptions />
      </SelectField>
      <SelectField label="Country" autoComplete="country-name" required {...form.text('country')}>
        <CountryOptions />
      </SelectField>
      <SelectField label="Address Type" {...form.text('addressType')}>
        <AddressTypeOptions />
      </SelectField>
      <div className="self-end">
        <Checkbox label="Make default" {...form.flag('isDefault')} />
      </div>
    </div>
  );
}
