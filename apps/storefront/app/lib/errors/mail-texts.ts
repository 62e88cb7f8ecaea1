/**
 * The texts about another verification e-mail, after a used link and in the profile
 * (product 8.4.1, 8.10.1).
 */
export const MAIL_TEXTS = {
  verificationSent: 'Verification email sent',
  verificationFailed: 'Failed to send email',
} as const;
