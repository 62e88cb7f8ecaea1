import { checkForm, savedAddressSchema } from '@haat/domain';
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

/** Checks a typed order by the rules of the checkout's address. */
export function checkOrder({ phone, address, lines }: TypedOrder) {
  const phoneNumber = readCallerPhone(phone);
  const checked = checkForm(savedAddressSchema, { ...address, phoneNumber: phoneNumber ?? '' });
  const wrong = checked.ok ? [] : (Object.keys(checked.fieldErrors) as WrongField[]);
  if (lines.length === 0) wrong.push('lines');
  if (!checked.ok || phoneNumber === null || wrong.length > 0) return { wrong, body: null };
  const items = lines.map(({ _id, quantity }) => ({ productId: _id, quantity }));
  return { wrong, body: { phoneNumber, address: checked.values, items } };
}
