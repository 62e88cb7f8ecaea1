/** The roles of a user (spec §1, §6). */
export const USER_ROLES = ['customer', 'admin'] as const;

/** One of {@link USER_ROLES}. */
export type UserRole = (typeof USER_ROLES)[number];

/** Whether a user may use the calls of the back office: the user list and the messages (spec §6). */
export function isAdmin(user: { readonly role?: string | null } | null | undefined): boolean {
  return user?.role === 'admin';
}
