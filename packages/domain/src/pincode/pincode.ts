/** How many digits a pincode has (spec §9). */
export const PINCODE_LENGTH = 6;

/** How long to wait after the sixth digit before the lookup, in ms (spec §5, §9). */
export const PINCODE_LOOKUP_DELAY_MS = 400;

/** What the pincode field keeps of what is typed: digits only, at most 6 (spec §5). */
export function keepPincodeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PINCODE_LENGTH);
}

/** Whether a text is exactly 6 digits (spec §5): long enough to be looked up. */
export function isPincode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
