import {
  isPincode,
  PINCODE_LOOKUP_DELAY_MS,
  type PincodePlace,
  parsePincodeReply,
} from '@haat/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../state/create-stores.ts';

interface Lookup {
  readonly isLookingUp: boolean;
  /** The district that was found; '' if none was. */
  readonly district: string;
}

const NOTHING: Lookup = { isLookingUp: false, district: '' };

/**
 * Looks a pincode up once it has six digits and typing has paused for 400 ms (product 5). A slow or
 * failing service is not an error: the fields stay as typed.
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
      setLookup({ isLookingUp: true, district: '' });
      let place: PincodePlace | null = null;
      try {
        place = parsePincodeReply(await api.pincode.lookUp(pincode, { signal: controller.signal }));
      } catch {
        // The lookup failed: the shopper types the district.
      }
      if (controller.signal.aborted) return;
      setLookup({ isLookingUp: false, district: place?.district ?? '' });
      if (place !== null) report(pincode, place);
    }, PINCODE_LOOKUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pincode]);

  return lookup;
}
