import { type ChosenPincode, parseChosenPincode, pickDeliveryPincode } from '@haat/domain/shopper';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { storage } from '../../state/create-stores.ts';
import { DELIVERY_PINCODE_STORAGE_KEY } from './pincode-storage-key.ts';

/** The pincode that was chosen in this browser, for all tabs. */
export const storedPincode = createStoredValue<ChosenPincode | null>({
  key: DELIVERY_PINCODE_STORAGE_KEY,
  initial: null,
  parse: parseChosenPincode,
  storage,
});

/** The pincode that this shopper chose here, or somebody as a guest; '' for none (product 3.7.5). */
export function readChosenPincode(userId: string): string {
  return pickDeliveryPincode(storedPincode.read(), userId, null) ?? '';
}
