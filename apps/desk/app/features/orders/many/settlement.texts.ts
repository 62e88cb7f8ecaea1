import { defineTexts } from '../../../lib/language/texts.ts';

/** The texts of recording the cash of a courier in one sum. */
export const SETTLEMENT = defineTexts({
  hi: {
    due: (orders: string, money: string) =>
      orders === '1'
        ? `1 ऑर्डर के ${money} कूरियर के पास हैं।`
        : `${orders} ऑर्डरों के ${money} कूरियर के पास हैं।`,
    received: 'कितने रुपये मिले',
    receivedMissing: 'रकम रुपये में लिखें, जैसे 250 या 1,250.50।',
    receivedOn: 'किस दिन मिले',
    dayInvalid: 'आज या बीते एक साल की तारीख़ चुनें।',
    reference: 'लेन-देन का नंबर',
    optional: 'न हो तो खाली छोड़ें।',
    kept: (money: string) =>
      `कूरियर ने ${money} अपने पास रखे। यह दुकान का ख़र्च है, समूहों के पैसे इससे नहीं घटते।`,
    tooMuch: (money: string) => `यह ऑर्डरों की रकम से ${money} ज़्यादा है। रकम देख लें; ठीक हो तो लिखें।`,
    notDue: 'इनमें से किसी ऑर्डर का नकद अब इस कूरियर पर बाकी नहीं है। सूची फिर देखें।',
    saved: 'कूरियर से मिले पैसे लिख लिए।',
  },
  en: {
    due: (orders: string, money: string) =>
      orders === '1'
        ? `The courier has ${money} of 1 order.`
        : `The courier has ${money} of ${orders} orders.`,
    received: 'Rupees received',
    receivedMissing: 'Enter an amount in rupees, such as 250 or 1,250.50.',
    receivedOn: 'Day',
    dayInvalid: 'Choose today or a day within the last year.',
    reference: 'Number of the transfer',
    optional: 'Leave it empty if there is none.',
    kept: (money: string) =>
      `The courier kept ${money}. That is a cost of the shop: the groups get no less.`,
    tooMuch: (money: string) =>
      `This is ${money} more than these orders cost. Look again; record it if it is right.`,
    notDue: 'The courier no longer owes the cash of one of these orders. Look at the list again.',
    saved: 'What the courier paid is recorded.',
  },
});
