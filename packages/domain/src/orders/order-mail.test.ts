import { expect, it } from 'vitest';
import { findOrderMail, isMailTrue, type MailedOrder, presentOrderMail } from './order-mail.ts';

const COD: MailedOrder = {
  status: 'pending',
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  isPacked: false,
  isOutForDelivery: false,
  isRefunded: false,
};
const ONLINE: MailedOrder = { ...COD, paymentMethod: 'online' };
const PAID: MailedOrder = { ...ONLINE, paymentStatus: 'paid' };
const SENT: MailedOrder = { ...COD, status: 'shipped' };
const CANCELLED: MailedOrder = { ...PAID, status: 'cancelled', paymentStatus: 'refund_due' };

it.each<[string, MailedOrder | null, MailedOrder, string | null]>([
  ['placed in cash', null, COD, 'confirmed'],
  ['placed online', null, ONLINE, null],
  ['paid', ONLINE, PAID, 'confirmed'],
  ['said to be paid again', PAID, PAID, null],
  ['switched to cash', ONLINE, COD, 'confirmed'],
  ['being packed', COD, { ...COD, status: 'processing' }, null],
  ['sent', { ...COD, status: 'processing' }, { ...COD, status: 'shipped' }, 'shipped'],
  ['given a corrected courier', { ...COD, status: 'shipped' }, { ...COD, status: 'shipped' }, null],
  ['taken to the door', SENT, { ...SENT, isOutForDelivery: true }, 'out_for_delivery'],
  ['delivered', { ...SENT, isOutForDelivery: true }, { ...SENT, status: 'delivered' }, 'delivered'],
  ['cancelled', PAID, CANCELLED, 'cancelled'],
  ['refunded', CANCELLED, { ...CANCELLED, isRefunded: true }, 'refunded'],
  ['opened again by late money', { ...ONLINE, status: 'cancelled' }, PAID, 'confirmed'],
  // product 4.13.1
])('an order that is %s sends the mail that tells of it', (_, before, after, mail) => {
  expect(findOrderMail(before, after)).toBe(mail);
});

// product 4.13.1
it('a packet is packed while all its lines are ticked, until it is sent', () => {
  expect(isMailTrue('packed', COD)).toBe(false);
  expect(isMailTrue('packed', { ...COD, isPacked: true })).toBe(true);
  expect(isMailTrue('packed', { ...ONLINE, isPacked: true })).toBe(false);
  expect(isMailTrue('packed', { ...SENT, isPacked: true })).toBe(false);
});

it.each<[MailedOrder, string | null]>([
  [ONLINE, null],
  [COD, 'confirmed'],
  [{ ...PAID, status: 'processing' }, 'confirmed'],
  [{ ...PAID, status: 'processing', isPacked: true }, 'packed'],
  [{ ...SENT, isPacked: true }, 'shipped'],
  [{ ...SENT, isOutForDelivery: true }, 'out_for_delivery'],
  [{ ...SENT, status: 'delivered', isOutForDelivery: true }, 'delivered'],
  [CANCELLED, 'cancelled'],
  [{ ...CANCELLED, isRefunded: true }, 'refunded'],
  // product 4.13.7
])('of an order like %o there is to tell: %s', (order, mail) => {
  expect(presentOrderMail(order)).toBe(mail);
});
