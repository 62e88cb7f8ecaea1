import { expect, it } from 'vitest';
import { parseContactInfo, readMapMarker, telephoneLink, whatsAppLink } from './contact.ts';

// product 3.6.2, 3.6.3
it('reads the contact details, missing ones as empty', () => {
  const contact = {
    headline: 'Write to us',
    subheading: 'We answer within a day',
    address: 'Jaipur',
    phone: '+91 98765 43210',
    email: 'hello@example.com',
    hours: '10 to 6',
    mapEmbed: '<iframe></iframe>',
    sellerName: 'Example Traders',
    sellerAddress: 'Jodhpur',
    gstin: '08AAAAA0000A1Z2',
    foodLicence: '10000000000000',
    grievanceOfficer: 'Example Officer, officer@example.com',
  };
  expect(parseContactInfo({ ...contact, extra: 1 })).toEqual(contact);
  expect(new Set(Object.values(parseContactInfo(null)))).toEqual(new Set(['']));
});

it.each([
  ['+91 98765-43210', 'tel:+919876543210'],
  [' +91 (98765) 43210', 'tel:+919876543210'],
  ['0141 222 3333', 'tel:01412223333'],
  ['12+3', 'tel:123'],
  ['\u202a+91 (0) 141 222 3333\u202c', 'tel:+911412223333'],
  ['0091 98765 43210', 'tel:+919876543210'],
  ['+९१ ९८७६५ ४३२१०', 'tel:+919876543210'],
  ['+91 141 222 3333 / 34', 'tel:+91141222333334'],
])('links %o to %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

it.each([
  ['+91 98765-43210', 'https://wa.me/919876543210?text=Namaste%20%26%20hello'],
  ['\u202a+91 98765 43210\u202c', 'https://wa.me/919876543210?text=Namaste%20%26%20hello'],
  ['+९१ ९८७६५ ४३२१०', 'https://wa.me/919876543210?text=Namaste%20%26%20hello'],
  ['0141 222 3333', null],
  ['', null],
  // product 2.12.4
])('the chat with %o is %s', (phone, link) => {
  expect(whatsAppLink(phone, 'Namaste & hello')).toBe(link);
});

it.each([
  ['?bbox=75.79%2C26.895&amp;marker=26.9175%2C75.8205"', { latitude: 26.9175, longitude: 75.8205 }],
  ['?marker=-26,75&layer=mapnik', { latitude: -26, longitude: 75 }],
  ['?bbox=75.79%2C26.895', null],
  ['?marker=26.9', null],
  ['?watermarker=26,75', null],
  ['', null],
  // product 2.12.4
])('the map %s marks the place %o', (source, place) => {
  expect(
    readMapMarker(`<iframe src="https://www.openstreetmap.org/export/embed.html${source}>`),
  ).toEqual(place);
});
