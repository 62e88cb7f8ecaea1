import { expect, it } from 'vitest';
import { DESK_ROLES } from '../roles.ts';
import { isPushAddress, isToldOfOrders } from './order-notice.ts';

// product 10.2.12
it('tells those of new orders who pack them', () => {
  expect(DESK_ROLES.filter(isToldOfOrders)).toEqual([
    'owner',
    'coordinator',
    'packer',
    'group_member',
  ]);
});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  // product 10.2.14
])('sends to the push service of a browser: %s', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/fcm/send/abc',
  'https://fcm.googleapis.com@169.254.169.254/',
  'https://user:word@fcm.googleapis.com/fcm/send/abc',
  'https://evil-push.apple.com/',
  'https://push.apple.com/',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com\\@127.0.0.1/',
  'https://fcm.googleapis.com/a b',
  'https://127.0.0.1/\nhttps://fcm.googleapis.com/a',
  'https://localhost/fcm.googleapis.com',
  'https://127.0.0.1/',
  'file:///etc/passwd',
  'fcm.googleapis.com/fcm/send/abc',
  '',
  // product 10.2.14
])('sends to no other address: %s', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(false);
});
