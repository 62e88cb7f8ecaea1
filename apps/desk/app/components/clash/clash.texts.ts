import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of what two desks have changed. */
export const CLASH = defineTexts({
  hi: {
    title: 'इस बीच किसी और ने भी इसे बदला',
    lead: 'हर बात के लिए चुनें कि कौन-सा रहे। कुछ नहीं खोया है।',
    mine: 'आपका',
    theirs: 'उनका',
    both: 'दोनों, एक के नीचे एक',
    keepChosen: 'चुना हुआ सहेजें',
    empty: 'खाली',
  },
  en: {
    title: 'Somebody else has changed this too',
    lead: 'Choose for each what should stay. Nothing is lost.',
    mine: 'Yours',
    theirs: 'Theirs',
    both: 'Both, one below the other',
    keepChosen: 'Save what is chosen',
    empty: 'empty',
  },
});
