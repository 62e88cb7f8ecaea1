import { getField, parseFirstText, parseList } from '../parse.ts';
import { DEFAULT_COUNTRY, matchState } from './regions.ts';

/** How many digits a pincode has (spec §9). */
export const PINCODE_LENGTH = 6;

/** What the pincode field keeps of what is typed: digits only, at most 6 (spec §5). */
export function keepPincodeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PINCODE_LENGTH);
}

/** Whether a text is exactly 6 digits (spec §5): long enough to be looked up. */
export function isPincode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** What a pincode lookup fills into an address form (spec §5). */
export type PincodePlace = {
  readonly district: string;
  readonly city: string;
  /** A choice of the State dropdown, or '' when the name is unknown. */
  readonly state: string;
  readonly country: string;
};

/** A text of the post office, '' for the 'NA' that postal data has for unknown. */
function readPart(office: unknown, name: string): string {
  const text = parseFirstText(office, [name]);
  return /^n\/?a$/i.test(text) ? '' : text;
}

/**
 * Reads the answer of the postal lookup: the first element's Status and PostOffice list; district,
 * city (Block, else Name), state and country of the first post office (spec §5, §7). An office of
 * which only the state is known has '' as its district.
 *
 * @returns null when the pincode is unknown or the answer has another shape
 */
export function parsePincodeReply(reply: unknown): PincodePlace | null {
  const first = parseList(reply)[0];
  if (getField(first, 'Status') !== 'Success') return null;
  const office = parseList(getField(first, 'PostOffice'))[0];
  const district = readPart(office, 'District');
  const state = matchState(readPart(office, 'State'));
  if (district === '' && state === '') return null;
  return {
    district,
    city: readPart(office, 'Block') || readPart(office, 'Name') || district,
    state,
    country: readPart(office, 'Country') || DEFAULT_COUNTRY,
  };
}

/** The part of an address form that a pincode lookup touches. */
type PincodeForm = PincodePlace & { readonly zipCode: string };

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
