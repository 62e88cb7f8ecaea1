import { ORDER_WORDS } from '@haat/domain/desk';
import { defineTexts } from '../../lib/language/texts.ts';

/** The words of the contract's values: roles, statuses, payments. */
export const WORDS = defineTexts({
  hi: {
    ...ORDER_WORDS.hi,
    roles: {
      owner: 'मालिक',
      coordinator: 'समन्वयक',
      packer: 'पैक करने वाली',
      writer: 'लेखक',
      group_member: 'समूह की सदस्य',
    },
    news: {
      confirmed: 'ऑर्डर मिला',
      packed: 'पैक हो गया',
      shipped: 'भेजा गया',
      out_for_delivery: 'घर के लिए निकला',
      delivered: 'ग्राहक को मिला',
      cancelled: 'रद्द हुआ',
      refunded: 'पैसे लौटाए',
    },
    outForDelivery: 'घर के लिए निकला',
    refundMethods: { provider: 'ऑनलाइन पेमेंट के रास्ते', upi: 'UPI', bank: 'बैंक', cash: 'नकद' },
    packUnits: { g: 'ग्राम', ml: 'मिली', piece: 'नग' },
    cashDue: 'कूरियर से नकद बाकी',
    cashReceived: 'नकद मिल गया',
    test: 'परीक्षण',
    noGroup: 'बिना समूह',
    pieces: (count: string) => `${count} नग`,
  },
  en: {
    ...ORDER_WORDS.en,
    roles: {
      owner: 'Owner',
      coordinator: 'Coordinator',
      packer: 'Packer',
      writer: 'Writer',
      group_member: 'Group member',
    },
    news: {
      confirmed: 'Order received',
      packed: 'Packed',
      shipped: 'Sent',
      out_for_delivery: 'Out for delivery',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
      refunded: 'Money given back',
    },
    outForDelivery: 'Out for delivery',
    refundMethods: {
      provider: 'Back through the provider',
      upi: 'UPI',
      bank: 'Bank',
      cash: 'Cash',
    },
    packUnits: { g: 'g', ml: 'ml', piece: 'pcs' },
    cashDue: 'Cash with the courier',
    cashReceived: 'Cash received',
    test: 'Test',
    noGroup: 'No group',
    pieces: (count: string) => (count === '1' ? '1 piece' : `${count} pieces`),
  },
});
