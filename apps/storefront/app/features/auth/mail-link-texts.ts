/** The texts of the screens that the links of mails open (product 2.11.7, 5.2.2, 8.4, 8.10). */
export const MAIL_LINK_TEXTS = {
  resetTitle: 'New password',
  resetLead: 'Choose a new password. All other devices are then signed out.',
  savePassword: 'Save password',
  passwordReset: 'Password reset successfully',
  resetFailed: 'Failed to reset password',
  verifyTitle: 'Verify your email',
  verifyLead: 'One moment: we look at your link.',
  verifying: 'Verifying your email…',
  linkNeedsScript:
    'This page uses up your link, so it needs JavaScript. Please allow it and reload.',
  verifiedTitle: 'Email verified',
  verifiedLead: 'Thank you. Mails about your orders will reach you.',
  toAccount: 'My Account',
  verifyFailedLead: 'Links work once and for 24 hours.',
  linkSpent: 'This link is no longer valid. Please ask for a new one.',
  verifyFailed: 'Your email could not be verified just now. Please try again.',
  tryAgain: 'Try again',
  resendVerification: 'Send another mail',
  signInForMail: 'Sign in for another mail',
  undoTitle: 'Undo the change of your email',
  undoLead:
    'This brings back the email your account had before, signs out all devices, and you choose a new password.',
  undoEmailChange: 'Undo the change',
  undoSpentLead:
    'If somebody else has your account, choose a new password: we send a link to your email.',
  undoLinkSpent: 'This link is no longer valid. It works once and for 7 days.',
  undoneTitle: 'Your email is back',
  undoneLead: 'We have sent you a mail with a link. Please choose a new password with it now.',
  undoFailed: 'The change could not be undone just now. Please try again.',
} as const;
