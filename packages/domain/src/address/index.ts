export {
  ADDRESS_TYPES,
  type AddressType,
  CHECKOUT_ADDRESS_TYPE,
  PROFILE_ADDRESS_TYPE,
} from './address-type.ts';
export { type JoinableAddress, joinAddress } from './join-address.ts';
export {
  type AddressParts,
  type AddressView,
  parseAddress,
  parseAddresses,
} from './read-address.ts';
export {
  COUNTRIES,
  DEFAULT_COUNTRY,
  INDIAN_STATES,
  matchState,
  STATES_AND_TERRITORIES,
  UNION_TERRITORIES,
} from './regions.ts';
export {
  ADDRESS_RETRY_DELAY_MS,
  type ChoosableAddress,
  canContinueToPayment,
  parseStoredAddressId,
  pickSelectedAddress,
  SELECTED_ADDRESS_STORAGE_KEY,
  selectedAddressError,
} from './selected-address.ts';
