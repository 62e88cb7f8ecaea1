import { formatPaise, type Paise } from '@haat/domain';

/** The texts of the checkout (product 2.13, 4.4.7, 5.5.1, 8.9). */
export const TEXTS = {
  shippingTitle: 'Shipping details',
  useSavedAddress: 'Use Saved Address',
  deliverHere: 'Deliver here',
  otherAddress: 'Or to another address',
  saveAddress: 'Save & Continue to Payment',
  saving: 'Saving...',
  addressSaved: 'Address saved.',
  savedTitle: 'Saved addresses',
  addAddress: 'Add New Address',
  toPayment: 'Continue to Payment',
  paymentTitle: 'Payment',
  placeOrder: 'Place Order',
  creatingOrder: 'Creating your order...',
  orderCreated: 'Order created successfully',
  orderFailed: 'Failed to create order. Please contact support.',
  onlineNote: 'Pay now by UPI, card or net banking, in a window of the payment provider.',
  onlineTest:
    'By UPI, card or net banking. This is a test: the window opens, no real money is taken.',
  processingPayment: 'Processing payment...',
  paymentSuccessful: 'Payment successful!',
  paymentNotInitiated: 'Failed to initiate payment',
  paymentCancelled: 'Payment cancelled',
  paymentCancelledOrFailed: 'Payment cancelled or failed.',
  verificationFailed: 'Payment verification failed',
  paymentUnknown:
    'Please check again before you pay once more: your payment may have gone through.',
  paymentAtBank: 'Your bank is still working on this payment. Please check again in a while.',
  paymentGivenBack:
    'This order cannot be delivered any more. What you paid will be given back to you.',
  moneyReturned: 'What you paid will be given back to you.',
  orderCancelled: 'This order is cancelled.',
  orderKept: 'Your order is kept for you. It is on its way as soon as it is paid.',
  payNow: 'Pay now',
  checkAgain: 'Check again',
  myOrders: 'My Orders',
  chooseMethod: 'How would you like to pay?',
  cashNote: 'Pay the courier in cash when the parcel arrives.',
  nothingOrdered:
    'You seem to be offline, and nothing was ordered. Check your connection, then try again.',
  cartChanged: 'Your cart has been updated. Please check the total, then place your order.',
  orderUnknown: 'Please look here first: your last order may have gone through.',
  editCart: 'Edit your cart',
  backTo: (name: string) => `Back to ${name}`,
  /** Of what is bought by itself, past the cart. */
  cartStays: (count: number) =>
    count === 1
      ? 'Just this one. The 1 item in your cart stays there.'
      : `Just this one. The ${count} items in your cart stay there.`,
  loading: 'Loading',
  addressHidden: 'The address could not be shown just now. Your order will still go there.',
  deliverTo: 'Deliver to',
  change: 'Change',
  selectAddress: 'Please select an address',
  thanksCash: (amount: Paise | null) =>
    `Thank you. Please keep ${amount === null ? 'the amount' : formatPaise(amount)} ready for when the parcel arrives. Until then you can follow it under My Orders.`,
  thanksPaid: 'Thank you, your payment has arrived. You can follow the parcel under My Orders.',
  orderPlaced: 'Order Placed Successfully',
  whatComes: 'What comes next',
  mailsTo: (email: string) =>
    `Within a minute we write to ${email}, and again when your parcel leaves.`,
  mailsNeed: (email: string) =>
    `Your order is kept under My Orders. Verify ${email}, and we also write when your parcel leaves.`,
  herHands: 'Whose hands make it',
  madeBy: 'Made by',
} as const;
