import { defineTexts } from '../../lib/language/texts.ts';

/** The words of the contract's values: roles, statuses, payments. */
export const WORDS = defineTexts({
  hi: {
    roles: {
      owner: 'मालिक',
      coordinator: 'समन्वयक',
      packer: 'पैक करने वाली',
      writer: 'लेखक',
      group_member: 'समूह की सदस्य',
    },
    statuses: {
      pending: 'नया',
      processing: 'तैयारी में',
      shipped: 'भेजा गया',
      delivered: 'पहुँच गया',
      cancelled: 'रद्द',
    },
    outForDelivery: 'घर के रास्ते में',
    returns: {
      requested: 'वापसी माँगी',
      approved: 'वापसी मंज़ूर',
      rejected: 'वापसी नामंज़ूर',
      returned: 'वापस आ गया',
    },
    paymentMethods: { cod: 'घर पर नकद', online: 'ऑनलाइन' },
    paymentStatuses: {
      pending: 'भुगतान बाकी',
      paid: 'भुगतान हो गया',
      failed: 'भुगतान नहीं हुआ',
      cancelled: 'भुगतान रद्द',
      refund_due: 'पैसे लौटाने हैं',
    },
    refundMethods: { provider: 'ऑनलाइन भुगतान में वापस', upi: 'UPI', bank: 'बैंक', cash: 'नकद' },
    packUnits: { g: 'ग्राम', ml: 'मिली', piece: 'नग' },
    test: 'परीक्षण',
    noGroup: 'बिना समूह',
    pieces: (count: string) => `${count} नग`,
  },
  en: {
    roles: {
      owner: 'Owner',
      coordinator: 'Coordinator',
      packer: 'Packer',
      writer: 'Writer',
      group_member: 'Group member',
    },
    statuses: {
      pending: 'New',
      processing: 'In preparation',
      shipped: 'Sent',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    },
    outForDelivery: 'Out for delivery',
    returns: {
      requested: 'Return asked for',
      approved: 'Return approved',
      rejected: 'Return rejected',
      returned: 'Came back',
    },
    paymentMethods: { cod: 'Cash on delivery', online: 'Online' },
    paymentStatuses: {
      pending: 'To be paid',
      paid: 'Paid',
      failed: 'Payment failed',
      cancelled: 'Payment cancelled',
      refund_due: 'To be refunded',
    },
    refundMethods: {
      provider: 'Back through the provider',
      upi: 'UPI',
      bank: 'Bank',
      cash: 'Cash',
    },
    packUnits: { g: 'g', ml: 'ml', piece: 'pcs' },
    test: 'Test',
    noGroup: 'No group',
    pieces: (count: string) => (count === '1' ? '1 piece' : `${count} pieces`),
  },
});
