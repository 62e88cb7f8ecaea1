import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of the parts that every page has. */
export const PAGE = defineTexts({
  hi: {
    otherLanguage: 'English',
    otherLanguageName: 'भाषा बदलें: English',
    history: 'किसने क्या बदला',
  },
  en: {
    otherLanguage: 'हिंदी',
    otherLanguageName: 'Change language: हिंदी',
    history: 'Who changed what',
  },
});
