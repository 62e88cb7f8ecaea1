export { fillFromPincode, type PincodeForm, pincodeHint } from './fill-address.ts';
export {
  isPincode,
  keepPincodeDigits,
  PINCODE_LENGTH,
  PINCODE_LOOKUP_DELAY_MS,
} from './pincode.ts';
export { type PincodePlace, parsePincodeReply } from './read-pincode-reply.ts';
