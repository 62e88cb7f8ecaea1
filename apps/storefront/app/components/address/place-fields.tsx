import { SelectField, TextField } from '@haat/ui';
import type { ReactNode } from 'react';
import type { useForm } from '../../lib/forms/use-form.ts';
import { AddressTypeOptions, CountryOptions, StateOptions } from './address-options.tsx';
import type { AddressValues } from './address-values.ts';

/** The form of an address, whatever it is checked by. */
export type AddressFormFields = Pick<
  ReturnType<typeof useForm<AddressValues, unknown>>,
  'text' | 'flag'
>;

interface PlaceFieldsProps {
  readonly form: AddressFormFields;
  /** The saved address, whose state and country may not be in the lists. */
  readonly saved?: AddressValues;
  /** The most characters of a district and a city. */
  readonly maxLength?: number;
  /** A field between the state and the country. */
  readonly children?: ReactNode;
}

/** The fields of an address that every form of it has alike: where it is, and its type. */
export function PlaceFields({ form, saved, maxLength, children }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        label="District"
        autoComplete="address-level3"
        maxLength={maxLength}
        required
        {...form.text('district')}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        maxLength={maxLength}
        required
        {...form.text('city')}
      />
      <SelectField label="State" autoComplete="address-level1" required {...form.text('state')}>
        <StateOptions own={saved?.state} />
      </SelectField>
      {children}
      <SelectField label="Country" autoComplete="country-name" required {...form.text('country')}>
        <CountryOptions own={saved?.country} />
      </SelectField>
      <SelectField label="Address Type" {...form.text('addressType')}>
        <AddressTypeOptions />
      </SelectField>
    </>
  );
}
