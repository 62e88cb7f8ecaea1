import { formatPhoneNumber } from '@haat/domain/desk';
import type { DeskProduct } from '../../../lib/api/types.ts';

/** What is typed of the address; the courier calls the number of the caller. */
export const EMPTY_ADDRESS = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  landmark: '',
  zipCode: '',
  district: '',
  city: '',
  state: '',
  country: 'India',
};

export type TypedAddress = typeof EMPTY_ADDRESS;

/** Goods with their pieces, as they were when they were added. */
export interface TypedLine
  extends Pick<DeskProduct, '_id' | 'name' | 'nameHindi' | 'pricePaise' | 'stock'> {
  readonly quantity: number;
}

/** A new order as it is typed. */
export interface TypedOrder {
  readonly phone: string;
  readonly address: TypedAddress;
  readonly lines: readonly TypedLine[];
}

export const EMPTY_ORDER: TypedOrder = { phone: '', address: EMPTY_ADDRESS, lines: [] };

/** The fields that can be wrong. */
export type WrongField = keyof TypedAddress | 'phoneNumber' | 'lines';

/** Reads the phone number of an Indian caller; null while it is none. */
export function readCallerPhone(typed: string): string | null {
  const phone = formatPhoneNumber(typed);
  return /^[1-9]\d{9}$/.test(phone) ? phone : null;
}
