import { type ChosenPincode, parseChosenPincode } from '@haat/domain';
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
