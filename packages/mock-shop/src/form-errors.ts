import type { Fault } from './check-schema.ts';
import type { OperationId } from './operation-types.ts';

/** What is shown above a form whose fields have errors (spec §5). */
export const FORM_ERROR_MESSAGE = 'Please correct the errors below';

/** What a form says of one field, whatever is wrong with it, or by the value that was sent. */
type Words = string | ((value: unknown) => string);

const EMAIL = 'Please enter a valid email address.';
const REVIEW = 'productId and rating are required';
const MESSAGE = 'Name and message required';
const AVATAR = 'Avatar must be a File';

/** A part of a profile or an address: empty or missing, else too long. */
function words(label: string, required = `${label} is required.`): Words {
  return (value) => (isBlank(value) ? required : `${label} is not valid.`);
}

function signupPhone(value: unknown): string {
  return isBlank(value) ? 'Phone number is required.' : 'Please enter a valid phone number.';
}

/** Each rule of a new password has its own message (spec §5). */
function newPassword(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (text.length < 6) return 'Password must be at least 6 characters.';
  if (text.length > 128) return 'Password must be at most 128 characters.';
  if (!/[A-Z]/.test(text)) return 'Password must contain at least one uppercase letter.';
  if (!/[0-9]/.test(text)) return 'Password must contain at least one number.';
  return 'Password must contain at least one special character (!@#$%^&*).';
}

function loginPassword(value: unknown): string {
  return typeof value === 'string' && value.length > 128
    ? 'Password must be at most 128 characters.'
    : 'Password must be at least 6 characters.';
}

function recipient(value: unknown): string {
  return typeof value === 'string' && value.length > 60
    ? 'Name must be at most 60 characters.'
    : 'Name must be at least 2 characters.';
}

const ADDRESS: Readonly<Record<string, Words>> = {
  name: recipient,
  phoneNumber: 'Please enter a valid 10-digit phone number.',
  addressLine1: words('Address line 1'),
  district: words('District'),
  city: words('City'),
  state: words('State', 'Please select your state.'),
  zipCode: 'Please enter a valid 6-digit zip code.',
  country: words('Country'),
  addressType: 'Please choose Home, Work or Other.',
};

/** The words of spec §5 for fields the contract refuses, by operation. */
const FORM_WORDS: { readonly [Id in OperationId]?: Readonly<Record<string, Words>> } = {
  loginUser: { email: EMAIL, password: loginPassword },
  registerUser: {
    fullName: words('Full name'),
    userName: words('Username'),
    email: EMAIL,
    phoneNumber: signupPhone,
    password: newPassword,
    avatar: AVATAR,
  },
  forgotPassword: { email: EMAIL },
  resetPassword: { newPassword },
  changePassword: { oldPassword: 'Current password is required.', newPassword },
  updateAccount: {
    fullName: words('Full name'),
    email: EMAIL,
    phoneNumber: words('Phone number'),
    address: words('Address'),
  },
  updateAvatar: { avatar: AVATAR },
  createAddress: ADDRESS,
  updateAddress: ADDRESS,
  createReview: { productId: REVIEW, rating: rating },
  updateReview: { rating: rating },
  createMessage: { name: MESSAGE, email: EMAIL, body: MESSAGE },
};

function rating(value: unknown): string {
  return Number.isInteger(value) ? 'Please choose 1 to 5 stars.' : REVIEW;
}

function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Faults as a form shows them: one message a field, the form's own where it has one. */
export function toFieldErrors(
  id: OperationId,
  faults: readonly Fault[],
  body: unknown,
): { field: string; message: string }[] {
  const messages = new Map<string, string>();
  for (const { field, message } of faults) {
    if (messages.has(field)) continue;
    const found = message === 'is not a known field' ? undefined : FORM_WORDS[id]?.[field];
    const said = typeof found === 'function' ? found(readOwn(body, field)) : found;
    messages.set(field, said ?? `${field === '' ? 'The request' : field} ${message}.`);
  }
  return Array.from(messages, ([field, message]) => ({ field, message }));
}

/** A field of whatever was sent; undefined when it has none of that name. */
function readOwn(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), name)?.value;
}
