import { type components, unwrap } from '@haat/api-sdk';
import { isOwnChoice, isPincode, pickDeliveryPincode } from '@haat/domain/shopper';
import { useRef, useState } from 'react';
import { useLoad } from '../../lib/loading/use-load.ts';
import { api, useAuth } from '../../state/create-stores.ts';
import { storedPincode } from './chosen-pincode.ts';

type Delivery = components['schemas']['Delivery'];

/**
 * Loads the delivery to the pincode that this shopper chose or lives at, and changes the choice
 * (product 3.7.5).
 *
 * @param addressPincode the pincode of the order's address, which is not up to choice
 */
export function useDelivery(addressPincode: string | undefined) {
  const userId = useAuth((auth) => auth.user?._id ?? null);
  const [chosen, setChosen] = useState(() => storedPincode.read());
  const found = useRef<Delivery>(undefined);
  const key = `${userId}/${addressPincode ?? chosen?.pincode}`;

  /** Null without a pincode. */
  const { loaded, reload } = useLoad(async (signal): Promise<Delivery | null> => {
    const pincode =
      addressPincode ??
      pickDeliveryPincode(
        chosen,
        userId,
        userId === null || isOwnChoice(chosen, userId) ? null : await loadDefaultPincode(signal),
      );
    if (pincode === null) return null;
    if (found.current?.pincode === pincode) return found.current;
    return unwrap(api.GET('/delivery/{pincode}', { params: { path: { pincode } }, signal }));
  }, key);

  return {
    loaded,
    reload,
    /** False for a guest who chose no pincode: there is nothing to look up. */
    mayBeKnown: userId !== null || chosen !== null,
    /**
     * Looks a pincode up and remembers it.
     *
     * @throws ApiError when it is unknown or cannot be looked up; the choice stays as it was
     */
    async choose(pincode: string): Promise<void> {
      found.current = await unwrap(
        api.GET('/delivery/{pincode}', { params: { path: { pincode } } }),
      );
      const choice = { pincode, userId };
      storedPincode.write(choice);
      setChosen(choice);
    },
  };
}

/** The pincode of the account's default address; null without one, or when it cannot be loaded. */
async function loadDefaultPincode(signal: AbortSignal): Promise<string | null> {
  try {
    const addresses = await unwrap(api.GET('/address/get-addresses', { signal }));
    const pincode = addresses.find(({ isDefault }) => isDefault)?.zipCode ?? '';
    return isPincode(pincode) ? pincode : null;
  } catch {
    // The shopper can still enter a pincode.
    return null;
  }
}
