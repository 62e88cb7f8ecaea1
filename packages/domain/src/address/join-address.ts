import type { AddressParts } from './read-address.ts';

/** The parts that make the address text; each may be missing. */
export type JoinableAddress = {
  readonly [Part in keyof Omit<AddressParts, 'name' | 'phoneNumber'>]?: string | null | undefined;
};

/**
 * An address in one line: 'Line 1, Line 2, Landmark, City, District, State - 302001, India'.
 * Empty parts are left out, and a district that repeats the city is said once (spec §2).
 */
export function joinAddress(address: JoinableAddress): string {
  const text = (part: string | null | undefined) => (part ?? '').trim();
  const city = text(address.city);
  const district = text(address.district);
  const region = [text(address.state), text(address.zipCode)].filter((part) => part !== '');
  return [
    text(address.addressLine1),
    text(address.addressLine2),
    text(address.landmark),
    city,
    district.toLowerCase() === city.toLowerCase() ? '' : district,
    region.join(' - '),
    text(address.country),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
