import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of undoing an import or a change of many goods. */
export const UNDO_GOODS = defineTexts({
  hi: {
    undo: 'यह बदलाव वापस लें',
    title: 'यह पूरा बदलाव वापस लें?',
    lead: 'जो बदला था वह पहले जैसा हो जाएगा, और फ़ाइल से बना अधूरा सामान मिट जाएगा। जिसे बाद में किसी ने बदला, या फ़ाइल से आने के बाद दुकान में लगाया, वह रहेगा।',
    done: (deleted: string, setBack: string) =>
      `वापस लिया: ${setBack} पहले जैसे हुए${deleted === '0' ? '' : `, ${deleted} मिटाए गए`}।`,
    kept: (count: string) => (count === '1' ? '1 चीज़ वैसी ही रही:' : `${count} चीज़ें वैसी ही रहीं:`),
    onlyFirst: (count: string) => `यहाँ सिर्फ़ पहली ${count} हैं।`,
    reasons: {
      changed_since: 'बाद में किसी ने बदला',
      in_use: 'ऑर्डर, टोकरी, पसंद, राय, कहानी या डिब्बे में है',
      cannot_be_set_back: 'पहले की श्रेणी, समूह, तस्वीर या तारीख़ अब नहीं है, या नग बिक चुके',
    },
    close: 'ठीक है',
    isUndone: 'यह पहले ही वापस लिया जा चुका है।',
    isTooOld: 'बदलाव 24 घंटे तक ही वापस लिया जा सकता है।',
  },
  en: {
    undo: 'Undo this change',
    title: 'Undo this whole change?',
    lead: 'What was changed is set back, and drafts from a file are deleted. What somebody changed since stays, and goods from a file that were put into the shop.',
    done: (deleted: string, setBack: string) =>
      `Undone: ${setBack} set back${deleted === '0' ? '' : `, ${deleted} deleted`}.`,
    kept: (count: string) => (count === '1' ? '1 product stays:' : `${count} products stay:`),
    onlyFirst: (count: string) => `These are the first ${count}.`,
    reasons: {
      changed_since: 'changed since',
      in_use: 'in an order, cart, wishlist, review, story or set',
      cannot_be_set_back:
        'its category, group, picture or day from before is gone, or its pieces are sold',
    },
    close: 'Close',
    isUndone: 'It has been undone already.',
    isTooOld: 'A change can be undone for 24 hours.',
  },
});
