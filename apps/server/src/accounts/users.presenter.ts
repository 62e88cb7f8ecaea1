import type { components } from '@haat/api-sdk/schema';
import { toMediaUrl } from '../media/media-url.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { UserRow } from './users.repository.ts';

/** A user as the contract sends it. */
export function presentUser(user: Omit<UserRow, 'password_hash'>): components['schemas']['User'] {
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

/** A user as only the user sees it. */
export function presentOwnUser(
  user: Omit<UserRow, 'password_hash'>,
): components['schemas']['User'] {
  const { pending_email: pendingEmail } = user;
  return { ...presentUser(user), ...(pendingEmail !== null && { pendingEmail }) };
}
