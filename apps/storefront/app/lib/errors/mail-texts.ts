/** The texts about another verification mail, after a spent link and in the profile (product 8). */
export const MAIL_MESSAGES = {
  verificationSent: 'Verification email sent',
  verificationFailed: 'Failed to send email',
} as const;
