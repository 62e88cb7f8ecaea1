import { type ChosenPincode, parseChosenPincode } from '@haat/domain';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { storage } from '../../state/create-stores.ts';

/** Key of the pincode that was chosen in this browser (product 3.7.5). */
export const DELIVERY_PINCODE_STORAGE_KEY = 'delivery-pincode';

/** The pincode that was chosen in this browser, for all tabs. */
export const storedPincode = createStoredValue<ChosenPincode | null>({
  key: DELIVERY_PINCODE_STORAGE_KEY,
  initial: null,
  parse: parseChosenPincode,
  storage,
});
