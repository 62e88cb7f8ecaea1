export {
  ADDRESS_LINE_MAX_LENGTH,
  ADDRESS_NAME_MAX_LENGTH,
  ADDRESS_PHONE_MAX_LENGTH,
  CHECKOUT_NAME_MAX_LENGTH,
  CHECKOUT_PHONE_MAX_LENGTH,
  type CheckoutAddressValues,
  checkoutAddressSchema,
  FORM_ERROR_MESSAGE,
  PLACE_MAX_LENGTH,
  type ProfileAddressValues,
  profileAddressSchema,
  type SavedAddressValues,
  savedAddressSchema,
} from './address.ts';
export { AVATAR_MAX_BYTES, avatarError, type FileLike, NO_AVATAR_MESSAGE } from './avatar.ts';
export {
  type CheckedForm,
  type CheckedInput,
  checkForm,
  clearEditedErrors,
  type FieldErrors,
  type FieldIssue,
  fieldErrorsOf,
} from './check-form.ts';
export {
  EMAIL_MAX_LENGTH,
  INVALID_EMAIL_MESSAGE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './fields.ts';
export { type LoginValues, loginSchema } from './login.ts';
export {
  type ContactFormValues,
  contactFormSchema,
  MESSAGE_BODY_MAX_LENGTH,
  MESSAGE_NAME_MAX_LENGTH,
  MESSAGE_SUBJECT_MAX_LENGTH,
  type MessageValues,
  messageSchema,
} from './message.ts';
export {
  type ChangePasswordValues,
  changePasswordSchema,
  type DeleteAccountValues,
  deleteAccountSchema,
  type ForgotPasswordValues,
  forgotPasswordSchema,
  type ResetPasswordValues,
  resetPasswordSchema,
} from './password.ts';
export {
  accountUpdateSchema,
  FULL_NAME_MAX_LENGTH,
  PROFILE_ADDRESS_MAX_LENGTH,
  PROFILE_PHONE_MAX_LENGTH,
  type ProfileValues,
  profileSchema,
} from './profile.ts';
export {
  REVIEW_COMMENT_MAX_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewUpdateValues,
  type ReviewValues,
  reviewIdError,
  reviewSchema,
  reviewUpdateSchema,
} from './review.ts';
export { type SignupValues, signupSchema, USER_NAME_MAX_LENGTH } from './signup.ts';
