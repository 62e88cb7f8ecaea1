import type { Language } from '../../language/language.ts';

/** What is often answered; `READY_ANSWERS` has the words. */
export const READY_ANSWER_KINDS = [
  'on_its_way',
  'looking_into_it',
  'no_return_of_food',
  'money_back',
] as const;

export type ReadyAnswer = (typeof READY_ANSWER_KINDS)[number];

/** Ready answers to shoppers, in the language of the letter (product 10.5.7). */
export const READY_ANSWERS: Readonly<Record<Language, Readonly<Record<ReadyAnswer, string>>>> = {
  en: {
    on_its_way:
      'Thank you for writing. Your order is on its way. Under “My orders” in our shop you see where it is.',
    looking_into_it:
      'Thank you for writing. We are looking into it, and write again within two days.',
    no_return_of_food:
      'Thank you for writing. We are sorry, but food cannot be sent back to us. If something was broken or spoiled, please send us a photograph of it.',
    money_back:
      'Thank you for writing. We are giving your money back. It reaches you within seven days.',
  },
  hi: {
    on_its_way:
      'लिखने के लिए धन्यवाद। आपका ऑर्डर रास्ते में है। वह कहाँ पहुँचा, यह आप हमारी दुकान में “मेरे ऑर्डर” में देख सकते हैं।',
    looking_into_it: 'लिखने के लिए धन्यवाद। हम इसे देख रहे हैं, और दो दिन के अंदर फिर लिखेंगे।',
    no_return_of_food:
      'लिखने के लिए धन्यवाद। माफ़ कीजिए, खाने का सामान लौटाया नहीं जा सकता। अगर कुछ टूटा या ख़राब निकला, तो उसकी फ़ोटो हमें भेजें।',
    money_back: 'लिखने के लिए धन्यवाद। हम आपके पैसे लौटा रहे हैं। वे सात दिन के अंदर आपको मिल जाएँगे।',
  },
};
