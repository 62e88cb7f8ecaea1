import { LANGUAGE } from '@haat/domain';

const EN = {
  loading: 'Loading addresses…',
  none: 'No saved addresses yet. Add one to speed up checkout.',
  loadFailed: 'Failed to load addresses',
  retrying: 'Failed to load addresses. Retrying...',
  /** Shown in place of the addresses. */
  failedAgain: 'Failed to load addresses after retry.',
  saveFailed: 'Failed to save address.',
  confirmDelete: 'Are you sure you want to delete this address?',
  deleteIt: 'Delete address',
  keepIt: 'Keep it',
  deleted: 'Address deleted',
  deleteFailed: 'The address could not be deleted. Please try again.',
};

const HI: typeof EN = {
  loading: 'पते आ रहे हैं…',
  none: 'अभी कोई पता सहेजा नहीं है। एक जोड़ लें, तो चेकआउट जल्दी होगा।',
  loadFailed: 'पते नहीं आ पाए',
  retrying: 'पते नहीं आ पाए। फिर कोशिश हो रही है…',
  failedAgain: 'फिर कोशिश करने पर भी पते नहीं आ पाए।',
  saveFailed: 'पता सहेजा नहीं गया।',
  confirmDelete: 'क्या आप यह पता हटाना चाहते हैं?',
  deleteIt: 'पता हटाएँ',
  keepIt: 'रहने दें',
  deleted: 'पता हटा दिया',
  deleteFailed: 'पता नहीं हट पाया। फिर कोशिश करें।',
};

/** The texts about saved addresses in the account and the checkout (product 2.13, 4.7.1, 8.8). */
export const ADDRESS_TEXTS = LANGUAGE === 'hi' ? HI : EN;
