import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of every question before an act. */
export const QUESTION = defineTexts({
  hi: { keep: 'रहने दें', close: 'बंद करें' },
  en: { keep: 'Leave it', close: 'Close' },
});
