import { defineTexts } from '../../../lib/language/texts.ts';

/** The texts of what couriers paid of the cash of deliveries. */
export const SETTLEMENTS = defineTexts({
  hi: {
    title: 'कूरियर से मिला नकद',
    back: 'हिसाब',
    print: 'छापें',
    empty: 'अभी कुछ नहीं लिखा',
    emptyLead: 'कूरियर एक साथ पैसे दे, तो ऑर्डरों की सूची में “कूरियर से पैसे” खोलें और उसके ऑर्डर चुनें।',
    toOrders: 'कूरियर से पैसे',
    day: 'दिन',
    what: 'कूरियर और ऑर्डर',
    received: 'मिले',
    kept: (money: string) => `कूरियर ने रखे: ${money}`,
    overpaid: (money: string) => `ज़्यादा मिले: ${money}`,
    correction: 'रद्द किया गया हिसाब',
    undone: 'रद्द किया गया',
    undo: 'रद्द करें',
    undoOf: (courier: string, day: string) => `${courier} (${day}) का हिसाब रद्द करें`,
    undoTitle: 'यह हिसाब रद्द करें?',
    undoLead: (courier: string, orders: string) =>
      orders === '1'
        ? `${courier} पर 1 ऑर्डर का नकद फिर बाकी होगा।`
        : `${courier} पर ${orders} ऑर्डरों का नकद फिर बाकी होगा।`,
    undoStays: 'दोनों बातें सूची में लिखी रहेंगी।',
    undoDone: 'हिसाब रद्द हो गया।',
    undoneBefore: 'यह हिसाब पहले ही रद्द हो चुका है।',
  },
  en: {
    title: 'Cash from couriers',
    back: 'Money',
    print: 'Print',
    empty: 'Nothing is recorded yet',
    emptyLead:
      'When a courier pays several orders at once, open “Cash of couriers” in the list of orders and select its orders.',
    toOrders: 'Cash of couriers',
    day: 'Day',
    what: 'Courier and orders',
    received: 'Received',
    kept: (money: string) => `Kept by the courier: ${money}`,
    overpaid: (money: string) => `Paid too much: ${money}`,
    correction: 'Settlement undone',
    undone: 'Undone',
    undo: 'Undo',
    undoOf: (courier: string, day: string) => `Undo the settlement with ${courier} of ${day}`,
    undoTitle: 'Undo this settlement?',
    undoLead: (courier: string, orders: string) =>
      orders === '1'
        ? `${courier} owes the cash of 1 order again.`
        : `${courier} owes the cash of ${orders} orders again.`,
    undoStays: 'Both stay in the list.',
    undoDone: 'The settlement is undone.',
    undoneBefore: 'This settlement was undone before.',
  },
});
