import type { DeskOrder } from '../../lib/api/types.ts';

/** The lines of an address below the name, as the post reads them; what is empty is left out. */
export function listAddressLines(address: DeskOrder['address']): string[] {
  const { addressLine1, addressLine2, landmark, city, district, state, zipCode } = address;
  const place = Array.from(new Set([city, district])).filter((part) => part !== '');
  const region = [state, zipCode].filter((part) => part !== '').join(' ');
  return [addressLine1, addressLine2, landmark, place.join(', '), region].filter(
    (line) => line !== '',
  );
}
