import { expect, test } from 'vitest';
import { formatPhoneNumber } from '../phone-number.ts';
import { invitedAccountSchema, phoneLoginSchema, readSignInName } from './invited-account.ts';

const KAMLA = { fullName: ' कमला बाई ', phoneNumber: '९८२९० ५५५५५', password: 'पापड़-Papad-१7!' };

// product 10.1.11
test('an invited account has no username and needs no e-mail address', () => {
  expect(invitedAccountSchema.parse(KAMLA)).toEqual({
    fullName: 'कमला बाई',
    phoneNumber: '9829055555',
    password: KAMLA.password,
  });
  const withEmail = { ...KAMLA, email: 'kamla@example.com', language: 'hi' };
  expect(invitedAccountSchema.parse(withEmail).email).toBe('kamla@example.com');
});

// product 10.1.11
test.each([
  ['fullName', ''],
  ['phoneNumber', '12ab'],
  ['phoneNumber', '०'],
  ['password', 'पासवर्ड-१२३'],
  ['email', 'kamla@'],
])('an invited account is refused for its %s %j', (field, value) => {
  const { error } = invitedAccountSchema.safeParse({ ...KAMLA, [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

// product 10.1.12
test.each([
  ['98290 55555', '9829055555'],
  ['+91 98290-55555', '9829055555'],
  ['०९८२९०५५५५५', '9829055555'],
  ['+44 20 7946 0000', '+442079460000'],
])('%s signs in as %s', (typed, phone) => {
  const { phoneNumber } = phoneLoginSchema.parse({ phoneNumber: typed, password: 'Papad-7!' });
  expect(formatPhoneNumber(phoneNumber)).toBe(phone);
});

// product 10.1.12
test('what is typed at the sign-in is a phone number or an e-mail address', () => {
  expect(readSignInName(' ९८२९०५५५५५ ')).toEqual({ phoneNumber: '9829055555' });
  expect(readSignInName(' kamla@example.com')).toEqual({ email: 'kamla@example.com' });
  expect(readSignInName('98290@example.com')).toEqual({ email: '98290@example.com' });
});
