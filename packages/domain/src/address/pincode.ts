import { toLatinDigits } from '../desk/latin-digits.ts';
import { getField, parseFirstText, parseList } from '../parse.ts';
import { DEFAULT_COUNTRY, matchState } from './regions.ts';

export const PINCODE_LENGTH = 6;

/** Filters the typed text of the pincode field: digits of either script, at most 6 (product 5.3.2). */
export function keepPincodeDigits(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '').slice(0, PINCODE_LENGTH);
}

/** Tells whether a text has exactly 6 digits and can be looked up (product 5.3.4). */
export function isPincode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The part of an address that a pincode lookup gives (product 5.3.4). */
export type PincodePlace = {
  /** '' where the postal data has none. */
  readonly district: string;
  /** Block of the first post office, else the name of that office, else the district. */
  readonly city: string;
  /** '' for an unknown name. */
  readonly state: string;
  /** 'India' where the postal data names none. */
  readonly country: string;
};

/** Postal data has 'NA' for unknown. */
function parseOfficePart(office: unknown, name: string): string {
  const text = parseFirstText(office, [name]);
  return /^n\/?a$/i.test(text) ? '' : text;
}

/**
 * Parses the response of the postal lookup: district, city (Block, else Name), state and country of
 * its first post office (product 5.3.4, 7.9.1).
 *
 * @returns null for an unknown pincode or another shape
 */
export function parsePincodeReply(reply: unknown): PincodePlace | null {
  const first = parseList(reply)[0];
  if (getField(first, 'Status') !== 'Success') return null;
  const office = parseList(getField(first, 'PostOffice'))[0];
  const district = parseOfficePart(office, 'District');
  const state = matchState(parseOfficePart(office, 'State'));
  if (district === '' && state === '') return null;
  return {
    district,
    city: parseOfficePart(office, 'Block') || parseOfficePart(office, 'Name') || district,
    state,
    country: parseOfficePart(office, 'Country') || DEFAULT_COUNTRY,
  };
}

/** Tells whether the lookup knows that there is no such pincode, and did not merely fail. */
export function isUnknownPincode(reply: unknown): boolean {
  return getField(parseList(reply)[0], 'Status') === 'Error';
}

type PincodeForm = PincodePlace & { readonly zipCode: string };

/**
 * Fills district, city, state and country of an address form from a lookup, unless its pincode has
 * changed meanwhile (product 5.3.4). Parts that the lookup does not know stay as typed.
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
 * Takes back what a lookup filled into an address form, once its pincode is another (product 5.3.7):
 * district, city and state become empty and the country India. A part that was typed over stays.
 *
 * @returns the same form if the lookup filled none of it
 */
export function clearPincodePlace<Form extends PincodeForm>(
  form: Form,
  filled: PincodePlace,
): Form {
  const rest = (part: keyof PincodePlace, initial = '') =>
    form[part] === filled[part] ? initial : form[part];
  const cleared = {
    ...form,
    district: rest('district'),
    city: rest('city'),
    state: rest('state'),
    country: rest('country', DEFAULT_COUNTRY),
  };
  const parts = ['district', 'city', 'state', 'country'] as const;
  return parts.every((part) => cleared[part] === form[part]) ? form : cleared;
}
