import { checkForm, savedAddressSchema } from '@haat/domain';
import { readCallerPhone, type TypedOrder, type WrongField } from './new-order-form.ts';

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
