import { LANGUAGE } from '@haat/domain';
import { keepPincodeDigits, readPhoneNumber } from '@haat/domain/shopper';
import { Checkbox, SelectField, TextAreaField, TextField } from '@haat/ui';
import type { ReactNode } from 'react';
import type { useForm } from '../../lib/forms/use-form.ts';
import { AddressTypeOptions, CountryOptions, StateOptions } from './address-options.tsx';
import type { AddressValues } from './address-values.ts';
import { PincodeHint } from './pincode-hint.tsx';
import type { PincodeLookup } from './use-pincode-lookup.ts';

/** What differs between the forms of an address. */
export interface AddressFieldTexts {
  readonly name: ReactNode;
  readonly phoneNumber: ReactNode;
  readonly addressLine1: string;
  readonly zipCode: string;
  readonly isDefault: string;
}

/** The most characters that fields take; the fields of absent ones take more, and the check says so. */
export interface AddressFieldLimits {
  readonly name: number;
  readonly line?: number;
  readonly place?: number;
}

interface AddressFieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<AddressValues, unknown>>, 'text' | 'flag'>;
  readonly lookup: PincodeLookup;
  readonly texts: AddressFieldTexts;
  readonly limits: AddressFieldLimits;
  /** The saved address, whose state and country may not be in the lists. */
  readonly saved?: AddressValues;
  /** The first line has room for a whole address. */
  readonly hasLongLine?: boolean;
}

const EN = {
  optional: 'Optional',
  addressLine2: 'Address Line 2',
  landmark: 'Landmark',
  district: 'District',
  city: 'City',
  state: 'State',
  country: 'Country',
  addressType: 'Address Type',
};

const HI: typeof EN = {
  optional: 'भरना ज़रूरी नहीं',
  addressLine2: 'आगे का पता',
  landmark: 'पास की पहचान (मंदिर, स्कूल)',
  district: 'ज़िला',
  city: 'शहर या गाँव',
  state: 'राज्य',
  country: 'देश',
  addressType: 'कहाँ का पता',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/**
 * The fields of an address in the account and the checkout (product 2.13.2, 2.14.5), in the usual
 * order of an Indian address.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { form, lookup, texts, limits, saved, hasLongLine = false } = props;
  const line1 = {
    label: texts.addressLine1,
    autoComplete: 'address-line1',
    maxLength: limits.line,
    required: true,
    ...form.text('addressLine1'),
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={limits.name}
        required
        {...form.text('name')}
      />
      <TextField
        label={texts.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...form.text('phoneNumber', readPhoneNumber)}
      />
      <div className="sm:col-span-2">
        {hasLongLine ? <TextAreaField rows={2} {...line1} /> : <TextField {...line1} />}
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={TEXTS.addressLine2}
          hint={TEXTS.optional}
          autoComplete="address-line2"
          maxLength={limits.line}
          {...form.text('addressLine2')}
        />
      </div>
      <TextField
        label={texts.zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
        hint={<PincodeHint lookup={lookup} />}
        required
        {...form.text('zipCode', keepPincodeDigits)}
      />
      <TextField
        label={TEXTS.landmark}
        hint={TEXTS.optional}
        maxLength={limits.place}
        {...form.text('landmark')}
      />
      <TextField
        label={TEXTS.district}
        autoComplete="address-level3"
        maxLength={limits.place}
        required
        {...form.text('district')}
      />
      <TextField
        label={TEXTS.city}
        autoComplete="address-level2"
        maxLength={limits.place}
        required
        {...form.text('city')}
      />
      <SelectField
        label={TEXTS.state}
        autoComplete="address-level1"
        required
        {...form.text('state')}
      >
        <StateOptions own={saved?.state} />
      </SelectField>
      <SelectField
        label={TEXTS.country}
        autoComplete="country-name"
        required
        {...form.text('country')}
      >
        <CountryOptions own={saved?.country} />
      </SelectField>
      <SelectField label={TEXTS.addressType} {...form.text('addressType')}>
        <AddressTypeOptions />
      </SelectField>
      <div className="self-end">
        <Checkbox label={texts.isDefault} {...form.flag('isDefault')} />
      </div>
    </div>
  );
}
