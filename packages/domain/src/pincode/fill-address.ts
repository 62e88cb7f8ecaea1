import type { PincodePlace } from './read-pincode-reply.ts';

/** The part of an address form that a pincode lookup touches. */
export type PincodeForm = PincodePlace & { readonly zipCode: string };

/**
 * The address form filled from a lookup: district, city, state and country, only if the pincode is
 * unchanged meanwhile (spec §5); else the form as it is. A part the lookup does not know keeps what
 * was typed.
 *
 * @param lookedUp the pincode the lookup was asked for
 */
export function fillFromPincode<Form extends PincodeForm>(
  form: Form,
  lookedUp: string,
  place: PincodePlace,
): Form {
  if (form.zipCode !== lookedUp) return form;
  return {
    ...form,
    district: place.district || form.district,
    city: place.city || form.city,
    state: place.state || form.state,
    country: place.country || form.country,
  };
}

/**
 * The hint under the pincode field (spec §2): 'Looking up pincode…', 'Detected district: …' or
 * 'Enter 6-digit pincode to fetch District'.
 *
 * @param district the district found for the pincode in the field, '' when none
 */
export function pincodeHint(lookup: {
  readonly isLookingUp: boolean;
  readonly district: string;
}): string {
  if (lookup.isLookingUp) return 'Looking up pincode…';
  if (lookup.district !== '') return `Detected district: ${lookup.district}`;
  return 'Enter 6-digit pincode to fetch District';
}
