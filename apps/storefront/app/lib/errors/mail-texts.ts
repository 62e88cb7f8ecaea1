import { LANGUAGE } from '@haat/domain';

const EN = {
  verificationSent: 'Verification email sent',
  verificationFailed: 'Failed to send email',
};

const HI: typeof EN = {
  verificationSent: 'ईमेल पक्का करने का मेल भेज दिया',
  verificationFailed: 'ईमेल नहीं भेज पाए',
};

/**
 * The texts about another verification e-mail, after a used link and in the profile
 * (product 8.4.1, 8.10.1).
 */
export const MAIL_TEXTS = LANGUAGE === 'hi' ? HI : EN;
