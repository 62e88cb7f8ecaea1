import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of recording that money was given back. */
export const REFUND = defineTexts({
  hi: {
    amount: 'कितने रुपये',
    method: 'कैसे लौटाए',
    reference: 'लेन-देन का नंबर',
    save: 'लिख लें',
    done: 'लौटाए पैसे लिख लिए।',
    tooMuch: (money: string) => `ज़्यादा से ज़्यादा ${money} लिख सकते हैं: इतने ही लौटाने हैं।`,
    sendsNothing:
      'यहाँ लिखने से पैसे नहीं जाते। पहले ग्राहक को पैसे भेजें, फिर यहाँ लिखें। लिखा हुआ बाद में मिटता नहीं।',
    missing: 'रकम रुपये में लिखें, जैसे 250 या 1,250.50।',
    optional: 'न हो तो खाली छोड़ें।',
  },
  en: {
    amount: 'Rupees',
    method: 'How it was given back',
    reference: 'Number of the transfer',
    save: 'Record',
    done: 'The refund is recorded.',
    tooMuch: (money: string) => `Record at most ${money}: that is what is to be given back.`,
    sendsNothing:
      'This sends no money. Give the money to the shopper first, then record it here. A record cannot be deleted.',
    missing: 'Enter an amount in rupees, such as 250 or 1,250.50.',
    optional: 'Leave it empty if there is none.',
  },
});
