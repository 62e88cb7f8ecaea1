import { DEFAULT_COUNTRY, matchState } from '../address/regions.ts';
import { getField, parseFirstText, parseList } from '../input/read.ts';

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
