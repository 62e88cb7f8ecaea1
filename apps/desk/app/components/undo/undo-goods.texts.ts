import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of undoing an import of goods. */
export const UNDO_GOODS = defineTexts({
  hi: {
    undo: 'यह फ़ाइल वाला काम वापस लें',
    title: 'फ़ाइल से आया सब वापस लें?',
    lead: 'इस फ़ाइल से बना अधूरा सामान मिट जाएगा, और जो बदला था वह पहले जैसा हो जाएगा। जिसे बाद में किसी ने बदला या दुकान में लगाया, वह रहेगा।',
    done: (deleted: string, setBack: string) =>
      `वापस लिया: ${deleted} मिटाए, ${setBack} पहले जैसे किए।`,
    kept: (count: string) => (count === '1' ? '1 चीज़ वैसी ही रही:' : `${count} चीज़ें वैसी ही रहीं:`),
    onlyFirst: (count: string) => `यहाँ सिर्फ़ पहली ${count} हैं।`,
    reasons: {
      changed_since: 'बाद में किसी ने बदला',
      in_use: 'ऑर्डर, टोकरी, पसंद, राय, कहानी या डिब्बे में है',
      cannot_be_set_back: 'पहले की श्रेणी, समूह या तस्वीर अब नहीं है',
    },
    close: 'ठीक है',
    isUndone: 'यह पहले ही वापस लिया जा चुका है।',
    isTooOld: 'फ़ाइल वाला काम 24 घंटे तक ही वापस लिया जा सकता है।',
  },
  en: {
    undo: 'Undo this import',
    title: 'Undo this whole import?',
    lead: 'The drafts from this file are deleted, and what it changed is set back. What somebody changed or put into the shop since stays.',
    done: (deleted: string, setBack: string) => `Undone: ${deleted} deleted, ${setBack} set back.`,
    kept: (count: string) => (count === '1' ? '1 product stays:' : `${count} products stay:`),
    onlyFirst: (count: string) => `These are the first ${count}.`,
    reasons: {
      changed_since: 'changed since',
      in_use: 'in an order, cart, wishlist, review, story or set',
      cannot_be_set_back: 'its category, group or picture from before is gone',
    },
    close: 'Close',
    isUndone: 'It has been undone already.',
    isTooOld: 'An import can be undone for 24 hours.',
  },
});
