import { expect, it } from 'vitest';
import {
  CONTACT_CACHE_MS,
  MESSAGE_PAGE_SIZE,
  parseContactInfo,
  telephoneLink,
} from './contact-info.ts';

it('the contact info is kept for 60 seconds, and messages come 20 on a page', () => {
  expect([CONTACT_CACHE_MS, MESSAGE_PAGE_SIZE]).toEqual([60_000, 20]);
});

it('reads the contact details, missing ones as empty', () => {
  const contact = {
    headline: 'Write to us',
    subheading: 'We answer within a day',
    address: 'Jaipur',
    phone: '+91 98765 43210',
    email: 'hello@example.com',
    hours: '10 to 6',
    mapEmbed: '<iframe></iframe>',
  };
  expect(parseContactInfo({ ...contact, extra: 1 })).toEqual(contact);
  expect(Object.values(parseContactInfo(null))).toEqual(['', '', '', '', '', '', '']);
});

it.each([
  ['+91 98765-43210', 'tel:+919876543210'],
  [' +91 (98765) 43210', 'tel:+919876543210'],
  ['0141 222 3333', 'tel:01412223333'],
  ['12+3', 'tel:123'],
])('links %o to %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
