import { expect, it } from 'vitest';
import { findOrderMail, type MailedOrder } from './order-mail.ts';

const COD: MailedOrder = {
  status: 'pending',
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  isRefunded: false,
};
const ONLINE: MailedOrder = { ...COD, paymentMethod: 'online' };
const PAID: MailedOrder = { ...ONLINE, paymentStatus: 'paid' };
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
  ['delivered', { ...COD, status: 'shipped' }, { ...COD, status: 'delivered' }, null],
  ['cancelled', PAID, CANCELLED, 'cancelled'],
  ['refunded', CANCELLED, { ...CANCELLED, isRefunded: true }, 'refunded'],
  ['opened again by late money', { ...ONLINE, status: 'cancelled' }, PAID, 'confirmed'],
  // product 4.13.1
])('an order that is %s sends the mail that tells of it', (_, before, after, mail) => {
  expect(findOrderMail(before, after)).toBe(mail);
});
