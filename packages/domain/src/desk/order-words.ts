/** What the states and the payments of an order are called at the desk: on its screens and in its files. */
export const ORDER_WORDS = {
  hi: {
    statuses: {
      pending: 'नया',
      processing: 'तैयारी में',
      shipped: 'भेजा गया',
      delivered: 'ग्राहक को मिला',
      cancelled: 'रद्द',
    },
    returns: {
      requested: 'वापसी माँगी',
      approved: 'वापसी मान ली',
      rejected: 'वापसी से मना',
      returned: 'सामान लौट आया',
    },
    paymentMethods: { cod: 'घर पर नकद', online: 'ऑनलाइन' },
    paymentStatuses: {
      pending: 'पेमेंट बाकी',
      paid: 'पेमेंट हो गया',
      failed: 'पेमेंट नहीं हुआ',
      cancelled: 'पेमेंट रद्द',
      refund_due: 'पैसे लौटाने हैं',
    },
  },
  en: {
    statuses: {
      pending: 'New',
      processing: 'In preparation',
      shipped: 'Sent',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    },
    returns: {
      requested: 'Return asked for',
      approved: 'Return accepted',
      rejected: 'Return refused',
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
  },
};
