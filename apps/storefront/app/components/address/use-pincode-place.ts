import { clearPincodePlace, fillFromPincode, type PincodePlace } from '@haat/domain/shopper';
import { useState } from 'react';
import type { useForm } from '../../lib/forms/use-form.ts';
import type { AddressValues } from './address-values.ts';
import { type PincodeLookup, usePincodeLookup } from './use-pincode-lookup.ts';

interface PincodePlaceOptions {
  readonly form: Pick<
    ReturnType<typeof useForm<AddressValues, unknown>>,
    'values' | 'setValues' | 'fill'
  >;
  readonly initial: AddressValues;
  /** The pincode that was filled in, not typed; '' for none. What follows from it is no draft. */
  readonly filledPincode?: string;
}

/**
 * Fills the place of an address form's pincode in (product 5.3.4), and takes it back with another
 * pincode (product 5.3.7).
 */
export function usePincodePlace(options: PincodePlaceOptions): PincodeLookup {
  const { form, initial, filledPincode = '' } = options;
  const [found, setFound] = useState<PincodePlace | null>(null);
  return usePincodeLookup(form.values.zipCode, {
    onFound(pincode, place) {
      setFound(place);
      // The lookup must not overwrite a district that the shopper corrected before.
      if (pincode === initial.zipCode && initial.district !== '') return;
      if (pincode === filledPincode) form.fill((values) => fillFromPincode(values, pincode, place));
      else form.setValues(fillFromPincode(form.values, pincode, place));
    },
    onChanged() {
      if (found === null) return;
      setFound(null);
      form.setValues(clearPincodePlace(form.values, found));
    },
  });
}
