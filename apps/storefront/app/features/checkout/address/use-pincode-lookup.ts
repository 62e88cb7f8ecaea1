import { isPincode, type PincodePlace, parsePincodeReply } from '@haat/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../state/create-stores.ts';

/** Delay between the sixth digit and the lookup, in ms (product 5.3.7, 9.2.2). */
export const PINCODE_LOOKUP_DELAY_MS = 400;

interface Lookup {
  readonly isLookingUp: boolean;
  /** The district that was found; '' if none was. */
  readonly district: string;
  /** The pincode for which no district was found; '' before a lookup. */
  readonly missed: string;
}

const NOTHING: Lookup = { isLookingUp: false, district: '', missed: '' };

/**
 * Looks a pincode up once it has six digits and typing has paused for 400 ms (product 5.3.7). A
 * slow or failing service is not an error: the fields stay as typed.
 *
 * @param onFound receives the pincode and its place, unless the field has changed meanwhile
 */
export function usePincodeLookup(
  pincode: string,
  onFound: (pincode: string, place: PincodePlace) => void,
): Lookup {
  const [lookup, setLookup] = useState(NOTHING);
  const report = useEffectEvent(onFound);

  useEffect(() => {
    setLookup(NOTHING);
    if (!isPincode(pincode)) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      setLookup({ ...NOTHING, isLookingUp: true });
      let place: PincodePlace | null = null;
      try {
        place = parsePincodeReply(await api.pincode.lookUp(pincode, { signal: controller.signal }));
      } catch {
        // The lookup failed: the shopper types the district.
      }
      if (controller.signal.aborted) return;
      const district = place?.district ?? '';
      setLookup({ ...NOTHING, district, missed: district === '' ? pincode : '' });
      if (place !== null) report(pincode, place);
    }, PINCODE_LOOKUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pincode]);

  return lookup;
}

/**
 * Hint under the pincode field (product 2.13.4): 'Looking up pincode…', 'Detected district: …',
 * 'Enter 6-digit pincode to fetch District', or what to do where no district was found.
 */
export function pincodeHint(lookup: Lookup): string {
  if (lookup.isLookingUp) return 'Looking up pincode…';
  if (lookup.district !== '') return `Detected district: ${lookup.district}`;
  if (lookup.missed !== '') return `No district found for ${lookup.missed}. Please type it below.`;
  return 'Enter 6-digit pincode to fetch District';
}
