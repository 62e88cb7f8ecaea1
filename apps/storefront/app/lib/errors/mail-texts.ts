/** The texts about another verification mail, after a spent link and in the profile (spec §8). */
export const MAIL_TEXTS = {
  verificationSent: 'Verification email sent',
  verificationFailed: 'Failed to send email',
} as const;
