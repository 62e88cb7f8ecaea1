import { LANGUAGE } from '#language';
import { isPincode } from '../address/pincode.ts';
import { getField } from '../parse.ts';

/** The pincode that a shopper chose in this browser. */
export type ChosenPincode = {
  /** 6 digits. */
  readonly pincode: string;
  /** Who was signed in; null for a guest. */
  readonly userId: string | null;
};

/** Parses a stored choice; undefined for another shape (product 3.7.5). */
export function parseChosenPincode(stored: unknown): ChosenPincode | undefined {
  const pincode = getField(stored, 'pincode');
  const userId = getField(stored, 'userId');
  if (typeof pincode !== 'string' || !isPincode(pincode)) return undefined;
  return { pincode, userId: typeof userId === 'string' ? userId : null };
}

/** Tells whether the choice is that of who uses the shop now, so that it needs no other pincode. */
export function isOwnChoice(chosen: ChosenPincode | null, userId: string | null): boolean {
  return chosen?.userId === userId;
}

/**
 * Picks the pincode whose delivery is shown: the shopper's own choice, then that of the default
 * address, then what was chosen here as a guest. Another account's choice is never shown
 * (product 3.7.5).
 *
 * @param userId who is signed in; null for a guest
 * @param defaultPincode pincode of the account's default address; null without one
 */
export function pickDeliveryPincode(
  chosen: ChosenPincode | null,
  userId: string | null,
  defaultPincode: string | null,
): string | null {
  if (chosen !== null && isOwnChoice(chosen, userId)) return chosen.pincode;
  const guestChoice = chosen?.userId === null ? chosen.pincode : null;
  return (userId === null ? null : defaultPincode) ?? guestChoice;
}

/** The text of a pincode field that has not 6 digits (product 5.3.6). */
export const DELIVERY_PINCODE_INVALID =
  LANGUAGE === 'hi' ? 'कृपया अपने पिन कोड के 6 अंक लिखें।' : 'Please enter the 6 digits of your pincode.';
