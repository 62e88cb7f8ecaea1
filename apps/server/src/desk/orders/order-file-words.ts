import type { OrderRow } from '../../orders/orders.repository.ts';

/** The languages of the desk. */
export type FileLanguage = 'en' | 'hi';

/** The columns of a file of orders, in their order. */
export const ORDER_COLUMNS = [
  'order',
  'placed',
  'status',
  'return',
  'paymentMethod',
  'payment',
  'name',
  'phone',
  'address',
  'town',
  'district',
  'state',
  'pincode',
  'group',
  'product',
  'pieces',
  'price',
  'sum',
  'delivery',
  'tax',
  'discount',
  'total',
  'receipt',
  'cashReceived',
  'courier',
  'tracking',
] as const;

export type OrderColumn = (typeof ORDER_COLUMNS)[number];

interface OrderFileWords {
  readonly columns: Readonly<Record<OrderColumn, string>>;
  readonly statuses: Readonly<Record<OrderRow['status'], string>>;
  readonly returns: Readonly<Record<NonNullable<OrderRow['return_status']>, string>>;
  readonly paymentMethods: Readonly<Record<OrderRow['payment_method'], string>>;
  readonly payments: Readonly<Record<OrderRow['payment_status'], string>>;
}

/** The words of a file of orders: those that the desk's screens have for them (product 10.2.6). */
export const ORDER_FILE_WORDS: Readonly<Record<FileLanguage, OrderFileWords>> = {
  en: {
    columns: {
      order: 'order',
      placed: 'placed',
      status: 'status',
      return: 'return',
      paymentMethod: 'payment method',
      payment: 'payment',
      name: 'name',
      phone: 'phone',
      address: 'address',
      town: 'town',
      district: 'district',
      state: 'state',
      pincode: 'pincode',
      group: 'group',
      product: 'product',
      pieces: 'pieces',
      price: 'price',
      sum: 'sum',
      delivery: 'delivery',
      tax: 'tax',
      discount: 'discount',
      total: 'order total',
      receipt: 'receipt number',
      cashReceived: 'cash received',
      courier: 'courier',
      tracking: 'tracking number',
    },
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
    payments: {
      pending: 'To be paid',
      paid: 'Paid',
      failed: 'Payment failed',
      cancelled: 'Payment cancelled',
      refund_due: 'To be refunded',
    },
  },
  hi: {
    columns: {
      order: 'ऑर्डर',
      placed: 'तारीख़',
      status: 'स्थिति',
      return: 'वापसी',
      paymentMethod: 'भुगतान का तरीक़ा',
      payment: 'भुगतान',
      name: 'नाम',
      phone: 'फ़ोन',
      address: 'पता',
      town: 'शहर या गाँव',
      district: 'ज़िला',
      state: 'राज्य',
      pincode: 'पिनकोड',
      group: 'समूह',
      product: 'सामान',
      pieces: 'नग',
      price: 'दाम',
      sum: 'जोड़',
      delivery: 'डिलीवरी',
      tax: 'कर',
      discount: 'छूट',
      total: 'ऑर्डर का कुल',
      receipt: 'रसीद नंबर',
      cashReceived: 'नकद मिला',
      courier: 'कूरियर',
      tracking: 'ट्रैकिंग नंबर',
    },
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
    payments: {
      pending: 'भुगतान बाकी',
      paid: 'भुगतान हो गया',
      failed: 'भुगतान नहीं हुआ',
      cancelled: 'भुगतान रद्द',
      refund_due: 'पैसे लौटाने हैं',
    },
  },
};
