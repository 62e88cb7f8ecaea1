import { defineTexts } from '../../lib/language/texts.ts';

/** What became of a copy, beside its button. */
export const COPY = defineTexts({
  hi: {
    copied: 'कॉपी हो गया।',
    failed: 'कॉपी नहीं हुआ। ऊपर लिखे को देर तक दबाकर चुनें और कॉपी करें।',
  },
  en: {
    copied: 'It is copied.',
    failed: 'It was not copied. Press what stands above long, select it and copy it.',
  },
});
