export {
  type AuthStatus,
  type ProtectedView,
  protectedView,
  statusAfterFailedCheck,
} from './auth-status.ts';
export { describeDevice, UNKNOWN_DEVICE } from './device.ts';
export { type Profile, parseProfile } from './profile.ts';
export {
  DEFAULT_RETURN_PATH,
  RETURN_PATHS,
  returnPathAfterLogin,
  returnPathWhenSignedIn,
} from './return-path.ts';
export { isAdmin, USER_ROLES, type UserRole } from './role.ts';
export {
  NO_USER_MESSAGE,
  parseStoredUser,
  type StoredUser,
  toStoredUser,
  USER_STORAGE_KEY,
} from './stored-user.ts';
