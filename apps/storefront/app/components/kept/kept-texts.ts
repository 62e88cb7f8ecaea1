import { LANGUAGE } from '@haat/domain';

const EN = {
  kept: 'Kept. We add it when you are online.',
  /** For what adds nothing to the cart. */
  keptOther: 'Kept. We send it when you are online.',
  /** Heads the list of what waits, and of what was rejected. */
  title: 'Kept changes',
  waiting: (count: number) =>
    count === 1 ? '1 change waits for the network.' : `${count} changes wait for the network.`,
  /** What was not taken, with the server's reason behind it. */
  rejected: {
    add: (name: string, reason: string) => `${name} was not added: ${reason}`,
    quantity: (name: string, reason: string) =>
      `The quantity of ${name} was not changed: ${reason}`,
    remove: (name: string, reason: string) => `${name} was not removed: ${reason}`,
    clear: (_name: string, reason: string) => `The cart was not emptied: ${reason}`,
    wish: (name: string, reason: string) => `The wishlist was not changed (${name}): ${reason}`,
    review: (name: string, reason: string) => `Your review of ${name} was not sent: ${reason}`,
  },
  full: 'No more changes can be kept on this phone until you are online.',
  retry: 'Try again',
  discard: 'Leave it out',
  /** A product whose name is not known. */
  product: 'the product',
  copyOf: (time: string) => `Copy of ${time}`,
};

const HI: typeof EN = {
  kept: 'रख लिया। इंटरनेट आते ही हम इसे कार्ट में डाल देंगे।',
  keptOther: 'रख लिया। इंटरनेट आते ही हम इसे भेज देंगे।',
  full: 'इंटरनेट आने तक इस फ़ोन पर और बदलाव नहीं रखे जा सकते।',
  title: 'रखे हुए बदलाव',
  waiting: (count) =>
    count === 1
      ? '1 बदलाव इंटरनेट आने का इंतज़ार कर रहा है।'
      : `${count} बदलाव इंटरनेट आने का इंतज़ार कर रहे हैं।`,
  rejected: {
    add: (name, reason) => `${name} कार्ट में नहीं डला: ${reason}`,
    quantity: (name, reason) => `${name} की संख्या नहीं बदली: ${reason}`,
    remove: (name, reason) => `${name} नहीं हटा: ${reason}`,
    clear: (_name, reason) => `कार्ट खाली नहीं हुआ: ${reason}`,
    wish: (name, reason) => `पसंद की सूची नहीं बदली (${name}): ${reason}`,
    review: (name, reason) => `${name} पर आपकी राय नहीं गई: ${reason}`,
  },
  retry: 'फिर से कोशिश करें',
  discard: 'छोड़ दें',
  product: 'यह सामान',
  copyOf: (time) => `${time} की कॉपी`,
};

export const KEPT_TEXTS = LANGUAGE === 'hi' ? HI : EN;
