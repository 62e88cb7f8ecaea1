import { expect, it } from 'vitest';
import { isDeskDraft, isOfDeskMember } from './phone-data.ts';

it.each([
  ['desk-last-seen', true],
  ['desk-outbox', true],
  ['desk-member', true],
  ['desk-text/page/about', true],
  ['desk-anything-later', true],
  ['desk-language', false],
  ['desk-label-size', false],
  ['cart-store', false],
  ['my-desk-note', false],
  ['', false],
  // product 10.6.15
])('of the entries of a phone %j belongs to the member of the desk: %o', (key, isOfMember) => {
  expect(isOfDeskMember(key)).toBe(isOfMember);
});

// product 10.6.15
it('whose data it is is no draft', () => {
  expect(isDeskDraft('desk-draft/p1')).toBe(true);
  expect(isDeskDraft('desk-member')).toBe(false);
  expect(isDeskDraft('desk-language')).toBe(false);
});
