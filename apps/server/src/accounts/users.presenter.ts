import type { components } from '@haat/api-sdk/schema';
import { toMediaUrl } from '../media/media-url.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { User } from './account-user.ts';

/** Presents a user in the contract's shape. */
export function presentUser(user: User): components['schemas']['User'] {
  return {
    _id: user.id,
    fullName: user.full_name,
    userName: user.user_name,
    email: user.email,
    phoneNumber: user.phone_number,
    address: user.address,
    avatar: toMediaUrl(user.avatar_hash),
    role: user.role,
    isEmailVerified: user.email_verified_at !== null,
    createdAt: toIsoDate(user.created_at),
  };
}

/** Presents a user to the user, with the language and the pending e-mail address. */
export function presentOwnUser(user: User): components['schemas']['User'] {
  const { language, pending_email: pendingEmail } = user;
  return { ...presentUser(user), language, ...(pendingEmail !== null && { pendingEmail }) };
}
